/// <reference lib="webworker" />
/*
 * Keeps the files of the crew's page on the phone, so that the page opens without a connection. API calls
 * always go to the network: the page itself keeps what the crew sees and taps.
 */

/** Written by the build. */
declare const __KEPT_FILES__: string[]
declare const self: ServiceWorkerGlobalScope

const page = '/crew'
const files: string[] = __KEPT_FILES__
/** Different for every build, since the names of its files differ. */
const cacheName = `crew ${files.join(' ')}`

self.addEventListener('install', (event) => {
  event.waitUntil(keepFiles().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldFiles().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate' && /^\/crew(\/|$)/.test(pathname)) event.respondWith(kept(page, request))
  else if (files.includes(pathname)) event.respondWith(kept(pathname, request))
})

async function keepFiles(): Promise<void> {
  const cache = await caches.open(cacheName)
  await cache.addAll([page, ...files].map((path) => new Request(path, { cache: 'no-cache' })))
}

async function forgetOldFiles(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith('crew ') && name !== cacheName)
  await Promise.all(old.map((name) => caches.delete(name)))
}

async function kept(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(cacheName)
  return (await cache.match(path)) ?? fetch(request)
}

export {}
