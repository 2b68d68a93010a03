### Comptoir : les mots qui n’appartiennent à aucun jeu. Les arguments sont expliqués dans en.ftl.

## Personnes

you = vous
default-name = Joueur
seat-name = Place { $seat }
level-random = joue au hasard
level-novice = débutant
level-regular = habitué
level-liar = menteur
level-honest = honnête
level-doubter = sceptique
level-timid = timide
level-thrifty = économe
level-lavish = dépensier
level-patient = patient
level-hasty = pressé
level-jealous = jaloux
level-strong = fort
level-master = maître
player-at-level = { $name } ({ $level })

## La table dans un terminal

table-seated = À la table : { $names }.
table-how-to-start = Tapez « ? » pour un indice, « aide » pour tout le reste.
table-help = { $typing }
    ? montre ce que vaudraient vos choix ; table montre la table ; règles montre les règles, et règles 3.2 une partie.
    quitter quitte la table. N’importe quelle touche abrège ce qui est en train de se montrer.
table-see-rules = Pour en savoir plus : règles { $section }.
table-left = Vous avez quitté la table.
table-continue = Pour continuer cette partie : { $command }
table-not-recorded = Cette partie n’était pas enregistrée ; avec --record FICHIER, vous pourriez la continuer.
table-offer-record = Pour garder la partie, tapez un nom de fichier ; Entrée seule la laisse aller.
table-recorded = La partie est dans { $file }.
table-won = { $who ->
    [you] { $number ->
        [one] Vous avez gagné !
       *[other] Vous partagez la victoire avec { $names } !
    }
   *[other] { $number ->
        [one] { $names } a gagné.
       *[other] { $names } partagent la victoire.
    }
}

table-rank = Rang
table-player = Joueur
table-points = Points

## Mots que l’on peut taper ; sans majuscules ni accents, séparés par des virgules

words-hint = ?, indice, hint
words-help = aide, help, h
words-board = table, t, board
words-rules = règles, rules
words-quit = quitter, q, quit, exit
words-back = retour, r, back, b

## Une partie revue

replay-place = { $step } sur { $steps }
replay-help = Entrée : la suite · r : retour · 12 : au coup 12 · table : la table · q : quitter
replay-end = C’était la fin.
replay-note = À noter : { $note }

## Règles et éditions

rules-sections = règles NUMÉRO montre une section, un paragraphe comme 3.2 ou une décision comme P4.
editions-names = Éditions : { $names }.
edition-figure = Chiffre
edition-value = Valeur
edition-source = Source
edition-note = Remarque
edition-option = Option
edition-choices = Valeurs
edition-meaning = Sens
source-rulebook = règle du jeu
source-reported = rapporté
source-ours = de nous
option-first-seat = La place qui est la première ; null laisse faire le sort.

## Refus

refusal-unknown-game = Aucun jeu ne s’appelle { $name }. Il y a : { $known }.
refusal-seats = Ce jeu se joue de { $least } à { $most }, pas à { $seats }.
refusal-first-seat = La place { $first-seat } ne peut pas être la première : les places ont les numéros 0 à { $last }.
refusal-option = L’option { $option } ne convient pas : { $expected }.
refusal-options-of-another-game = Ces options sont celles d’un autre jeu que { $game }.
refusal-timed = Avec ces options une horloge tourne, et personne ici ne tient le temps.
refusal-bad-edition = Dans l’édition, { $key } n’est pas comme attendu : { $expected }.
refusal-bad-notation = « { $text } » n’est pas un coup de ce jeu.
refusal-not-in-order = « { $text } » n’est pas dans l’ordre habituel : tout y monte, et rien n’y vient deux fois.

refusal-no-record = Ligne { $line } : ce n’est pas une partie enregistrée.
refusal-newer-record = Ligne { $line } : cette partie a le format { $format } ; on ne lit ici que les formats jusqu’à { $known }.
refusal-record-of-another-game = Ligne { $line } : c’est une partie de { $found }, pas de { $game }.
refusal-record-header = Ligne { $line } : l’en-tête a chacune de ces clés une fois au plus, suivie d’un deux-points : { $keys }.
refusal-record-key-missing = Ligne { $line } : l’en-tête finit sans { $key }.
refusal-newer-rules = Ligne { $line } : cette partie suit la version { $rules } des règles ; on ne connaît ici que les versions jusqu’à { $known }.
refusal-older-rules = Ligne { $line } : cette partie suit la version { $rules } des règles ; ici, c’est la version { $known }.
refusal-edition-unknown = Ligne { $line } : aucune édition ne s’appelle { $edition } ; il y a { $known }.
refusal-edition-changed = Ligne { $line } : les chiffres de l’édition { $edition } ont changé depuis ({ $digest } alors, { $found } maintenant).
refusal-no-actor = Ligne { $line } : { $found } n’est personne qui puisse agir ; un coup commence par une place, chance ou clock.
refusal-not-due = Ligne { $line } : ce n’est pas { $found } qui agit ici, mais { $due }.
refusal-another-result = Ligne { $line } : les coups ne mènent pas à ce résultat, mais à : { $found }.
refusal-record-names = Ligne { $line } : le nombre de noms, { $names }, n’est pas celui des places, { $seats }.
refusal-record-match = Ligne { $line } : « { $found } » n’est pas une partie d’un match ; écrivez son numéro et combien il y en a, comme 2/3.
refusal-wrong-line = Ligne { $line } : { $why }

refusal-no-file = On ne peut pas lire { $file }.
refusal-file-exists = { $file } existe déjà, et l’on n’écrase pas de partie : choisissez un autre nom.
refusal-cannot-write = On ne peut pas écrire { $file }.
refusal-no-seat = Il n’y a pas de place { $seat } : les places ont les numéros 0 à { $last }.
refusal-no-bot = Aucun robot ne joue au niveau { $level } ; il y a : { $known }.
refusal-bot-count = Nombre de niveaux : { $bots } ; nombre de robots : { $chairs }. Donnez un niveau pour tous, ou un pour chacun.
refusal-no-section = Les règles n’ont pas de section { $section } ; elles ont { $known }, des paragraphes comme 3.2 et des décisions comme P4.
refusal-option-form = { $text } n’est pas une option : écrivez son nom, un signe égal et une valeur.
refusal-no-option = Il n’y a pas d’option { $option } ; il y a : { $known }.
refusal-option-value = L’option { $option } peut valoir : { $known }.
refusal-no-choice = Il n’y a pas de { $number } dans la liste : elle va de 1 à { $last }.
refusal-game-over = Cette partie est finie ; il n’y a rien à continuer.

# Le laboratoire
refusal-no-games = Il faut jouer au moins une partie, et non { $games }.

## Le serveur

serve-ready = Comptoir est ouvert à l’adresse { $address }
serve-for-others = Les autres personnes de votre réseau ouvrent cette adresse, ou visent ceci avec un téléphone :
serve-only-here = Seul cet ordinateur peut l’ouvrir. Pour accueillir d’autres personnes de votre réseau : { $command }
serve-stop = Ctrl-C l’arrête. Les tables sont gardées dans { $file } et reprennent au prochain lancement.

refusal-port-busy = Un autre programme utilise le port { $port } : fermez-le, ou choisissez un autre port avec --port.
refusal-address-unusable = On ne peut pas écouter à { $host }, port { $port } : { $why }
refusal-data-not-ours = { $file } n’est pas un fichier de Comptoir ; choisissez-en un autre avec --data.
refusal-data-newer = { $file } vient d’un Comptoir plus récent (format { $version } ; ici on lit jusqu’à { $known }) et n’a pas été touché.
refusal-data-not-usable = On ne peut pas utiliser { $file } : { $why }
refusal-data-in-use = Un autre serveur Comptoir utilise déjà { $file }, à l’adresse { $address } (processus { $process }). Ouvrez cette page, arrêtez ce serveur, ou choisissez un autre fichier avec --data.

## Refus dans tous les jeux

refusal-not-now = Ce n’est pas le moment.
refusal-not-yours = Ce n’est pas à vous de le faire maintenant.
refusal-not-at-the-table = Cette place n’existe pas : les places portent les numéros 0 à { $last }.

## Ce que le serveur refuse à une table

refusal-no-such-table = Cette table n’existe pas.
refusal-no-such-code = Ce code n’ouvre aucune table.
refusal-table-of-other-rules = Cette partie a commencé avec d’autres règles de Comptoir et ne peut pas continuer ici.
refusal-not-playing = Il n’y a pas de partie en cours à cette table.
refusal-game-begun = La partie a commencé.
refusal-still-there = Il y a justement quelqu’un à cette place.
refusal-nobody-to-return = Personne n’a à retrouver le chemin de cette place.
refusal-not-over = Ce n’est possible qu’une fois la partie terminée.
refusal-decision-past = Cette question a déjà sa réponse.
refusal-press-too-early = Ce prix n’a pas encore été annoncé.
refusal-press-too-late = Trop tard : c’était déjà fini.
refusal-press-beaten = Quelqu’un a été plus rapide.
refusal-not-your-decision = Ce n’est pas à vous de décider maintenant.
refusal-no-orders = Dans ce jeu, on ne donne pas d’ordres d’avance.
refusal-bad-order = Ce n’est pas un ordre de ce jeu : { $field } n’est pas ce qui est attendu ({ $expected }).
refusal-only-watching = Qui regarde ne peut pas faire cela.
refusal-not-seated = Vous n’êtes plus assis à cette table.
refusal-left = Vous avez quitté la table. Le même lien y ramène.
refusal-removed = L’hôte a changé les places à cette table.
refusal-host-only = Seul l’hôte peut faire cela.
refusal-own-seat = C’est votre propre place ; vous pouvez la quitter.
refusal-seat-taken = Cette place est prise.
refusal-table-full = Toutes les places sont prises.
refusal-seats-free = { $free ->
    [one] Une place est encore libre.
   *[other] { $free } places sont encore libres.
}
refusal-more-bots-than-seats = Il y a { $bots } robots pour { $seats } places.
refusal-nobody-to-start = Une table de robots seulement doit commencer tout de suite.
refusal-match-games = Un match compte de 1 à { $most } parties, et non { $games }.
refusal-already-moved = Il y a déjà une nouvelle table.
refusal-name-empty = Indiquez un nom.
refusal-name-too-long = Un nom peut avoir jusqu’à { $most } caractères.
refusal-too-much-talk = Pas si vite : redites-le dans un instant.
refusal-too-many-tables = D’ici, { $most } tables ont été dressées en une heure ; patientez un peu.
refusal-too-many-attempts = Trop de codes faux sont venus d’ici ; patientez quelques minutes.
refusal-too-many-pages = Plus de { $most } pages regardent déjà ceci ; fermez-en une.
refusal-disk-full = Le disque du serveur est plein : cela n’a pas pu être gardé, et rien ne s’est passé.
refusal-not-stored = Cela n’a pas pu être gardé, et rien ne s’est passé. Essayez encore.
refusal-somebody-else-wrote = La table a avancé ailleurs. Essayez encore.
refusal-server-fault = Le serveur a fait une erreur. La table est comme avant.
refusal-flood = C’était trop à la fois.
refusal-broken-frame = Le serveur n’a pas compris la page.
refusal-broken-body = Le serveur n’a pas compris la page : { $why }
refusal-frame-too-long = Un message peut avoir jusqu’à { $most } caractères.
refusal-body-too-long = Une demande peut avoir jusqu’à { $most } octets.
refusal-no-hello = La page n’a pas dit d’où elle vient.
refusal-hello-twice = La page a déjà dit d’où elle vient.
refusal-command-id = Une commande porte un identifiant de { $most } caractères au plus.

### Page

## Le comptoir

page-title = Comptoir
page-welcome = Asseyez-vous. Qui joue ?
page-loading = Un instant…
page-games = Jeux
# $least and $most: players
page-seats-range = De { $least } à { $most } joueurs
page-play-now = Jouer tout de suite
page-learn = Apprendre en jouant
page-new-table = Dresser une table
page-rules = Règles
page-have-code = Vous a-t-on donné un code ?
page-to-table = À la table
page-to-lobby = Au comptoir
page-your-tables = Vos tables
# $letter: of the seat
page-seat-letter = Place { $letter }
page-forget-table = Retirer cette table de la liste
page-language = Langue
page-nowhere = Il n’y a rien à cette adresse.
page-try-again = Réessayer
page-unloaded = Une partie de la page n’a pas pu être chargée.
page-close = Fermer

## Une nouvelle table

# $game: its name
page-new-table-of = Une table de { $game }
page-your-name = Votre nom
page-number-of-seats = Places
page-number-of-bots = Robots
page-level-of-bots = Leur niveau
page-number-of-games = Combien de parties
page-match-means = Un match en { $games } parties : les points s’additionnent, et la place suivante commence à chaque fois.
page-speed = Allure
page-speed-relaxed = tranquille
page-speed-live = en direct
page-speed-brisk = vive
page-speed-relaxed-means = Personne n’est pressé : on attend les absents ; s’il y a une horloge, elle va lentement.
page-speed-live-means = Si quelqu’un reste absent, un robot joue pour lui au bout d’un moment.
page-speed-brisk-means = Si quelqu’un reste absent, un robot joue bientôt pour lui ; s’il y a une horloge, elle va vite.
page-options = Règles au choix
page-order-answers = Votre ordre répond pour vous.
page-memory-aid = La page retient à votre place ce qui a été vu
page-edition = Édition
page-first-seat = Qui commence
page-by-lot = par le sort
page-set-table = Dresser la table

## La salle d’attente

# $open: seats without anybody
page-waits-for-people = { $open ->
    [one] Encore une place à prendre.
   *[other] Encore { $open } places à prendre.
}
page-waits-for-you-to-start = Tout le monde est là. Commencez quand vous voulez.
# $name: of the host
page-waits-for-host = Tout le monde est là. C’est { $name } qui lance la partie.
page-code = Code de cette table
page-qr = Le lien en code QR
page-link = Lien pour vos amis
page-watch-link = Quelqu’un voudrait regarder
page-watch-link-means = Lien pour regarder
page-copy = Copier
page-copied = Copié
page-only-here = Seul cet ordinateur peut ouvrir le lien : lancez Comptoir avec « comptoir serve --lan » pour jouer avec d’autres appareils à la maison.
page-open-seat = Une place libre
page-open-seat-means = pour un ami ou un robot
# $level: in words
page-bot = Robot, { $level }
page-bot-plain = Robot
page-host = Hôte
page-your-seat = Vous
page-add-bot = Ajouter un robot
# $letter: of the seat
page-add-bot-at = Ajouter un robot à la place { $letter }
page-level-at = Niveau du robot à la place { $letter }
# $name: of who sits there
page-free-seat = Libérer la place de { $name }
page-start = Commencer
page-leave-seat = Rendre la place

## Rejoindre une table

page-invited = Vous êtes invité
page-take-seat = Prendre place
page-seat-of = La place de { $name }
# $letter: of the seat
page-back-to-seat = Retour à la place { $letter }
page-table-full = Toutes les places sont prises.
page-table-begun = La partie a commencé et toutes les places sont prises. Demandez à la table le lien pour regarder ; si l’une des places est la vôtre, demandez à l’hôte de vous y laisser revenir.
page-no-token = Cette place appartient à un autre navigateur. Si c’est la vôtre, ouvrez le lien là-bas ; si vous ne l’avez plus, demandez à l’hôte de vous laisser revenir.

## À la table

page-seats = Places
page-is-asked = réfléchit
page-presence-here = présent
page-presence-away = absent
page-presence-gone = un robot joue
page-presence-offered = place à reprendre
# $waits: the sentence that says what the table waits for
page-your-turn = C’est à vous. { $waits }
# $game: its name
page-title-asked = ★ À vous – { $game }
page-skip = Passer
page-skip-to-turn = Passer à votre tour
page-hints = Conseils
page-you-watch = Vous regardez.
page-result = Le résultat
page-log = Ce qui s’est passé
page-log-empty = Rien encore.
page-while-away = Pendant votre absence
# $missed: how many things were told meanwhile
page-back = { $missed ->
    [one] Vous revoilà. Une chose s’est passée entre-temps.
   *[other] Vous revoilà. { $missed } choses se sont passées entre-temps.
}
# $number: how many are absent; $names: who; $time: such as 0:45
page-absent = { $number ->
    [one] { $names } s’est absenté. Un robot décide dans { $time }.
   *[other] { $names } se sont absentés. Un robot décide dans { $time }.
}
page-seen = Compris
page-guide = Comment on joue
page-skip-guide = Passer les explications
page-menu = Menu
page-invite = Inviter quelqu’un
page-offer = Laisser revenir { $name }
page-offer-question = Laisser quelqu’un reprendre la place de { $name } ? Vous recevez un nouveau lien, et le navigateur qui a cette place maintenant ne pourra plus l’ouvrir.
page-offered = { $number ->
    [one] La place de { $names } peut être reprise : l’hôte a le lien.
   *[other] Les places de { $names } peuvent être reprises : l’hôte a le lien.
}
page-short-pauses = Moins de pauses des robots
# $number: of people watching
page-watchers = { $number ->
    [one] Une personne regarde.
   *[other] { $number } personnes regardent.
}
page-leave = Quitter la partie
page-leave-question = Quitter la partie ? Un robot joue pour vous jusqu’à votre retour.
page-yes = Oui
page-no-wait = Non, attendre
page-over = La partie est finie
page-rematch = Encore une
page-to-rematch = À la partie suivante
page-next-game = Partie suivante
page-new-match = Nouveau match
page-match = Le match
page-match-game = Partie { $number } sur { $games }
page-match-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-match-won = { $who ->
    [you] { $number ->
        [one] Vous avez gagné le match !
       *[other] Vous partagez la victoire du match avec { $names } !
    }
   *[other] { $number ->
        [one] { $names } a gagné le match.
       *[other] { $names } partagent la victoire du match.
    }
}
page-replay = Revoir la partie

## Paroles

page-talk = Dire quelque chose
page-mute = Je préfère ne pas voir ce que disent les autres
# $name: who says it; $words: what
page-says = { $name } : { $words }
phrase-hello = Bonjour !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-sorry = Désolé !
phrase-hurry = Allez !
phrase-one-moment = Un instant
phrase-oh-no = Oh non !
phrase-again = Encore une ?
phrase-in-the-eye = Regardez-moi dans les yeux !
phrase-never-lie = Je ne mens jamais.
phrase-sure = C’est bien certain ?
phrase-cheers = 🍻 Santé !
phrase-laugh = 😄 rit
phrase-think = 🤔 réfléchit
phrase-applaud = 👏 applaudit
phrase-shrug = 🤷 hausse les épaules
phrase-wave = 👋 fait signe
phrase-wink = 😉 fait un clin d’œil

## La connexion

page-lost-network = La connexion est perdue. Elle reviendra d’elle-même.
page-lost-restart = Le serveur redémarre. Votre partie est conservée.
page-try-now = Essayer maintenant
page-return = Reprendre la place
page-reload = Recharger la page

## Touches

page-keys = Touches
page-key-escape = Fermer ce qui est ouvert ; arrêter ce qui se montre
page-key-space = Espace

## Règles et parties revues

page-search-rules = Chercher dans les règles
page-contents = Sommaire
# $hits: places found
page-found = { $hits ->
    [0] Rien trouvé.
    [one] Un passage.
   *[other] { $hits } passages.
}
page-eyes = Vu par
page-eyes-all = tout le monde, tout est montré
page-eyes-watcher = quelqu’un qui regarde
page-eyes-own = { $name } (vous)
page-step = Étape
page-step-on = Une étape plus loin
page-step-back = Une étape en arrière
page-step-first = Au début
page-step-last = À la fin

## Ce que la page elle-même refuse

# $code: of the refusal
refusal-unexpected = Cela n’a pas marché ({ $code }).
refusal-no-server = Le serveur est injoignable.
refusal-update-needed = Comptoir a été mis à jour depuis l’ouverture de cette page.
refusal-unknown-seat = Cette place n’est plus la vôtre.
