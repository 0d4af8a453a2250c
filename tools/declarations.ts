import { join } from 'node:path'
import type { SourceFile } from './arrows.ts'

/** A top-level declaration of a file, `path#name`; what stands outside of any is `path#`. */
export type Declaration = { readonly path: string; readonly name: string; readonly text: string }
/** Which declarations use which. */
export type Uses = {
  readonly declarations: ReadonlyMap<string, Declaration>
  /** From a declaration to those that it uses. */
  readonly uses: ReadonlyMap<string, ReadonlySet<string>>
  /** From a declaration to those that use it. */
  readonly users: ReadonlyMap<string, ReadonlySet<string>>
}

type Import = { readonly target: string; readonly name: string }
type Read = {
  readonly path: string
  readonly declarations: readonly Declaration[]
  readonly imports: ReadonlyMap<string, Import>
  readonly byDefault: string | undefined
}

// The formatter puts every top-level declaration at the start of its line.
const START =
  /^(?:export\s+)?(?:default\s+)?(?:declare\s+)?(?:async\s+)?(?:function\*?|const|let|class|interface|type|enum)\s+(\w+)/
const IMPORT = /^import\s+(?:type\s+)?([^'"]*?)\s+from\s+'([^']+)'/gm
const LATE = /import\(\s*'([^']+)'\s*\)/g

/** Reads which top-level declaration of the files uses which, across the packages of the house. */
export function usesIn(files: readonly SourceFile[]): Uses {
  const paths = new Set(files.map(({ path }) => path))
  const reads = new Map(files.map((file) => [file.path, read(file, paths)]))
  const declarations = new Map<string, Declaration>()
  const uses = new Map<string, Set<string>>()
  const users = new Map<string, Set<string>>()
  for (const one of reads.values())
    for (const declaration of one.declarations) declarations.set(keyOf(declaration), declaration)
  for (const one of reads.values())
    for (const declaration of one.declarations) {
      const from = keyOf(declaration)
      for (const to of usedBy(declaration, one, reads)) {
        if (to === from || !declarations.has(to)) continue
        put(uses, from, to)
        put(users, to, from)
      }
    }
  return { declarations, uses, users }
}

export const keyOf = ({ path, name }: Pick<Declaration, 'path' | 'name'>): string => `${path}#${name}`

/** Everything from which `starts` can be reached by the edges, past no declaration that is `closed`. */
export function reachedFrom(
  starts: readonly string[],
  edges: ReadonlyMap<string, ReadonlySet<string>>,
  closed: (key: string) => boolean = () => false,
): Set<string> {
  const found = new Set(starts)
  const open = [...starts]
  for (let next = open.pop(); next !== undefined; next = open.pop())
    for (const other of edges.get(next) ?? []) {
      if (found.has(other) || closed(other)) continue
      found.add(other)
      open.push(other)
    }
  return found
}

const put = (edges: Map<string, Set<string>>, from: string, to: string): void => {
  const known = edges.get(from)
  if (known === undefined) edges.set(from, new Set([to]))
  else known.add(to)
}

function read({ path, text }: SourceFile, known: ReadonlySet<string>): Read {
  const imports = new Map<string, Import>()
  for (const [, names = '', specifier = ''] of text.matchAll(IMPORT)) {
    const target = targetOf(specifier, path, known)
    if (target === undefined) continue
    for (const [local, name] of namesIn(names)) imports.set(local, { target, name })
  }
  const declarations: Declaration[] = []
  let name = ''
  let lines: string[] = []
  let byDefault: string | undefined
  const close = () => declarations.push({ path, name, text: lines.join('\n') })
  for (const line of text.replaceAll(IMPORT, '').split('\n')) {
    const started = START.exec(line)?.[1]
    if (started !== undefined) {
      close()
      name = started
      lines = []
      if (line.includes('default')) byDefault = started
    }
    lines.push(line)
  }
  close()
  return { path, declarations, imports, byDefault }
}

function* namesIn(clause: string): Generator<[string, string]> {
  const [, plain, braced] = /^([^{]*)(?:\{([^}]*)\})?/.exec(clause.replaceAll('\n', ' ')) ?? []
  for (const part of (plain ?? '').split(',').map((one) => one.trim())) {
    const whole = /^\*\s+as\s+(\w+)$/.exec(part)?.[1]
    if (whole !== undefined) yield [whole, '*']
    else if (part !== '') yield [part, 'default']
  }
  for (const part of (braced ?? '').split(',').map((one) => one.trim().replace(/^type\s+/, ''))) {
    const [, name, local] = /^(\w+)(?:\s+as\s+(\w+))?$/.exec(part) ?? []
    if (name !== undefined) yield [local ?? name, name]
  }
}

function targetOf(specifier: string, from: string, known: ReadonlySet<string>): string | undefined {
  const [, owner, file] = /^@moisson\/(\w+)\/(.+)$/.exec(specifier) ?? []
  const targets = owner
    ? ['.ts', '.tsx'].map((end) => `${owner}/src/${file}${end}`)
    : [join(from, '..', specifier)]
  return targets.find((target) => known.has(target))
}

function usedBy(declaration: Declaration, own: Read, reads: ReadonlyMap<string, Read>): Set<string> {
  const found = new Set<string>()
  const local = new Set(own.declarations.map(({ name }) => name))
  const code = declaration.text.replaceAll(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '$1')
  for (const [word] of code.matchAll(/[A-Za-z_$][\w$]*/g)) {
    const imported = own.imports.get(word)
    if (imported !== undefined) for (const key of keysOf(imported, reads)) found.add(key)
    else if (local.has(word)) found.add(keyOf({ path: own.path, name: word }))
  }
  for (const [, specifier = ''] of code.matchAll(LATE)) {
    const target = targetOf(specifier, own.path, new Set(reads.keys()))
    if (target !== undefined) for (const key of keysOf({ target, name: '*' }, reads)) found.add(key)
  }
  // What a file does when it is loaded belongs to whoever uses any part of it.
  if (declaration.name !== '') found.add(keyOf({ path: own.path, name: '' }))
  return found
}

function keysOf({ target, name }: Import, reads: ReadonlyMap<string, Read>): string[] {
  const file = reads.get(target)
  if (file === undefined) return []
  if (name === '*') return file.declarations.map(keyOf)
  const named = name === 'default' ? (file.byDefault ?? '') : name
  return [keyOf({ path: target, name: named })]
}
