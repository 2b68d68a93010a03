/** Keeps the screen on while somebody plays, where the browser can: over plain HTTP it cannot. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;

  async function take() {
    if (over || document.visibilityState !== "visible") return;
    const taken = await navigator.wakeLock?.request("screen").catch(() => null);
    if (over) void taken?.release();
    else lock = taken ?? null;
  }

  void take();
  document.addEventListener("visibilitychange", take);
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", take);
    void lock?.release();
  };
}
