async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register('sw.js');
    // Browsers look for a newer one in their own good time, which may be after the next reload.
    if (registration.active !== null) await registration.update();
  } catch {
    // Not allowed here, or no network: the page works as it is.
  }
}

/** From the second visit on the page needs no network. */
export function registerOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // After the page itself, which must not wait for the copies.
  if (document.readyState === 'complete') void register();
  else globalThis.addEventListener('load', () => void register(), { once: true });
}
