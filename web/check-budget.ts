import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Compressed JavaScript in kilobytes of 1000 bytes. */
const budgets: Record<string, number> = { '/login': 112, '/beneficiaire/investir': 130 }
const heaviestBudget = 170

interface Chunk {
  file: string
  imports?: string[]
}
type Manifest = Record<string, Chunk>

/** Weighs what each screen loads before it is shown, prints it, and says which screens are too heavy. */
export function checkBudget(folder: string): string[] {
  const weights = new Map<string, number>()
  const weigh = (file: string) => {
    const known = weights.get(file)
    if (known !== undefined) return known
    const weight = gzipSync(readFileSync(join(folder, file)), { level: 9 }).length
    weights.set(file, weight)
    return weight
  }
  const screens = scriptsOfScreens(folder)
    .map(({ path, files }) => {
      const bytes = files.reduce((sum, file) => sum + weigh(file), 0)
      return { path, files: files.length, kilobytes: bytes / 1000, budget: budgets[path] ?? heaviestBudget }
    })
    .sort((one, other) => other.kilobytes - one.kilobytes)

  console.log('Compressed JavaScript by screen (kB, gzip -9):')
  for (const { path, files, kilobytes, budget } of screens) {
    const mark = kilobytes > budget ? '✗' : '✓'
    console.log(`  ${mark} ${kilobytes.toFixed(1).padStart(6)} of ${budget}  ${path} (${files} files)`)
  }
  return screens
    .filter(({ kilobytes, budget }) => kilobytes > budget)
    .map(({ path, kilobytes, budget }) => `${path}: ${kilobytes.toFixed(1)} kB, at most ${budget}`)
}

/** The scripts that each screen needs before it is shown, from the bundler's manifest. */
export function scriptsOfScreens(folder: string): { path: string; files: string[] }[] {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
  return screensOf(manifest).map(({ path, keys }) => ({
    path,
    files: [...new Set(keys.flatMap((key) => filesOf(manifest, key)))],
  }))
}

/** Each screen with the chunks that it and its layouts need. */
function screensOf(manifest: Manifest): { path: string; keys: string[] }[] {
  const split = Object.keys(manifest).filter((key) =>
    /^src\/routes\/.*\?tsr-split=[\w-]*component\b/.test(key),
  )
  const fileOf = (key: string) => key.replace(/^src\/routes\//, '').replace(/\?.*$/, '')
  const layouts = new Map(
    split
      .filter((key) => /(^|\/)(_\w+|route)\.tsx$/.test(fileOf(key)))
      .map((key) => [fileOf(key).replace(/(\/route)?\.tsx$/, ''), key]),
  )
  return split
    .filter((key) => ![...layouts.values()].includes(key))
    .map((key) => {
      const file = fileOf(key)
      const around = [...layouts]
        .filter(([prefix]) => file.startsWith(`${prefix}/`))
        .map(([, layout]) => layout)
      return { path: pathOf(file), keys: ['index.html', ...around, key] }
    })
}

function pathOf(file: string): string {
  const path = file
    .replace(/\.tsx$/, '')
    .split('/')
    .filter((part) => !part.startsWith('_') && part !== 'index')
    .join('/')
  return `/${path}`
}

function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  const own = chunk.file.endsWith('.js') ? [chunk.file] : []
  return [...own, ...(chunk.imports ?? []).flatMap((next) => filesOf(manifest, next, seen))]
}
