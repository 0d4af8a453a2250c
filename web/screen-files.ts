import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { isOpening, isScreen } from './file-of-module.ts'

export interface Screen {
  /** The address, with its variable parts as the routes name them: `/process/$processId`. */
  path: string
  /** Whether it opens for somebody signed in only. */
  signedIn: boolean
  /** Every script that the screen needs before it is shown, the start's first. */
  files: string[]
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
      return { path: addressOf(file), signedIn: file.startsWith('_'), files: [...files] }
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

const routeFileOf = (id: string) => id.replace(/^.*\/src\/routes\//, '').replace(/\.tsx(\?.*)?$/, '')

/** The address that a file of `src/routes` answers. */
export function addressOf(file: string): string {
  const parts = file.split('/').filter((part) => !part.startsWith('_') && part !== 'index')
  return `/${parts.join('/')}`
}
