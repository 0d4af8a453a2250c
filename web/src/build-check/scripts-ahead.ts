interface Pages {
  getMatchedRoutes: (path: string) => readonly [unknown, unknown, { fullPath: string } | undefined]
  subscribe: (
    event: 'onBeforeNavigate',
    listener: (event: { pathChanged: boolean; toLocation: { pathname: string } }) => void,
  ) => () => void
}
/** The scripts of a page as the build wrote them down: those it is shown with, and those that come by themselves behind it. */
export interface PageScripts {
  path: string
  files: readonly string[]
  behind: readonly string[]
}

/** On the way to a page, asks for all of its scripts at once: none waits for the one before it to be read. */
export function askScriptsAhead(router: Pages): void {
  let read: Promise<readonly PageScripts[]> | undefined
  // The page that is there comes first; the list is small and asked for once.
  const pages = () => (read ??= pagesOf())
  setTimeout(() => void pages(), AFTER_DISPLAY_MS)
  router.subscribe('onBeforeNavigate', ({ pathChanged, toLocation }) => {
    const path =
      pathChanged && router.getMatchedRoutes(toLocation.pathname)[2]?.fullPath.replace(/(.)\/$/, '$1')
    if (!path) return
    void pages().then((known) => {
      const page = known.find((one) => one.path === path)
      for (const file of page?.files ?? []) ask(file)
      for (const file of page?.behind ?? []) ask(file, 'low')
    })
  })
}

const AFTER_DISPLAY_MS = 2000

async function pagesOf(): Promise<readonly PageScripts[]> {
  try {
    const answer = await fetch('/pages.json')
    return answer.ok ? ((await answer.json()) as PageScripts[]) : []
  } catch {
    // Without it every script is still found by the one that needs it.
    return []
  }
}

const asked = new Set<string>()
function ask(file: string, priority: 'low' | 'auto' = 'auto'): void {
  if (asked.has(file)) return
  asked.add(file)
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.crossOrigin = ''
  link.fetchPriority = priority
  link.href = file
  document.head.append(link)
}
