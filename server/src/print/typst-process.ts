import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { coveredByAll, legible } from './legible-text.ts'

/** A template and its values; values reach the template as one JSON text and never as source. */
export interface PrintOrder {
  id: number
  template: string
  data: string
  /** Asks on which page each thing marked `<place>` stands. */
  places?: boolean
}
/** What a template marked, and the page it stands on. */
export interface Place {
  code: string
  page: number
}
export type Printed = { id: number; pdf: Buffer; places: Place[] } | { id: number; failure: string }

const faces = [
  '400Regular/Inter_400Regular.ttf',
  '500Medium/Inter_500Medium.ttf',
  '600SemiBold/Inter_600SemiBold.ttf',
  '700Bold/Inter_700Bold.ttf',
]

// This process does nothing but set pages: it reads the templates and the fonts of this tree and nothing else.
const inter = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/inter/package.json'))
const fonts = faces.map((face) => readFileSync(join(inter, face)))
const covered = coveredByAll(fonts)
const typst = NodeCompiler.create({
  workspace: join(import.meta.dirname, 'templates'),
  fontArgs: [{ fontBlobs: fonts }],
})
let printed = 0

process.on('message', (order: PrintOrder) => {
  process.send?.(print(order))
  // What compilations remember grows without end otherwise.
  if (++printed % 10 === 0) typst.evictCache(10)
})
process.on('disconnect', () => process.exit(0))

function print({ id, template, data, places }: PrintOrder): Printed {
  try {
    const source = {
      mainFilePath: join(import.meta.dirname, 'templates', `${template}.typ`),
      inputs: { data: onPaper(data) },
    }
    const pdf = typst.pdf(source, { pdfStandard: 'ua-1' })
    return { id, pdf, places: places ? placesIn(source) : [] }
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : JSON.stringify(error) }
  }
}

/** Read from the very pages: what is remembered of them makes it quick. */
function placesIn(source: Parameters<typeof typst.query>[0]): Place[] {
  const marked: unknown = typst.query(source, { selector: '<place>', field: 'value' })
  const isPlace = (one: unknown): one is Place =>
    typeof one === 'object' && one !== null && 'code' in one && 'page' in one && typeof one.page === 'number'
  return Array.isArray(marked) ? marked.filter(isPlace) : []
}

/** The values as the fonts can set them: a page with a character they lack would be refused whole. */
function onPaper(data: string): string {
  return JSON.stringify(
    JSON.parse(data, (_, value: unknown) => (typeof value === 'string' ? legible(value, covered) : value)),
  )
}
