import { forceReload, reloadSuppressionMs } from './force-reload.ts'

/** Milliseconds between two looks at the latest build. */
export const buildCheckMs = 60 * 60_000

interface Subscribable {
  subscribe: (event: 'onBeforeNavigate', listener: (event: { pathChanged: boolean }) => void) => () => void
}

/** Looks for a newer build on a timer and reloads with the next page; a missing file of an old build reloads at once. */
export function watchBuilds(router: Subscribable): void {
  const own = metaOf('build-id')
  const checkMs = Number(metaOf('build-check-ms')) || buildCheckMs
  const suppressMs = Number(metaOf('reload-suppression-ms')) || reloadSuppressionMs
  const reload = () => forceReload(() => location.reload(), sessionStorage, Date.now(), suppressMs)
  let stale = false

  addEventListener('vite:preloadError', (event) => {
    if (reload()) event.preventDefault()
  })
  if (!own) return
  setInterval(() => {
    latestBuild()
      .then((latest) => {
        if (latest !== null && latest !== own) stale = true
      })
      .catch(() => undefined)
  }, checkMs)
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (!stale || !pathChanged) return
    // The address is already the next one when the reload starts.
    setTimeout(reload)
  })
}

async function latestBuild(): Promise<string | null> {
  const answer = await fetch('/builds/latest.json', { cache: 'no-store' })
  if (!answer.ok) return null
  const { id } = (await answer.json()) as { id?: unknown }
  return typeof id === 'string' ? id : null
}

function metaOf(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''
}
