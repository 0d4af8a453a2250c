/** A page of the web build: its address with the variable parts as the routes name them, and the scripts it needs. */
export interface BuiltPage {
  path: string
  files: readonly string[]
  /** What comes by itself once the page is shown. */
  behind?: readonly string[]
  /** The file it shows, or the folder of those it shows, by what follows the first name of its address. */
  content?: string
  /** It opens for somebody signed in only, and asks for its first answers at once. */
  signedIn?: boolean
  /** It stands in the frame of the signed-in screens, which is shown while the rest comes. */
  framed?: boolean
}

/** The page that answers a path, out of those of the build; the demo has some of its own. */
export function pageAt<Page extends { path: string }>(
  pages: readonly Page[],
  path: string,
  { demo }: { demo: boolean },
): Page | undefined {
  return pages.find((page) => (demo || !page.path.startsWith('/demo/')) && patternOf(page.path).test(path))
}

const patterns = new Map<string, RegExp>()
/** `/campagne/detail-{$campaignId}` and `/process/$processId` take the letters, digits and hyphens of an identifier; `/{-$question}` may be left out. */
function patternOf(path: string): RegExp {
  const known = patterns.get(path)
  if (known) return known
  const optional = path.replaceAll(/\/\{-\$\w+\}/g, '(/[\\w-]+)?')
  const pattern = new RegExp(`^${optional.replaceAll(/\{\$\w+\}|\$\w+/g, '[\\w-]+')}$`)
  patterns.set(path, pattern)
  return pattern
}
