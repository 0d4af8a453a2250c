/** Says which scripts another needs, of the text of the function that imports it; nothing before the build's list is read. */
let neededBy: (importing: string) => readonly string[] = () => []
const asked = new Set<string>()

export function knowImports(needed: (importing: string) => readonly string[]): void {
  neededBy = needed
}

/** Asks for a script before anything imports it, once. */
export function ask(file: string, priority: 'low' | 'auto' = 'auto'): void {
  if (asked.has(file)) return
  asked.add(file)
  const link = document.createElement('link')
  document.head.append(
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', fetchPriority: priority, href: file }),
  )
}

/**
 * What the build calls for each `import()`, in place of Vite's own, which needs a list of scripts beside each of them:
 * here what a script needs is in one list of the build. A script that is gone is told to the page, which throws unless
 * it is being reloaded.
 */
export async function loadScript<T>(load: () => Promise<T>): Promise<T | void> {
  for (const file of neededBy(String(load))) ask(file)
  try {
    return await load()
  } catch (fault) {
    const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: fault })
    if (dispatchEvent(event)) throw fault
  }
}
