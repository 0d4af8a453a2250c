import { join } from 'node:path'
import { importPattern, type SourceFile } from './arrows.ts'

/** Files that import each other in a circle, types and late imports included; each circle once, its files sorted. */
export function circlesIn(files: readonly SourceFile[]): string[][] {
  const paths = new Set(files.map(({ path }) => path))
  const imports = new Map(files.map((file) => [file.path, importsOf(file, paths)]))
  const circles: string[][] = []
  const order = new Map<string, number>()
  const open: string[] = []
  // Tarjan: what can reach a file that it is reached from forms a circle with it.
  const visit = (path: string): number => {
    let low = order.size
    order.set(path, low)
    const own = low
    open.push(path)
    for (const next of imports.get(path) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next))
      else if (open.includes(next)) low = Math.min(low, order.get(next) ?? low)
    }
    if (low === own) {
      const circle = open.splice(open.indexOf(path))
      if (circle.length > 1) circles.push(circle.toSorted())
    }
    return low
  }
  for (const path of paths) if (!order.has(path)) visit(path)
  return circles
}

function importsOf({ path, text }: SourceFile, known: ReadonlySet<string>): string[] {
  return [...text.matchAll(importPattern)].flatMap((match) => {
    const specifier = match[1] ?? match[2] ?? match[3] ?? ''
    const [, owner, file] = /^@moisson\/(\w+)\/(.+)$/.exec(specifier) ?? []
    const targets = owner
      ? ['.ts', '.tsx'].map((end) => `${owner}/src/${file}${end}`)
      : [join(path, '..', specifier)]
    return targets.filter((target) => known.has(target))
  })
}
