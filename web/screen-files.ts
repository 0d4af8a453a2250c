import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { isOpening, isScreen, waitedForIn } from './file-of-module.ts'

export interface Screen {
  /** The address, with its variable parts as the routes name them: `/process/$processId`. */
  path: string
  /** Whether it opens for somebody signed in only. */
  signedIn: boolean
  /** Whether it stands in the frame of the signed-in screens. */
  framed: boolean
  /** Every script that the screen needs before it is shown, the start's first. */
  files: string[]
  /** The scripts that come by themselves behind it, before anybody has pressed anything. */
  behind: string[]
}
interface Chunk {
  fileName: string
  imports: string[]
  moduleIds: string[]
  isEntry: boolean
}

const list = '.vite/screens.json'

/** Writes down, beside the bundler's manifest, which scripts each screen needs. */
export function screenFiles(): Plugin {
  return {
    name: 'screen-files',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
      refuseCircles(chunks)
      this.emitFile({ type: 'asset', fileName: list, source: JSON.stringify(screensOf(chunks)) })
    },
  }
}

/** The screens of a build that has just been written to a folder. */
export function screensIn(folder: string): Screen[] {
  return JSON.parse(readFileSync(join(folder, list), 'utf8')) as Screen[]
}

function screensOf(chunks: readonly Chunk[]): Screen[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const split = chunks.flatMap((chunk) =>
    chunk.moduleIds.filter(isScreen).map((id) => ({ file: routeFileOf(id), chunk })),
  )
  const isLayout = ({ file }: { file: string }) => /(^|\/)(_\w+|route)$/.test(file)
  const layouts = split.filter(isLayout)
  const start = chunks.filter(({ isEntry }) => isEntry)
  const opening = chunks.filter(({ moduleIds }) => moduleIds.some(isOpening))
  return split
    .filter((one) => !isLayout(one))
    .map(({ file, chunk }) => {
      const around = layouts.filter((layout) => file.startsWith(`${layout.file.replace(/\/route$/, '')}/`))
      const first = [...start, ...(file.startsWith('_') ? opening : []), ...around.map((one) => one.chunk)]
      const files = new Set<string>()
      for (const one of [...first, chunk]) addWithImports(one, byName, files)
      const page = chunk.moduleIds.filter((id) => routeFileOf(id) === file).map(waitedForIn)[0]
      const all = new Set(files)
      for (const one of page ? chunks : [])
        if (one.moduleIds.some((id) => waitedForIn(id) === page)) addWithImports(one, byName, all)
      const behind = [...all].filter((name) => !files.has(name))
      return {
        path: addressOf(file),
        signedIn: file.startsWith('_'),
        framed: file.startsWith('_authed/'),
        files: [...files],
        behind,
      }
    })
    .toSorted((one, other) => one.path.localeCompare(other.path))
}

function addWithImports(chunk: Chunk, byName: ReadonlyMap<string, Chunk>, files: Set<string>): void {
  if (files.has(chunk.fileName)) return
  files.add(chunk.fileName)
  for (const name of chunk.imports) {
    const next = byName.get(name)
    if (next) addWithImports(next, byName, files)
  }
}

/** Files that need each other may run in an order in which one finds the other empty. */
function refuseCircles(chunks: readonly Chunk[]): void {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const done = new Set<string>()
  const look = (chunk: Chunk, way: readonly string[]) => {
    if (way.includes(chunk.fileName)) throw new Error(`Scripts in a circle: ${way.join(' → ')}`)
    if (done.has(chunk.fileName)) return
    for (const name of chunk.imports) {
      const next = byName.get(name)
      if (next) look(next, [...way, chunk.fileName])
    }
    done.add(chunk.fileName)
  }
  for (const chunk of chunks) look(chunk, [])
}

const routeFileOf = (id: string) => id.replace(/^.*\/src\/routes\//, '').replace(/\.tsx(\?.*)?$/, '')

/** The address that a file of `src/routes` answers. */
export function addressOf(file: string): string {
  const parts = file.split('/').filter((part) => !part.startsWith('_') && part !== 'index')
  return `/${parts.join('/')}`
}
