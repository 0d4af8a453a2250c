import { crc32, createDeflateRaw } from 'node:zlib'

export interface ZipEntry {
  name: string
  content: Iterable<string | Buffer> | AsyncIterable<string | Buffer>
}

/** A path that unpacks under its own folder on every system, whatever words of somebody it is made of. */
const entryPath = (name: string): string =>
  name
    .split('/')
    .map((part) => part.replaceAll(unfit, '_'))
    .map((part) => (/^\.*$/.test(part) ? '_' : part))
    .join('/')
const unfit = /[\p{Cc}\\:*?"<>|]/gu

/** Midnight of 1 January 1980: the same content makes the same bytes whenever it is written. */
const DOS_DATE = (1 << 5) | 1
const SIZES_AFTERWARDS = 0x0008 | 0x0800
const PIECE = 128 * 1024

/** A zip archive as it is written: entries one after the other, sizes after each, nothing held but what is on its way. */
export async function* writeZip(entries: Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content } of entries) {
    const title = Buffer.from(entryPath(name))
    const start = offset
    const head = Buffer.concat([localHeader(title.length), title])
    offset += head.length
    yield head
    const sums = { crc: 0, size: 0, packed: 0 }
    for await (const piece of deflated(content, sums)) {
      offset += piece.length
      yield piece
    }
    const after = Buffer.alloc(16)
    after.writeUInt32LE(0x08074b50, 0)
    after.writeUInt32LE(sums.crc, 4)
    after.writeUInt32LE(sums.packed, 8)
    after.writeUInt32LE(sums.size, 12)
    offset += after.length
    yield after
    directory.push(centralHeader(title.length, sums, start), title)
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(directory.length / 2, 8)
  end.writeUInt16LE(directory.length / 2, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(offset, 16)
  yield Buffer.concat([central, end])
}

interface Sums {
  crc: number
  size: number
  packed: number
}

async function* deflated(content: ZipEntry['content'], sums: Sums): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw({ level: 4, chunkSize: PIECE })
  const feeding = feed(content, deflate, sums)
  feeding.catch((error: Error) => deflate.destroy(error))
  for await (const piece of deflate) {
    sums.packed += (piece as Buffer).length
    yield piece as Buffer
  }
  await feeding
}

async function feed(
  content: ZipEntry['content'],
  deflate: ReturnType<typeof createDeflateRaw>,
  sums: Sums,
): Promise<void> {
  let waiting = ''
  const sendText = async () => {
    const piece = Buffer.from(waiting)
    waiting = ''
    await send(piece)
  }
  const send = async (piece: Buffer) => {
    sums.crc = crc32(piece, sums.crc)
    sums.size += piece.length
    if (!deflate.write(piece)) await drained(deflate)
  }
  for await (const given of content) {
    if (typeof given === 'string') waiting += given
    if (waiting.length >= PIECE || typeof given !== 'string') await sendText()
    if (typeof given !== 'string') await send(given)
    if (deflate.destroyed) return
  }
  await sendText()
  deflate.end()
}

/** Room to write again, or the end of a reader who left. */
const drained = (deflate: ReturnType<typeof createDeflateRaw>): Promise<void> =>
  new Promise((done) => {
    const over = () => {
      deflate.off('drain', over).off('close', over)
      done()
    }
    deflate.once('drain', over).once('close', over)
  })

function localHeader(nameLength: number): Buffer {
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(20, 4)
  header.writeUInt16LE(SIZES_AFTERWARDS, 6)
  header.writeUInt16LE(8, 8)
  header.writeUInt16LE(DOS_DATE, 12)
  header.writeUInt16LE(nameLength, 26)
  return header
}

function centralHeader(nameLength: number, { crc, size, packed }: Sums, offset: number): Buffer {
  const header = Buffer.alloc(46)
  header.writeUInt32LE(0x02014b50, 0)
  header.writeUInt16LE(20, 4)
  header.writeUInt16LE(20, 6)
  header.writeUInt16LE(SIZES_AFTERWARDS, 8)
  header.writeUInt16LE(8, 10)
  header.writeUInt16LE(DOS_DATE, 14)
  header.writeUInt32LE(crc, 16)
  header.writeUInt32LE(packed, 20)
  header.writeUInt32LE(size, 24)
  header.writeUInt16LE(nameLength, 28)
  header.writeUInt32LE(offset, 42)
  return header
}
