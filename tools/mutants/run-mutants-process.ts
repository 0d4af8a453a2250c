// A child of run-mutants.ts: loads the tests of law again for each mutant, in this process, and says which test sees it.
import { readdirSync, readFileSync } from 'node:fs'
import { registerHooks, stripTypeScriptTypes } from 'node:module'
import { setPriority } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import fc from 'fast-check'
import type { Mutant } from './mutant.ts'
import { takeTests } from './collect-tests.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const lawFolder = pathToFileURL(join(root, 'law/')).href
const collector = new URL('collect-tests.ts', import.meta.url).href

let generation = 0
let planted: Mutant | null = null
const plain = new Map<string, string>()

/** The source that runs: types stripped, and the mutant in its place. */
function sourceOf(url: string): string {
  const path = fileURLToPath(url.split('?')[0]!)
  if (planted && path === join(root, planted.file)) {
    const text = readFileSync(path, 'utf8')
    return stripTypeScriptTypes(text.slice(0, planted.start) + planted.to + text.slice(planted.end))
  }
  const known = plain.get(path) ?? stripTypeScriptTypes(readFileSync(path, 'utf8'))
  plain.set(path, known)
  return known
}

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === 'vitest' && context.parentURL?.startsWith(lawFolder))
      return { url: collector, shortCircuit: true }
    const found = next(specifier, context)
    return found.url.startsWith(lawFolder)
      ? { ...found, url: `${found.url.split('?')[0]}?${generation}` }
      : found
  },
  load(url, context, next) {
    return url.startsWith(lawFolder) && url.split('?')[0]!.endsWith('.ts')
      ? { format: 'module', source: sourceOf(url), shortCircuit: true }
      : next(url, context)
  },
})

/** The examples of the rules first, then the second engine, then the rest: most faults are seen at once. */
const order = (file: string) => (file.endsWith('src/rules.test.ts') ? 0 : file.includes('/check/') ? 1 : 2)
const testFiles = ['src', 'check', 'vectors', 'accords']
  .flatMap((folder) =>
    readdirSync(join(root, 'law', folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `law/${folder}/${name}`,
    ),
  )
  .filter((file) => file.endsWith('.test.ts'))
  .toSorted((a, b) => order(a) - order(b) || (a < b ? -1 : 1))

/** The first test of law that fails with this mutant; null when it lives. */
async function seenBy(mutant: Mutant | null, runs: number): Promise<string | null> {
  generation += 1
  planted = mutant
  process.env['LAW_RUNS'] = String(runs)
  for (const file of testFiles) {
    takeTests()
    try {
      await import(`${pathToFileURL(join(root, file)).href}?${generation}`)
    } catch (error) {
      return `${file} does not load: ${String(error).slice(0, 200)}`
    }
    for (const { name, run } of takeTests()) {
      try {
        await run()
      } catch (error) {
        return `${file} ${name}${mutant === null ? `: ${String(error).slice(0, 400)}` : ''}`
      }
    }
  }
  return null
}

// Whoever else works on this machine goes first.
setPriority(10)
fc.configureGlobal({ seed: 1, endOnFailure: true })
process.on('message', ({ mutant, runs }: { mutant: Mutant | null; runs: number }) => {
  void seenBy(mutant, runs).then((by) =>
    process.send?.({ by, rss_mb: Math.round(process.memoryUsage.rss() / 2 ** 20) }),
  )
})
process.on('disconnect', () => process.exit())
