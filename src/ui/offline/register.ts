/** From the second visit on the page needs no network. Without a service worker it just needs one. */
export function registerOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => navigator.serviceWorker.register('sw.js').catch(() => undefined);
  // After the page itself, which must not wait for the copies.
  if (document.readyState === 'complete') void register();
  else globalThis.addEventListener('load', () => void register(), { once: true });
}
