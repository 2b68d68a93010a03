/** Keeps the screen on until the returned function is called. Browsers do this only in a secure context. */
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
