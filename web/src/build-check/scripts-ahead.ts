import { ask, knowImports } from './load-script.ts'

interface Router {
  getMatchedRoutes: (path: string) => readonly [unknown, unknown, { fullPath: string } | undefined]
  subscribe: (
    event: 'onBeforeNavigate',
    listener: (event: { pathChanged: boolean; toLocation: { pathname: string } }) => void,
  ) => () => void
}
/** The scripts of a build, as it wrote them down. */
export interface ScriptList {
  /** By page: those it is shown with, and those that come by themselves behind it. */
  pages: readonly { path: string; files: readonly string[]; behind: readonly string[] }[]
  /** By script: its name, and the places in this list of those it imports. */
  imports: readonly (readonly [name: string, ...imports: number[]])[]
}

/**
 * Reads the list of the running build once its first page is there. From then on a page, a dialog or a tab asks for all
 * of its scripts at once: none waits for the one before it to be read. Without the list each is found by its importer.
 */
export function askScriptsAhead(router: Router): void {
  const build = document.querySelector<HTMLMetaElement>('meta[name="build-id"]')?.content
  if (!build) return
  let pages: ScriptList['pages'] = []
  readList(build)
    .then((list) => {
      pages = list.pages
      knowImports(neededIn(list.imports))
    })
    .catch(() => undefined)
  router.subscribe('onBeforeNavigate', ({ pathChanged, toLocation }) => {
    if (!pathChanged) return
    const path = router.getMatchedRoutes(toLocation.pathname)[2]?.fullPath.replace(/(.)\/$/, '$1')
    const page = pages.find((one) => one.path === path)
    for (const file of page?.files ?? []) ask(file)
    for (const file of page?.behind ?? []) ask(file, 'low')
  })
}

async function readList(build: string): Promise<ScriptList> {
  const answer = await fetch(`/assets/${build}.json`, { priority: 'low' })
  if (!answer.ok) throw new Error('no list of this build')
  return (await answer.json()) as ScriptList
}

/** Addresses of all that the script needs that a function imports, by that function's text. */
export function neededIn(imports: ScriptList['imports']): (importing: string) => string[] {
  const places = new Map(imports.map(([name], place) => [name, place]))
  return (importing) => {
    const place = places.get(/\w+(?=\.js\b)/.exec(importing)?.[0] ?? '')
    const found = new Set<number>()
    const look = place === undefined ? [] : [place]
    for (let one = look.pop(); one !== undefined; one = look.pop()) {
      const [, ...more] = imports[one] ?? ['']
      for (const next of more) {
        if (found.has(next)) continue
        found.add(next)
        look.push(next)
      }
    }
    return [...found].map((one) => `/assets/${imports[one]?.[0]}.js`)
  }
}
