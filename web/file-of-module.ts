interface ModuleInfo {
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
}
interface Graph {
  getModuleInfo(id: string): ModuleInfo | null
}

const routes = '/src/routes/'
/** A screen or a layout, as the router's plugin splits it off its route. */
export const isScreen = (id: string) => /\/src\/routes\/.*\?tsr-split=[\w-]*component\b/.test(id)
const isLogin = (id: string) => id.includes('/src/routes/login/index.tsx')
const isPublic = (id: string) =>
  /\/src\/routes\/(login\/|index\.tsx|guide\/|mentions-legales\/|confidentialite\/|accessibilite\/|contact\/|code\/|kiosque\/|verifier\/)/.test(
    id,
  )
/** What every page may ask for once it is shown, and what opens with every page of somebody signed in. */
const session = /\/src\/(session\/(session|keep-in-step)|build-check\/(watch-builds|scripts-ahead))\.ts$/
const opening =
  /\/src\/(session\/account|api\/query-client|shell\/open-space)\.tsx?$|\/routes\/_bare\.tsx\?tsr-split/
/** Whether a module opens every page of somebody signed in, before the screen itself. */
export const isOpening = (id: string) => session.test(id) || opening.test(id)
const desk = /\/routes\/_authed\.tsx\?tsr-split/

/** The folder of screens that a piece opened by itself belongs to; `shared` outside all of them. */
function folderOf(id: string): string {
  if (!id.includes(routes)) return 'shared'
  const parts = id
    .slice(id.indexOf(routes) + routes.length)
    .replace(/\?.*$/, '')
    .split('/')
  if (parts[0] === 'guide' || parts[1] === 'academy') return 'guide'
  if (parts[0] === 'ratification' || parts[2] === 'ratification') return 'vote'
  if (parts[2] === 'epargne') return 'savings'
  if (parts[1] === 'beneficiaire') return parts[2] === 'investir' ? 'choice' : 'saver'
  return (parts[0]?.startsWith('_') ? (parts[1] ?? 'desk') : parts[0])?.replace(/\.tsx?$/, '') ?? 'shared'
}
/** Packages that are one list of all they have: what is used of them travels with its user. */
const router = /\/node_modules\/@tanstack\/react-router\//
const lists = (id: string) => router.test(id) || id.includes('/node_modules/radix-ui/')
/** What employees open on their phones. */
const forSavers = new Set(['saver', 'choice'])
/** Folders that may share a piece without it being everybody's. */
const few = 3
/** Opened now and then: no piece becomes everybody's because it is used there too. */
const seldom =
  /\/src\/(link|question|academy)\/|\/routes\/(cse\/|projet\/|_authed\/(academy\/|questions\/|wizards\/|signature\/-|societe\/-council-links))|\/beneficiaire\/(epargne\/|-vote-card|-my-questions|-saver-profile|investir\/-(over-time-step|matching-steps))/
const byLink = /\/routes\/(cse|projet)\//
/** What the installation says of itself. */
const notices = new Set(['mentions-legales', 'confidentialite', 'accessibilite', 'contact'])
/** What opens for whoever is not signed in. */
const visitors = new Set(['login', 'index', 'guide', 'code', 'kiosque', 'verifier', ...notices])

/**
 * By page that people wait for: its screen, and what opens by itself behind it before anybody has pressed, typed or
 * scrolled.
 */
const waitedFor: Record<string, RegExp> = {
  choice:
    /\/beneficiaire\/(investir\/index\.tsx\?tsr-split|investir\/-(draft-bar|draft-queue|more-facts)\.tsx?$|-net-term\.tsx)/,
  dashboard: /\/_authed\/dashboard\/(index\.tsx\?tsr-split|-cards\.tsx)/,
  campaigns: /\/_authed\/campagne\/index\.tsx\?tsr-split|\/abondement\/promises-notice\.tsx/,
  people: /\/_authed\/beneficiaires\/(index\.tsx\?tsr-split|-people\/people-list\.tsx)/,
  portfolio:
    /\/admin\/dashboard\/(index\.tsx\?tsr-split|-radar\/radar-tab\.tsx)|\/shell\/company-choices\.tsx/,
}
/** The page that waits for a module asked for by itself, if any does. */
export const waitedForIn = (id: string) => Object.keys(waitedFor).find((page) => waitedFor[page]?.test(id))
const waitsIn = (roots: Iterable<string>) =>
  new Set([...roots].map(waitedForIn).filter((page) => page !== undefined))

/**
 * What several screens share travels apart from what a page that people wait for does without. A module needed by more
 * pages is reached from those needed by fewer, never the other way, so that the parts make no circle either.
 */
function partOf(name: string, roots: ReadonlySet<string>): string {
  const pages = waitsIn(roots)
  const [page] = pages
  // What no page waits for comes together, for the screens and for what is opened over them.
  if (!page) return name === 'all-late' ? 'screens' : name
  if (pages.has('choice'))
    return name === 'all-late' ? 'all-choice' : name.endsWith('-late') ? 'choice-behind' : name
  if (name === 'screens' || name === 'all-late') return 'first'
  // What visitors open with stays by itself: it would carry all the rest.
  if (name === 'public-lent')
    return pages.size === 1 && page === 'people' ? 'public-lent-people' : 'public-lent-first'
  if (/^(pieces|campagne-lent)$/.test(name) && pages.size === 1) return `${name}-${page}`
  if (!/^(pieces|late|campagne-lent|[\w-]+-late)$/.test(name)) return name
  if (pages.size === 1) return `${page}-behind`
  if (!pages.has('dashboard')) return 'lists-behind'
  return pages.has('people') ? 'behind-people' : 'behind'
}

/** The page that shows every piece takes each where it lies: no screen's file changes for it. */
const gallery = /\/routes\/demo\/kit\//

/**
 * Names the file that a module travels in, so that a screen is a few files: what every signed-in page opens with, what
 * several screens share, and each screen's own. Nothing is named that one late piece alone needs: it is its own file.
 */
export function fileOfModule(entry: string): (id: string, graph: Graph) => string | null {
  let names: Map<string, string> | undefined
  return (id, graph) => (names ??= namesOf(entry, graph)).get(id) ?? (router.test(id) ? 'screens' : null)
}

function namesOf(entry: string, graph: Graph): Map<string, string> {
  const roots = rootsFrom(entry, graph)
  /** By module: the roots that need it at once. */
  const needed = new Map<string, Set<string>>()
  for (const root of roots) {
    for (const id of reached(root, graph)) {
      const by = needed.get(id) ?? new Set()
      needed.set(id, by.add(root))
    }
  }
  const names = new Map<string, string>()
  for (const [id, by] of needed) {
    const screens = [...by].filter((root) => !gallery.test(root))
    const often = screens.filter((root) => !seldom.test(root))
    const name = screens.length > 0 && nameFor(often.length > 0 ? often : screens)
    if (name) names.set(id, partOf(name, by))
  }
  return names
}

/** Whoever needs a module needs what it needs: each name below is only reached from those after it, never in a circle. */
function nameFor(roots: readonly string[]): string | null {
  const screens = roots.filter(isScreen)
  const users = new Set(roots.map(folderOf))
  users.delete('shared')
  users.delete('demo')
  const visited = screens.some(isPublic)
  const opens = roots.some((root) => opening.test(root))
  const savers = screens.filter((one) => forSavers.has(folderOf(one)))

  if (screens.length > 0 && within(users, notices))
    return users.size > 1 ? 'notices' : `${folderOf(screens[0] ?? '')}-${nameOf(screens[0])}`
  if (roots.some((root) => session.test(root)) || (visited && opens)) return 'frame'
  if (screens.some(isLogin)) {
    if (savers.length > 0) return 'frame'
    return within(users, visitors) ? 'login' : 'login-lent'
  }
  if (visited && savers.length > 0) return 'everywhere'
  if (opens || new Set(savers.map(folderOf)).size > 1) return 'signed-in'
  // The choice waits for it as well, behind its first screen.
  if (savers.length > 0 && waitsIn(roots).has('choice') && folderOf(savers[0] ?? '') === 'saver')
    return within(users, forSavers) ? 'savers' : 'signed-in'
  if (savers[0]) {
    if (!within(users, forSavers)) return `${folderOf(savers[0])}-lent`
    return users.size > 1 ? 'savers' : `${folderOf(savers[0])}-${nameOf(savers[0])}`
  }
  if (roots.length > 1 && visited) {
    if (within(users, visitors)) return 'visitors'
    return users.size > few ? 'public' : 'public-lent'
  }
  return nameAtDesks(roots, screens, users)
}

/** The same for what no employee's first screen needs, and no visitor's. */
function nameAtDesks(roots: readonly string[], screens: readonly string[], users: ReadonlySet<string>) {
  if (users.size > 1 && within(users, forSavers)) return 'savers-late'
  if ([...users].some((one) => forSavers.has(one)) && users.size > 1) return 'all-late'
  if (roots.some((root) => desk.test(root))) return 'desk'
  const folders = new Set(screens.map(folderOf))
  const [folder] = folders
  // What a link opens without an account shares its page with nobody signed in.
  if (screens.length > 1 && screens.every((one) => byLink.test(one))) return 'links'
  if (folders.size > 1) return 'screens'
  if (users.size > few) return 'pieces'
  if (folder && users.size > 1) return `${folder}-lent`
  if (folder)
    return screens.length > 1
      ? `${folder}-lent-${screens.map(nameOf).toSorted().join('-')}`
      : `${folder}-${nameOf(screens[0])}`
  if (roots.length < 2) return null
  if (users.size > 0) return users.size === 1 ? `${[...users][0]}-late` : 'late'
  return `${[...new Set(roots.map(placeOf))].toSorted().join('-')}-late`
}

/** The folder of the web application that a piece used by no screen's folder belongs to. */
const placeOf = (id: string) => /\/src\/([\w-]+)\//.exec(id)?.[1] ?? 'shared'
const within = (some: ReadonlySet<string>, all: ReadonlySet<string>) => [...some].every((one) => all.has(one))
/** The academy's pages are named apart from the guide's, whose folder they share. */
const nameOf = (screen = '') =>
  screen.replace('_authed/academy/', '_authed/academy-').replace(/^.*\/|[.?].*$/g, '')

/** Every module that somebody asks for by itself, later than the start. */
function rootsFrom(entry: string, graph: Graph): Set<string> {
  const roots = new Set<string>()
  const seen = new Set<string>()
  const look = [entry]
  for (let id = look.pop(); id !== undefined; id = look.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    const module = graph.getModuleInfo(id)
    for (const next of module?.dynamicallyImportedIds ?? []) roots.add(next)
    look.push(...(module?.importedIds ?? []), ...(module?.dynamicallyImportedIds ?? []))
  }
  return roots
}

function reached(root: string, graph: Graph): Set<string> {
  const seen = new Set<string>()
  const look = [root]
  for (let id = look.pop(); id !== undefined; id = look.pop()) {
    if (seen.has(id) || lists(id)) continue
    seen.add(id)
    look.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return seen
}
