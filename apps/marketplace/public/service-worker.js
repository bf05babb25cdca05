// Shows a page of our own while the browser is offline or our site is down. It stores that page in each language with its style sheets, and no other page.
const english = '/offline'
const spanish = '/es/offline'
const pages = [english, spanish]
const cacheName = 'offline'
const dayInMs = 86_400_000

/** Stores the pages with the files that they name. */
async function store() {
  const cache = await caches.open(cacheName)
  const kept = (await Promise.all(pages.map((page) => storePage(cache, page)))).flat()
  const stored = await cache.keys()
  await Promise.all(stored.filter(({ url }) => !kept.includes(new URL(url).pathname)).map((old) => cache.delete(old)))
}

/** Stores a page, and returns its path and those of its files. */
async function storePage(cache, page) {
  const response = await fetch(page, { cache: 'reload' })
  if (!response.ok) throw new Error(`The offline page returned ${response.status}`)
  const html = await response.clone().text()
  const files = new Set(
    [...html.matchAll(/(?:href|src)="(\/(?:(?:es\/)?assets\/[^"]+|favicon\.svg))"/g)].map(([, file]) => file),
  )
  await cache.addAll([...files])
  await cache.put(page, response)
  return [page, ...files]
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
    const { pathname } = new URL(event.request.url)
    const stored = await findStored(/^\/es(\/|$)/.test(pathname) ? spanish : english)
    if (stored) return stored
    throw error
  }
}

const loadFile = async (request) => (await findStored(request)) ?? fetch(request)

/** Stores the page again a day after it was stored. */
async function refresh() {
  const stored = await findStored(english)
  if (!stored || Date.now() - Date.parse(stored.headers.get('date')) > dayInMs) await store().catch(() => {})
}

// Every response varies by encoding, which doesn't matter here.
const findStored = (request) => caches.match(request, { cacheName, ignoreVary: true })
