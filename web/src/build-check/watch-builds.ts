import { buildCheckTimes } from '../api/config.ts'
import { forceReload } from './force-reload.ts'

interface Subscribable {
  subscribe: (event: 'onBeforeNavigate', listener: (event: { pathChanged: boolean }) => void) => () => void
}

/** Looks for a newer build on a timer and reloads with the next page; a missing file of an old build reloads at once. */
export function watchBuilds(router: Subscribable): void {
  const { buildCheckMs, reloadSuppressionMs } = buildCheckTimes()
  const own = document.querySelector<HTMLMetaElement>('meta[name="build-id"]')?.content
  const reload = () => forceReload(() => location.reload(), sessionStorage, Date.now(), reloadSuppressionMs)
  let stale = false

  addEventListener('vite:preloadError', (event) => {
    // Without a network no build answers: what is on the page would be lost for nothing.
    if (!navigator.onLine) return
    // The router would reload once by itself, without our pause: it is told that it has done so.
    sessionStorage.setItem(`tanstack_router_reload:${event.payload.message}`, '1')
    if (reload()) event.preventDefault()
  })
  if (!own) return
  setInterval(() => {
    newBuild(own)
      .then((found) => {
        if (found) stale = true
      })
      .catch(() => undefined)
  }, buildCheckMs)
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    // The address is already the next one when the reload starts.
    if (stale && pathChanged) setTimeout(reload)
  })
}

/** Whether another build is there to go to: named as the latest, and with its manifest, which a server has once it has the rest. */
export async function newBuild(own: string): Promise<boolean> {
  const latest = await idIn('/builds/latest.json')
  return latest !== null && latest !== own && (await idIn(`/builds/meta/${latest}.json`)) === latest
}

async function idIn(path: string): Promise<string | null> {
  const answer = await fetch(path, { cache: 'no-store' })
  if (!answer.ok) return null
  const { id } = (await answer.json()) as { id?: unknown }
  return typeof id === 'string' ? id : null
}
