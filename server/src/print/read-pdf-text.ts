import { inflateSync } from 'node:zlib'

/** The text of a PDF of ours as a reader of the file finds it, run after run; for tests. */
export function readPdfText(pdf: Buffer): string {
  const objects = objectsIn(pdf.toString('latin1'))
  return [...objects.values()]
    .filter(({ dictionary }) => /\/Type \/Page\b/.test(dictionary))
    .map(({ dictionary }) => {
      const contents = objects.get(Number(/\/Contents (\d+) 0 R/.exec(dictionary)?.[1]))?.stream ?? ''
      const fonts = [...dictionary.matchAll(/\/(f\d+) (\d+) 0 R/g)].map(([, name = '', id]) => {
        const font = objects.get(Number(id))?.dictionary ?? ''
        const map = objects.get(Number(/\/ToUnicode (\d+) 0 R/.exec(font)?.[1]))?.stream ?? ''
        return [name, unicodeOf(map)] as const
      })
      return textOf(contents, new Map(fonts))
    })
    .join('\n')
}

interface PdfObject {
  dictionary: string
  stream: string
}

function objectsIn(file: string): Map<number, PdfObject> {
  const objects = new Map<number, PdfObject>()
  for (const [, id, body = ''] of file.matchAll(/\n(\d+) 0 obj\s(.*?)\nendobj/gs)) {
    const [, dictionary = body, stream = ''] = /^(.*?)\nstream\r?\n(.*?)\nendstream/s.exec(body) ?? []
    const packed = dictionary.includes('/FlateDecode')
    objects.set(Number(id), {
      dictionary,
      stream: packed ? inflateSync(Buffer.from(stream, 'latin1')).toString('latin1') : stream,
    })
  }
  return objects
}

function unicodeOf(map: string): Map<number, string> {
  const found = new Map<number, string>()
  for (const [, block = ''] of map.matchAll(/beginbfchar(.*?)endbfchar/gs))
    for (const [, code = '', text = ''] of block.matchAll(/<([0-9a-f]+)>\s*<([0-9a-f]+)>/gi))
      found.set(Number.parseInt(code, 16), Buffer.from(text, 'hex').swap16().toString('utf16le'))
  return found
}

// Glyphs are two bytes each, any of which may read as a parenthesis: balanced ones stand as they are, however deep.
const string = Array.from({ length: 40 }).reduce<string>(
  (within) => String.raw`\((?:\\.|[^\\()]${within && `|${within}`})*\)`,
  '',
)
const strings = new RegExp(string, 'gs')
// A run with its glyphs apart is an array, one without is a string alone.
const runs = new RegExp(String.raw`/(f\d+) [\d.]+ Tf|(\[(?:${string}|[^\]])*\] TJ|${string} Tj)`, 'gs')

function textOf(contents: string, fonts: Map<string, Map<number, string>>): string {
  let font: Map<number, string> | undefined
  let text = ''
  for (const [, name, shown] of contents.matchAll(runs)) {
    if (name !== undefined) font = fonts.get(name)
    for (const [string] of (shown ?? '').matchAll(strings)) {
      const bytes = Buffer.from(unescaped(string.slice(1, -1)), 'latin1')
      for (let at = 0; at + 1 < bytes.length; at += 2) text += font?.get(bytes.readUInt16BE(at)) ?? ''
    }
    if (shown !== undefined) text += '\n'
  }
  return text
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
function unescaped(string: string): string {
  return string.replaceAll(/\\([0-7]{1,3}|.)/gs, (_, code: string) =>
    /^[0-7]+$/.test(code) ? String.fromCharCode(Number.parseInt(code, 8)) : (escapes[code] ?? code),
  )
}
