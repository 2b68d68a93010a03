### Comptoir: le parole che non sono di nessun gioco. Gli argomenti sono spiegati in en.ftl.

## Persone

you = tu
default-name = Giocatore
seat-name = Posto { $seat }
level-random = gioca a caso
level-novice = principiante
level-regular = abituale
level-liar = bugiardo
level-honest = onesto
level-doubter = scettico
level-timid = timido
level-thrifty = parsimonioso
level-lavish = spendaccione
level-patient = paziente
level-hasty = frettoloso
level-jealous = geloso
level-strong = forte
level-master = esperto
player-at-level = { $name } ({ $level })

## Il tavolo in un terminale

table-seated = Al tavolo: { $names }.
table-how-to-start = Scrivi ? per un suggerimento, aiuto per tutto il resto.
table-help = { $typing }
    ? mostra che cosa comportano le tue scelte; tavolo mostra il tavolo; regole mostra le regole, e regole 3.2 una parte.
    esci lascia il tavolo. Un tasto qualsiasi abbrevia quel che si sta mostrando.
table-see-rules = Per saperne di più: regole { $section }.
table-left = Hai lasciato il tavolo.
table-continue = Per continuare questa partita: { $command }
table-not-recorded = Questa partita non era registrata; con --record FILE la si potrebbe continuare.
table-offer-record = Per tenere la partita, scrivi un nome di file; Invio da solo la lascia andare.
table-recorded = La partita è in { $file }.
table-won = { $who ->
    [you] { $number ->
        [one] Hai vinto!
       *[other] Dividi la vittoria con { $names }!
    }
   *[other] { $number ->
        [one] Ha vinto { $names }.
       *[other] { $names } dividono la vittoria.
    }
}

table-rank = Posto
table-player = Nome
table-points = Punti

## Parole che si possono scrivere; senza maiuscole né accenti, separate da virgole

words-hint = ?, suggerimento, hint
words-help = aiuto, help, h
words-board = tavolo, t, board
words-rules = regole, rules
words-quit = esci, q, quit, exit
words-back = indietro, i, back, b

## Una partita rivista

replay-place = { $step } di { $steps }
replay-help = Invio: avanti · i: indietro · 12: al passo 12 · tavolo: il tavolo · q: esci
replay-end = Questo era l’ultimo passo.
replay-note = Nota: { $note }

## Regole ed edizioni

rules-sections = regole NUMERO mostra una sezione, un paragrafo come 3.2 o una decisione come P4.
editions-names = Edizioni: { $names }.
edition-figure = Cifra
edition-value = Valore
edition-source = Fonte
edition-note = Nota
edition-option = Opzione
edition-choices = Valori
edition-meaning = Significato
source-rulebook = regolamento
source-reported = riferito
source-ours = nostro
option-first-seat = Il posto che comincia; con null decide la sorte.

## Rifiuti

refusal-unknown-game = Nessun gioco si chiama { $name }. Ci sono: { $known }.
refusal-seats = A questo gioco si gioca da { $least } a { $most }, non in { $seats }.
refusal-first-seat = Il posto { $first-seat } non può cominciare: i posti hanno i numeri da 0 a { $last }.
refusal-option = L’opzione { $option } non va bene: { $expected }.
refusal-options-of-another-game = Queste opzioni sono di un gioco diverso da { $game }.
refusal-timed = Con queste opzioni corre un orologio, e qui nessuno misura il tempo.
refusal-bad-edition = Nell’edizione, { $key } non è come ci si aspetta: { $expected }.
refusal-bad-notation = «{ $text }» non è una mossa di questo gioco.
refusal-not-in-order = «{ $text }» non è nell’ordine abituale: tutto vi sale, e nulla vi compare due volte.

refusal-no-record = Riga { $line }: questa non è una partita registrata.
refusal-newer-record = Riga { $line }: questa partita ha il formato { $format }; qui si leggono solo i formati fino a { $known }.
refusal-record-of-another-game = Riga { $line }: questa è una partita di { $found }, non di { $game }.
refusal-record-header = Riga { $line }: l’intestazione ha ognuna di queste chiavi al più una volta, seguita da due punti: { $keys }.
refusal-record-key-missing = Riga { $line }: l’intestazione finisce senza { $key }.
refusal-newer-rules = Riga { $line }: si è giocato con la versione { $rules } delle regole; qui si conoscono solo le versioni fino a { $known }.
refusal-older-rules = Riga { $line }: si è giocato con la versione { $rules } delle regole; qui vale la versione { $known }.
refusal-edition-unknown = Riga { $line }: nessuna edizione si chiama { $edition }; ci sono { $known }.
refusal-edition-changed = Riga { $line }: le cifre dell’edizione { $edition } da allora sono cambiate ({ $digest } allora, { $found } adesso).
refusal-no-actor = Riga { $line }: { $found } non è nessuno che possa agire; una mossa comincia con un posto, chance o clock.
refusal-not-due = Riga { $line }: qui non agisce { $found }, ma { $due }.
refusal-another-result = Riga { $line }: le mosse non portano a questo risultato, ma a: { $found }.
refusal-record-names = Riga { $line }: il numero dei nomi, { $names }, non è quello dei posti, { $seats }.
refusal-record-match = Riga { $line }: «{ $found }» non è la partita di un incontro; si scrivono il suo numero e quante sono, per esempio 2/3.
refusal-wrong-line = Riga { $line }: { $why }

refusal-no-file = { $file } non si può leggere.
refusal-file-exists = { $file } esiste già, e le partite non si sovrascrivono: scegli un altro nome.
refusal-cannot-write = { $file } non si può scrivere.
refusal-no-seat = Il posto { $seat } non c’è: i posti hanno i numeri da 0 a { $last }.
refusal-no-bot = Nessun bot gioca al livello { $level }; ci sono: { $known }.
refusal-bot-count = Livelli: { $bots }; bot: { $chairs }. Indica un livello per tutti o uno per ciascuno.
refusal-no-section = Le regole non hanno una sezione { $section }; hanno { $known }, paragrafi come 3.2 e decisioni come P4.
refusal-option-form = { $text } non è un’opzione: scrivi il suo nome, un segno di uguale e un valore.
refusal-no-option = Non c’è un’opzione { $option }; ci sono: { $known }.
refusal-option-value = L’opzione { $option } può essere: { $known }.
refusal-no-choice = Nella lista non c’è { $number }: va da 1 a { $last }.
refusal-game-over = Questa partita è finita; non c’è nulla da continuare.

# Il laboratorio
refusal-no-games = Bisogna giocare almeno una partita, non { $games }.

## Il server

serve-ready = Comptoir è aperto all’indirizzo { $address }
serve-for-others = Gli altri nella tua rete aprono questo indirizzo, o inquadrano questo con un telefono:
serve-only-here = Solo questo computer può aprirlo. Per far entrare altri nella tua rete: { $command }
serve-stop = Ctrl-C lo ferma. I tavoli sono conservati in { $file } e riprendono al prossimo avvio.

refusal-port-busy = Un altro programma usa la porta { $port }: chiudilo, o scegli un’altra porta con --port.
refusal-address-unusable = Non si può ascoltare a { $host }, porta { $port }: { $why }
refusal-data-not-ours = { $file } non è un file di Comptoir; scegline un altro con --data.
refusal-data-newer = { $file } viene da un Comptoir più recente (formato { $version }; qui si legge fino a { $known }) e non è stato toccato.
refusal-data-not-usable = { $file } non si può usare: { $why }
refusal-data-in-use = Un altro server di Comptoir usa già { $file }, all’indirizzo { $address } (processo { $process }). Apri quella pagina, ferma quel server, o scegli un altro file con --data.

## Rifiuti in ogni gioco

refusal-not-now = Adesso non si può.
refusal-not-yours = Adesso non tocca a te.
refusal-not-at-the-table = Questo posto non c’è: i posti hanno i numeri da 0 a { $last }.

## Ciò che il server rifiuta a un tavolo

refusal-no-such-table = Questo tavolo non esiste.
refusal-no-such-code = Questo codice non apre nessun tavolo.
refusal-table-of-other-rules = Questa partita è cominciata con altre regole di Comptoir e qui non può continuare.
refusal-not-playing = A questo tavolo non c’è una partita in corso.
refusal-game-begun = La partita è cominciata.
refusal-still-there = A quel posto in questo momento c’è qualcuno.
refusal-nobody-to-return = Nessuno deve ritrovare la strada per quel posto.
refusal-not-over = È possibile solo a partita finita.
refusal-decision-past = Questa domanda ha già avuto risposta.
refusal-press-too-early = Questo prezzo non è ancora stato annunciato.
refusal-press-too-late = Troppo tardi: era già finito.
refusal-press-beaten = Qualcuno è stato più veloce.
refusal-not-your-decision = Ora non tocca a te decidere.
refusal-no-orders = In questo gioco non si danno ordini in anticipo.
refusal-bad-order = Questo non è un ordine di questo gioco: { $field } non è come previsto ({ $expected }).
refusal-only-watching = Chi guarda non può farlo.
refusal-not-seated = Non siedi più a questo tavolo.
refusal-left = Hai lasciato il tavolo. Lo stesso link ti riporta qui.
refusal-removed = Chi ospita ha cambiato i posti a questo tavolo.
refusal-host-only = Può farlo solo chi ospita.
refusal-own-seat = È il tuo stesso posto; puoi lasciarlo.
refusal-seat-taken = Questo posto è occupato.
refusal-table-full = Tutti i posti sono occupati.
refusal-seats-free = { $free ->
    [one] Un posto è ancora libero.
   *[other] { $free } posti sono ancora liberi.
}
refusal-more-bots-than-seats = Ci sono { $bots } bot per { $seats } posti.
refusal-nobody-to-start = Un tavolo di soli bot deve cominciare subito.
refusal-match-games = Un incontro ha da 1 a { $most } partite, non { $games }.
refusal-already-moved = C’è già un nuovo tavolo.
refusal-name-empty = Scrivi un nome.
refusal-name-too-long = Un nome può avere fino a { $most } caratteri.
refusal-too-much-talk = Non così in fretta: dillo di nuovo tra un momento.
refusal-too-many-tables = Da qui sono stati apparecchiati { $most } tavoli in un’ora; aspetta un po’.
refusal-too-many-attempts = Da qui sono arrivati troppi codici sbagliati; aspetta qualche minuto.
refusal-too-many-pages = Più di { $most } pagine guardano già qui; chiudine una.
refusal-disk-full = Il disco del server è pieno: non si è potuto conservare, e non è successo nulla.
refusal-not-stored = Non si è potuto conservare, e non è successo nulla. Riprova.
refusal-somebody-else-wrote = Il tavolo è andato avanti altrove. Riprova.
refusal-server-fault = Il server ha fatto un errore. Il tavolo è come prima.
refusal-flood = Era troppo in una volta.
refusal-broken-frame = Il server non ha capito la pagina.
refusal-broken-body = Il server non ha capito la pagina: { $why }
refusal-frame-too-long = Un messaggio può avere fino a { $most } caratteri.
refusal-body-too-long = Una domanda può avere fino a { $most } byte.
refusal-no-hello = La pagina non ha detto da dove viene.
refusal-hello-twice = La pagina ha già detto da dove viene.
refusal-command-id = Un comando porta un identificativo di { $most } caratteri al massimo.

### Page

## Il bancone

page-title = Comptoir
page-welcome = Accomodati. Chi gioca?
page-loading = Un momento…
page-games = Giochi
# $least and $most: players
page-seats-range = Da { $least } a { $most } giocatori
page-play-now = Gioca subito
page-learn = Impara giocando
page-new-table = Apparecchia un tavolo
page-rules = Regole
page-have-code = Ti hanno dato un codice?
page-to-table = Al tavolo
page-to-lobby = Al bancone
page-your-tables = I tuoi tavoli
# $letter: of the seat
page-seat-letter = Posto { $letter }
page-forget-table = Togli questo tavolo dall’elenco
page-language = Lingua
page-nowhere = A questo indirizzo non c’è nulla.
page-try-again = Riprova
page-unloaded = Una parte della pagina non si è caricata.
page-close = Chiudi

## Un nuovo tavolo

# $game: its name
page-new-table-of = Un tavolo di { $game }
page-your-name = Il tuo nome
page-number-of-seats = Posti
page-number-of-bots = Bot
page-level-of-bots = Il loro livello
page-number-of-games = Quante partite
page-match-means = Un incontro di { $games } partite: i punti si sommano, e ogni volta comincia il posto seguente.
page-speed = Ritmo
page-speed-relaxed = tranquillo
page-speed-live = dal vivo
page-speed-brisk = svelto
page-speed-relaxed-means = Nessuno ha fretta: chi è assente viene aspettato; se c’è un orologio, va piano.
page-speed-live-means = Se qualcuno resta assente, dopo un po’ un bot gioca al suo posto.
page-speed-brisk-means = Se qualcuno resta assente, presto un bot gioca al suo posto; se c’è un orologio, va veloce.
page-options = Regole a scelta
page-order-answers = Il tuo ordine risponde per te.
page-memory-aid = La pagina ricorda al posto vostro ciò che si è visto
page-edition = Edizione
page-first-seat = Chi comincia
page-by-lot = a sorte
page-set-table = Apparecchia il tavolo

## Prima della partita

# $open: seats without anybody
page-waits-for-people = { $open ->
    [one] Manca ancora un posto.
   *[other] Mancano ancora { $open } posti.
}
page-waits-for-you-to-start = Ci sono tutti. Comincia quando vuoi.
# $name: of the host
page-waits-for-host = Ci sono tutti. { $name } comincia la partita.
page-code = Codice di questo tavolo
page-qr = Il link come codice QR
page-link = Link per i tuoi amici
page-watch-link = Qualcuno vorrebbe guardare
page-watch-link-means = Link per guardare
page-copy = Copia
page-copied = Copiato
page-only-here = Solo questo computer può aprire il link: avvia Comptoir con «comptoir serve --lan» per giocare con altri dispositivi di casa.
page-open-seat = Un posto libero
page-open-seat-means = per un amico o un bot
# $level: in words
page-bot = Bot, { $level }
page-bot-plain = Bot
page-host = Ospite di casa
page-your-seat = Tu
page-add-bot = Aggiungi un bot
# $letter: of the seat
page-add-bot-at = Aggiungi un bot al posto { $letter }
page-level-at = Livello del bot al posto { $letter }
# $name: of who sits there
page-free-seat = Libera il posto di { $name }
page-start = Comincia
page-leave-seat = Lascia il posto

## Unirsi

page-invited = Hai ricevuto un invito
page-take-seat = Prendi posto
page-seat-of = Il posto di { $name }
# $letter: of the seat
page-back-to-seat = Torna al posto { $letter }
page-table-full = Tutti i posti sono occupati.
page-table-begun = La partita è cominciata e tutti i posti sono occupati. Chiedi al tavolo il link per guardare; se uno dei posti è tuo, chiedi a chi ospita di farti rientrare.
page-no-token = Questo posto appartiene a un altro browser. Se è il tuo, apri il link là; se non l’hai più, chiedi a chi ospita di farti rientrare.

## Al tavolo

page-seats = Posti
page-is-asked = ci pensa
page-presence-here = presente
page-presence-away = assente
page-presence-gone = gioca un bot
page-presence-offered = posto da riprendere
# $waits: the sentence that says what the table waits for
page-your-turn = Tocca a te. { $waits }
# $game: its name
page-title-asked = ★ Tocca a te – { $game }
page-skip = Avanti
page-skip-to-turn = Salta al tuo turno
page-hints = Suggerimenti
page-you-watch = Stai guardando.
page-result = Il risultato
page-log = Che cosa è successo
page-log-empty = Ancora nulla.
page-while-away = Mentre eri via
# $missed: how many things were told meanwhile
page-back = { $missed ->
    [one] Bentornato. Nel frattempo è successa una cosa.
   *[other] Bentornato. Nel frattempo sono successe { $missed } cose.
}
# $number: how many are absent; $names: who; $time: such as 0:45
page-absent = { $number ->
    [one] { $names } è assente. Tra { $time } decide un bot.
   *[other] { $names } sono assenti. Tra { $time } decide un bot.
}
page-seen = Capito
page-guide = Come si gioca
page-skip-guide = Salta le spiegazioni
page-menu = Menu
page-invite = Invita qualcuno
page-offer = Fai rientrare { $name }
page-offer-question = Qualcuno può riprendere il posto di { $name }? Ricevi un nuovo link, e il browser che ha il posto adesso non potrà più aprirlo.
page-offered = { $number ->
    [one] Il posto di { $names } si può riprendere: il link ce l’ha chi ospita.
   *[other] I posti di { $names } si possono riprendere: il link ce l’ha chi ospita.
}
page-short-pauses = Pause dei bot più brevi
# $number: of people watching
page-watchers = { $number ->
    [one] Una persona guarda.
   *[other] { $number } persone guardano.
}
page-leave = Lascia la partita
page-leave-question = Lasciare la partita? Un bot gioca per te finché non torni.
page-yes = Sì
page-no-wait = No, aspetta
page-over = La partita è finita
page-rematch = Un’altra
page-to-rematch = Alla prossima partita
page-next-game = Prossima partita
page-new-match = Nuovo incontro
page-match = L’incontro
page-match-game = Partita { $number } di { $games }
page-match-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
page-match-won = { $who ->
    [you] { $number ->
        [one] Hai vinto l’incontro!
       *[other] Dividi la vittoria dell’incontro con { $names }!
    }
   *[other] { $number ->
        [one] { $names } ha vinto l’incontro.
       *[other] { $names } dividono la vittoria dell’incontro.
    }
}
page-replay = Rivedi la partita

## Chiacchiere

page-talk = Di’ qualcosa
page-mute = Preferisco non vedere che cosa dicono gli altri
# $name: who says it; $words: what
page-says = { $name }: { $words }
phrase-hello = Ciao!
phrase-well-played = Ben giocato!
phrase-thanks = Grazie!
phrase-sorry = Scusa!
phrase-hurry = Dai!
phrase-one-moment = Un momento
phrase-oh-no = Oh no!
phrase-again = Un’altra?
phrase-in-the-eye = Guardami negli occhi!
phrase-never-lie = Io non mento mai.
phrase-sure = Davvero?
phrase-cheers = 🍻 Salute!
phrase-laugh = 😄 ride
phrase-think = 🤔 riflette
phrase-applaud = 👏 applaude
phrase-shrug = 🤷 fa spallucce
phrase-wave = 👋 saluta
phrase-wink = 😉 fa l’occhiolino

## Il collegamento

page-lost-network = Il collegamento è caduto. Tornerà da solo.
page-lost-restart = Il server si sta riavviando. La tua partita è al sicuro.
page-try-now = Prova adesso
page-return = Torna al posto
page-reload = Ricarica la pagina

## Tasti

page-keys = Tasti
page-key-escape = Chiude ciò che è aperto; ferma ciò che viene mostrato
page-key-space = Spazio

## Regole e partite riviste

page-search-rules = Cerca nelle regole
page-contents = Indice
# $hits: places found
page-found = { $hits ->
    [0] Nessun risultato.
    [one] Un passo.
   *[other] { $hits } passi.
}
page-eyes = Visto da
page-eyes-all = tutti, tutto scoperto
page-eyes-watcher = chi guarda
page-eyes-own = { $name } (tu)
page-step = Mossa
page-step-on = Una mossa avanti
page-step-back = Una mossa indietro
page-step-first = All’inizio
page-step-last = Alla fine

## Che cosa rifiuta la pagina stessa

# $code: of the refusal
refusal-unexpected = Non ha funzionato ({ $code }).
refusal-no-server = Il server non è raggiungibile.
refusal-update-needed = Comptoir è stato aggiornato da quando hai aperto questa pagina.
refusal-unknown-seat = Questo posto non è più tuo.
