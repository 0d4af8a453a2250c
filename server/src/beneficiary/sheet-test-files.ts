// Files made for tests: a folder of their own, removed at the end, and archives no honest program writes.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateRawSync } from 'node:zlib'

export interface TestFiles {
  /** Writes a file and returns its path. */
  file(name: string, content: string | Uint8Array): string
  remove(): void
}

export function testFiles(): TestFiles {
  const folder = mkdtempSync(join(tmpdir(), 'moisson-sheet-'))
  return {
    file(name, content) {
      const path = join(folder, name)
      writeFileSync(path, content)
      return path
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

export interface ZipPart {
  readonly name: string
  readonly content: string | Uint8Array
  readonly stored?: boolean
  readonly encrypted?: boolean
  /** What the archive claims instead of the true unpacked size. */
  readonly declared?: number
}

/** A zip archive, true or lying. */
export function zipOf(parts: readonly ZipPart[]): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const part of parts) {
    const content = Buffer.from(part.content as string)
    const packed = part.stored === true ? content : deflateRawSync(content)
    const name = Buffer.from(part.name)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(part.encrypted === true ? 1 : 0, 2)
    common.writeUInt16LE(part.stored === true ? 0 : 8, 4)
    common.writeUInt32LE(crc32(content), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(part.declared ?? content.length, 18)
    common.writeUInt16LE(name.length, 22)
    bodies.push(Buffer.concat([Buffer.from('504b0304', 'hex'), common, name, packed]))
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('504b01021400', 'hex'), common, place, name]))
    offset += 30 + name.length + packed.length
  }
  const entries = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(entries.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...bodies, entries, end])
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'

export interface WorkbookXml {
  readonly sheet: string
  readonly strings?: string
  readonly workbook?: string
}

/** A minimal workbook around the XML of one sheet. */
export function workbookParts({ sheet, strings, workbook }: WorkbookXml): ZipPart[] {
  const relation = (id: string, type: string, target: string): string =>
    `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`
  return [
    {
      name: '_rels/.rels',
      content: `<Relationships xmlns="${PACKAGE}">${relation('r1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content:
        workbook ??
        `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="Feuil1" sheetId="1" r:id="r1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships xmlns="${PACKAGE}">${relation('r1', 'worksheet', 'worksheets/sheet1.xml')}${relation('r2', 'sharedStrings', '/xl/sharedStrings.xml')}</Relationships>`,
    },
    { name: 'xl/worksheets/sheet1.xml', content: sheet },
    ...(strings === undefined ? [] : [{ name: 'xl/sharedStrings.xml', content: strings }]),
  ]
}

export const inline = (text: string): string => `<c t="inlineStr"><is><t>${text}</t></is></c>`
export const sheetXml = (rows: string): string =>
  `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`
export const headerXml = `<row r="1">${['Matricule', 'Nom', 'Prénom', 'E-mail', 'Salaire brut annuel'].map(inline).join('')}</row>`
