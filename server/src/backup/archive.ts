import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, rename, stat, unlink, type FileHandle } from 'node:fs/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { ConfigError } from '../config.ts'

const block = 512
const partBytes = 8 * 1024 * 1024
const last = 'end.json'

/** The header of one entry of a tar archive (POSIX ustar): any tar program reads the backup. */
function headerOf(name: string, size: number): Buffer {
  const header = Buffer.alloc(block)
  const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`
  header.write(name, 0, 100)
  header.write(octal(0o600, 8), 100)
  header.write(octal(0, 8), 108)
  header.write(octal(0, 8), 116)
  header.write(octal(size, 12), 124)
  header.write(octal(0, 12), 136)
  header.write(' '.repeat(8), 148)
  header.write('0', 156)
  header.write('ustar\0' + '00', 257)
  header.write(
    octal(
      header.reduce((sum, byte) => sum + byte, 0),
      7,
    ),
    148,
  )
  return header
}

/** Writes an archive aside and gives it its name once it is whole and on disk; until then there is no file of that name. */
export class ArchiveWriter {
  readonly #path: string
  readonly #file: FileHandle
  readonly #hash: Hash = createHash('sha256')

  private constructor(path: string, file: FileHandle) {
    this.#path = path
    this.#file = file
  }

  static async open(path: string): Promise<ArchiveWriter> {
    if (await stat(path).catch(() => undefined))
      throw new ConfigError(`${path} exists: a backup never replaces another`)
    return new ArchiveWriter(path, await open(`${path}.part`, 'w', 0o600))
  }

  async add(name: string, bytes: Buffer): Promise<void> {
    if (Buffer.byteLength(name) > 99) throw new Error(`the name ${name} is too long for the archive`)
    const padding = Buffer.alloc((block - (bytes.length % block)) % block)
    for (const piece of [headerOf(name, bytes.length), bytes, padding]) {
      if (name !== last) this.#hash.update(piece)
      await this.#file.writeFile(piece)
    }
  }

  /** A stream of any length as numbered, compressed parts: `zcat NAME/*` gives it back. */
  async addStream(name: string, stream: AsyncIterable<Buffer>): Promise<void> {
    let parts = 0
    let pieces: Buffer[] = []
    let size = 0
    const flush = async () => {
      parts += 1
      await this.add(
        `${name}/${String(parts).padStart(6, '0')}.gz`,
        gzipSync(Buffer.concat(pieces), { level: 3 }),
      )
      pieces = []
      size = 0
    }
    for await (const piece of stream) {
      pieces.push(piece)
      size += piece.length
      if (size >= partBytes) await flush()
    }
    if (size > 0) await flush()
  }

  async finish(): Promise<void> {
    await this.add(last, Buffer.from(JSON.stringify({ sha256: this.#hash.digest('hex') })))
    await this.#file.writeFile(Buffer.alloc(2 * block))
    await this.#file.sync()
    await this.#file.close()
    await rename(`${this.#path}.part`, this.#path)
  }

  /** Leaves nothing behind. */
  async abandon(): Promise<void> {
    await this.#file.close().catch(() => {})
    await unlink(`${this.#path}.part`).catch(() => {})
  }
}

export interface Entry {
  name: string
  bytes: Buffer
}

/** The entries of an archive, one at a time; one that was cut short or changed is refused at its end. */
export async function* entriesOf(path: string): AsyncGenerator<Entry> {
  const hash = createHash('sha256')
  let kept: Buffer = Buffer.alloc(0)
  const stream = createReadStream(path, { highWaterMark: 4 * 1024 * 1024 })
  const pieces = stream[Symbol.asyncIterator]()
  const take = async (size: number): Promise<Buffer> => {
    const chunks = [kept]
    let length = kept.length
    while (length < size) {
      const next = await pieces.next()
      if (next.done) throw new ConfigError(`${path} is incomplete: its end is missing`)
      chunks.push(next.value as Buffer)
      length += (next.value as Buffer).length
    }
    const whole = Buffer.concat(chunks)
    kept = whole.subarray(size)
    return whole.subarray(0, size)
  }
  try {
    for (;;) {
      const header = await take(block)
      const name = header.subarray(0, 100).toString().replace(/\0.*$/s, '')
      const size = Number.parseInt(header.subarray(124, 135).toString(), 8)
      if (!name || !header.subarray(257, 262).equals(Buffer.from('ustar')) || !Number.isSafeInteger(size))
        throw new ConfigError(`${path} is no backup of Moisson, or was changed`)
      const padded = await take(Math.ceil(size / block) * block)
      const bytes = padded.subarray(0, size)
      if (name === last) {
        const { sha256 } = JSON.parse(bytes.toString()) as { sha256: string }
        if (sha256 !== hash.digest('hex')) throw new ConfigError(`${path} was changed after it was made`)
        return
      }
      hash.update(header).update(padded)
      yield { name, bytes }
    }
  } finally {
    stream.destroy()
  }
}

export const unpacked = ({ bytes }: Entry): Buffer => gunzipSync(bytes)
