// Opens the pages of an employee's own space without network. It keeps files that are the same for everybody, and never
// an answer of the API: what one person read is kept, and cleared, by the page.
const shelf = 'moisson-pages-1'
const pages = new Set(['/beneficiaire', '/beneficiaire/investir'])
const pageOf = (url) => url.pathname.replace(/(.)\/$/, '$1')
const isFile = (url) => url.origin === location.origin && url.pathname.startsWith('/assets/')

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(begin()))
self.addEventListener('message', (event) => event.waitUntil(keepAll(event.data)))
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || url.origin !== location.origin) return
  if (event.request.mode === 'navigate' && pages.has(pageOf(url)))
    event.respondWith(page(event.request, pageOf(url)))
  else if (isFile(url)) event.respondWith(file(event.request))
})

async function begin() {
  for (const name of await caches.keys())
    if (name.startsWith('moisson-pages-') && name !== shelf) await caches.delete(name)
  await self.clients.claim()
}

/** The network first: without it, the page as it was last received. */
async function page(request, path) {
  try {
    const answer = await fetch(request)
    if (answer.ok) await keepPage(path, answer.clone())
    return answer
  } catch {
    return (await caches.match(path)) ?? Response.error()
  }
}

/** Another text is another build: nothing of the former one stays beside it. */
async function keepPage(path, answer) {
  const former = await caches.match(path)
  if (former && (await former.text()) !== (await answer.clone().text())) await caches.delete(shelf)
  await (await caches.open(shelf)).put(path, answer)
}

/** A file of a build has a name of its own, and never changes. */
async function file(request) {
  const kept = await caches.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(shelf)).put(request, answer.clone())
  return answer
}

/** What a page had loaded before this worker saw its requests; the browser has these files at hand. */
async function keepAll({ path, files }) {
  if (!pages.has(path)) return
  const kept = await caches.open(shelf)
  if (!(await kept.match(path))) await kept.add(path)
  for (const name of files)
    if (isFile(new URL(name)) && !(await kept.match(name))) await kept.add(name).catch(() => undefined)
}
