// Shows a page of our own while the browser is offline. It stores that page and its style sheets, and no other page.
const page = '/offline'
const cacheName = 'offline'
const dayInMs = 86_400_000

/** Stores the page with the files that it names. */
async function store() {
  const cache = await caches.open(cacheName)
  const response = await fetch(page, { cache: 'reload' })
  if (!response.ok) throw new Error(`The offline page returned ${response.status}`)
  const html = await response.clone().text()
  const files = new Set(
    [...html.matchAll(/(?:href|src)="(\/(?:assets\/[^"]+|favicon\.svg))"/g)].map(([, file]) => file),
  )
  const old = await cache.keys()
  await cache.addAll([...files])
  await cache.put(page, response)
  const kept = new Set([page, ...files])
  await Promise.all(old.filter(({ url }) => !kept.has(new URL(url).pathname)).map((request) => cache.delete(request)))
}

addEventListener('install', (event) => {
  skipWaiting()
  event.waitUntil(store())
})

addEventListener('activate', (event) => {
  // Otherwise each page would wait for this worker to start.
  event.waitUntil(registration.navigationPreload?.enable())
})

addEventListener('fetch', (event) => {
  const { method, mode, destination } = event.request
  if (method !== 'GET') return
  if (mode === 'navigate') event.respondWith(loadPage(event))
  // The names of these files change with their content, so a stored one is the right one.
  else if (destination === 'style' || destination === 'font') event.respondWith(loadFile(event.request))
})

async function loadPage(event) {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request))
    event.waitUntil(refresh())
    return response
  } catch (error) {
    const stored = await findStored(page)
    if (stored) return stored
    throw error
  }
}

const loadFile = async (request) => (await findStored(request)) ?? fetch(request)

/** Stores the page again a day after it was stored. */
async function refresh() {
  const stored = await findStored(page)
  if (!stored || Date.now() - Date.parse(stored.headers.get('date')) > dayInMs) await store().catch(() => {})
}

// Every response varies by encoding, which doesn't matter here.
const findStored = (request) => caches.match(request, { cacheName, ignoreVary: true })
