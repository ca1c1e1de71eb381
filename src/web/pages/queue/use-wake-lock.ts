import { useEffect } from 'react';

/** Keeps the screen on while the page is visible, in browsers that can. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isStopped = false;
    const request = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      try {
        const requested = await navigator.wakeLock.request('screen');
        if (isStopped) await requested.release();
        else lock = requested;
      } catch {
        // The device saves power; the screen is then set to stay on by its own settings.
      }
    };
    void request();
    // The browser releases the lock of a hidden page.
    const onVisible = () => void request();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isStopped = true;
      document.removeEventListener('visibilitychange', onVisible);
      void lock?.release();
    };
  }, []);
}
