import { crc32, deflateRawSync, deflateSync } from 'node:zlib'

/** Files made byte by byte, good and bad, for the tests of what is kept. */

/** A PDF of the objects given, with what stands in front of and behind them. */
export function pdfOf(objects: string[], { behind = '', trailer = '' } = {}): Buffer {
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('')
  return Buffer.from(
    `%PDF-1.7\n%âãÏÓ\n${body}trailer\n<< /Root 1 0 R /Size ${objects.length + 1} ${trailer} >>\nstartxref\n9\n%%EOF\n${behind}`,
    'latin1',
  )
}
export const plainPdf = (words = 'Bonjour'): Buffer =>
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Contents 4 0 R >>',
    `<< /Length ${words.length + 20} >>\nstream\nBT (${words}) Tj ET\nendstream`,
  ])
/** A packed group of objects, as modern writers make it. */
export function objectStream(
  content: string | Buffer,
  { type = '/ObjStm', filter = '/FlateDecode', level = 6 } = {},
): string {
  const packed = deflateSync(content, { level })
  return `<< /Type ${type} /N 1 /First 4 /Filter ${filter} /Length ${packed.length} >>\nstream\n${packed.toString('latin1')}\nendstream`
}

export interface Part {
  name: string
  content: string | Buffer
  /** Packed bytes and sizes as the archive should tell them, when it lies. */
  packed?: Buffer
  flags?: number
}
/** A zip archive; `tail` follows its end. */
export function zipOf(parts: Part[], { tail = Buffer.alloc(0), overlap = false } = {}): Buffer {
  const pieces: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [index, { name, content, packed: given, flags = 0 }] of parts.entries()) {
    const data = Buffer.from(content)
    const packed = given ?? deflateRawSync(data)
    const title = Buffer.from(name)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(flags, 6)
    local.writeUInt16LE(8, 8)
    local.writeUInt32LE(crc32(data), 14)
    local.writeUInt32LE(packed.length, 18)
    local.writeUInt32LE(data.length, 22)
    local.writeUInt16LE(title.length, 26)
    const central = Buffer.alloc(46)
    central.writeUInt32LE(0x02014b50, 0)
    central.writeUInt16LE(flags, 8)
    central.writeUInt16LE(8, 10)
    central.writeUInt32LE(crc32(data), 16)
    central.writeUInt32LE(packed.length, 20)
    central.writeUInt32LE(data.length, 24)
    central.writeUInt16LE(title.length, 28)
    central.writeUInt32LE(overlap && index > 0 ? 0 : offset, 42)
    directory.push(central, title)
    pieces.push(local, title, packed)
    offset += 30 + title.length + packed.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...pieces, central, end, tail])
}

const types = {
  docx: [
    'word/document.xml',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
  ],
  xlsx: ['xl/workbook.xml', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'],
} as const
/** A Word or Excel document with further parts. */
export function officeOf(
  kind: keyof typeof types,
  extra: Part[] = [],
  options: Parameters<typeof zipOf>[1] & { type?: string } = {},
): Buffer {
  const [main, type] = types[kind]
  return zipOf(
    [
      {
        name: '[Content_Types].xml',
        content: `<?xml version="1.0"?><Types><Override PartName="/${main}" ContentType="${options.type ?? type}"/></Types>`,
      },
      { name: main, content: '<w:document/>' },
      ...extra,
    ],
    options,
  )
}

/** A PNG of a size, with one small row of data. */
export function pngOf(width: number, height: number, tail = Buffer.alloc(0)): Buffer {
  const chunk = (kind: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(kind), data])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1 + width * 3 > 10_000 ? 10 : (1 + width * 3) * height))),
    chunk('IEND', Buffer.alloc(0)),
    tail,
  ])
}

/** The frame of a JPEG of a size. */
export function jpegOf(width: number, height: number): Buffer {
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  frame.writeUInt16BE(height, 5)
  frame.writeUInt16BE(width, 7)
  return Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    frame,
    Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x12, 0x34, 0xff, 0xd9]),
  ])
}
