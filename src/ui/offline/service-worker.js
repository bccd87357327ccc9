// The build puts two constants in front of this: VERSION, and FILES, every file of the page.
/* global VERSION, FILES */
const PREFIX = 'airfield-44/';
const CACHE = PREFIX + VERSION;
const PAGE = './';
const PATIENCE = 4000;

/** The page itself has the same name in every build, so the browser's own store must not answer for it. */
function fresh(name) {
  return new Request(name, { cache: name.includes('assets/') ? 'default' : 'reload' });
}

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([PAGE, ...FILES].map(fresh))));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

/**
 * Only once a page of this build was asked for: one of the build before may still load its later parts.
 * And not while a newer worker fills its own.
 */
async function removeOldCaches() {
  if (self.registration.installing !== null || self.registration.waiting !== null) return;
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function keptPage() {
  const cache = await caches.open(CACHE);
  return (await cache.match(PAGE, { ignoreVary: true })) ?? Response.error();
}

/** The newest page there is; the kept one where the network fails or takes too long. */
async function page(request) {
  const timeOut = new Promise((resolve) => setTimeout(resolve, PATIENCE, null));
  const answer = await Promise.race([fetch(request).catch(() => null), timeOut]);
  return answer !== null && answer.ok ? answer : keptPage();
}

/** Some servers say that their answers vary with the origin; ours do not. */
async function file(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    event.respondWith(page(request));
    event.waitUntil(removeOldCaches());
  } else {
    event.respondWith(file(request));
  }
});
