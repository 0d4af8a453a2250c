import { createReadStream } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import { crc32, createInflateRaw } from 'node:zlib'
import type { SheetLimits } from './sheet-limits.ts'
import { RATIO_FREE_BYTES } from './sheet-limits.ts'
import { SheetRefusal } from './sheet-refusal.ts'

interface Entry {
  readonly offset: number
  readonly packed: number
  readonly unpacked: number
  readonly method: number
  readonly crc: number
  readonly encrypted: boolean
}

const END_SIGNATURE = 0x06054b50
const END64_SIGNATURE = 0x06064b50
const END64_LOCATOR = 0x07064b50
const ENTRY_SIGNATURE = 0x02014b50
const LOCAL_SIGNATURE = 0x04034b50
const END_SIZE = 22
const LONGEST_COMMENT = 65_535
const DIRECTORY_LIMIT = 8 * 1024 * 1024
const OVERFLOW = 0xffffffff

/**
 * The parts of a zip file, read from the disk as they are asked. Sizes are counted while inflating: what the
 * archive says of itself is never believed.
 */
export class SheetZip {
  readonly #path: string
  readonly #file: FileHandle
  readonly #entries: ReadonlyMap<string, Entry>
  readonly #limits: SheetLimits
  #unpacked = 0

  private constructor(
    path: string,
    file: FileHandle,
    entries: ReadonlyMap<string, Entry>,
    limits: SheetLimits,
  ) {
    this.#path = path
    this.#file = file
    this.#entries = entries
    this.#limits = limits
  }

  static async open(path: string, limits: SheetLimits): Promise<SheetZip> {
    const file = await open(path, 'r')
    try {
      return new SheetZip(path, file, await readDirectory(file, limits), limits)
    } catch (error) {
      await file.close()
      throw error
    }
  }

  get names(): string[] {
    return [...this.#entries.keys()]
  }

  has(name: string): boolean {
    return this.#entries.has(name)
  }

  /** Size of a part as the archive declares it: an indication, for progress only. */
  declaredBytes(name: string): number {
    return this.#entries.get(name)?.unpacked ?? 0
  }

  /** The unpacked bytes of a part, piece by piece. */
  async *read(name: string): AsyncGenerator<Buffer> {
    const entry = this.#entries.get(name)
    if (entry === undefined) throw new SheetRefusal('damaged')
    if (entry.encrypted) throw new SheetRefusal('password')
    const start = await this.#dataStart(entry)
    const source = createReadStream(this.#path, { start, end: start + entry.packed - 1 })
    if (entry.method !== 0 && entry.method !== 8) throw new SheetRefusal('damaged')
    const unpacked = entry.method === 0 ? source : source.pipe(createInflateRaw())
    source.on('error', (error) => unpacked.destroy(error))
    let bytes = 0
    let crc = 0
    try {
      for await (const piece of unpacked as AsyncIterable<Buffer>) {
        bytes += piece.length
        this.#unpacked += piece.length
        const inflates = bytes > RATIO_FREE_BYTES && bytes > entry.packed * this.#limits.ratio
        if (inflates || this.#unpacked > this.#limits.unpackedBytes)
          throw new SheetRefusal('inflates_too_much')
        crc = crc32(piece, crc)
        yield piece
      }
      if (crc !== entry.crc) throw new SheetRefusal('damaged')
    } catch (error) {
      throw error instanceof SheetRefusal ? error : new SheetRefusal('damaged')
    } finally {
      source.destroy()
      unpacked.destroy()
    }
  }

  async close(): Promise<void> {
    await this.#file.close()
  }

  async #dataStart(entry: Entry): Promise<number> {
    const header = await bytesAt(this.#file, entry.offset, 30)
    if (header.readUInt32LE(0) !== LOCAL_SIGNATURE || entry.packed === 0) throw new SheetRefusal('damaged')
    return entry.offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28)
  }
}

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length)
  const { bytesRead } = await file.read(buffer, 0, length, position)
  if (bytesRead < length) throw new SheetRefusal('damaged')
  return buffer
}

const safe = (value: bigint): number => {
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw new SheetRefusal('damaged')
  return Number(value)
}

async function readDirectory(file: FileHandle, limits: SheetLimits): Promise<Map<string, Entry>> {
  const { size } = await file.stat()
  const tail = await bytesAt(
    file,
    Math.max(0, size - END_SIZE - LONGEST_COMMENT),
    Math.min(size, END_SIZE + LONGEST_COMMENT),
  )
  let end = tail.length - END_SIZE
  while (end >= 0 && tail.readUInt32LE(end) !== END_SIGNATURE) end -= 1
  if (end < 0) throw new SheetRefusal('damaged')
  let count = tail.readUInt16LE(end + 10)
  let length = tail.readUInt32LE(end + 12)
  let offset = tail.readUInt32LE(end + 16)
  if (
    (count === 0xffff || offset === OVERFLOW) &&
    end >= 20 &&
    tail.readUInt32LE(end - 20) === END64_LOCATOR
  ) {
    const end64 = await bytesAt(file, safe(tail.readBigUInt64LE(end - 12)), 56)
    if (end64.readUInt32LE(0) !== END64_SIGNATURE) throw new SheetRefusal('damaged')
    count = safe(end64.readBigUInt64LE(32))
    length = safe(end64.readBigUInt64LE(40))
    offset = safe(end64.readBigUInt64LE(48))
  }
  if (count > limits.zipEntries || length > DIRECTORY_LIMIT) throw new SheetRefusal('inflates_too_much')
  if (offset + length > size) throw new SheetRefusal('damaged')
  return entriesOf(await bytesAt(file, offset, length), count)
}

function entriesOf(directory: Buffer, count: number): Map<string, Entry> {
  const entries = new Map<string, Entry>()
  let at = 0
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== ENTRY_SIGNATURE)
      throw new SheetRefusal('damaged')
    const nameLength = directory.readUInt16LE(at + 28)
    const extraLength = directory.readUInt16LE(at + 30)
    const name = directory.toString('utf8', at + 46, at + 46 + nameLength)
    const extra = directory.subarray(at + 46 + nameLength, at + 46 + nameLength + extraLength)
    const sizes = {
      unpacked: directory.readUInt32LE(at + 24),
      packed: directory.readUInt32LE(at + 20),
      offset: directory.readUInt32LE(at + 42),
    }
    const { packed, unpacked, offset } = withLargeSizes(sizes, extra)
    const encrypted = (directory.readUInt16LE(at + 8) & 1) === 1
    entries.set(name.replaceAll('\\', '/'), {
      packed,
      unpacked,
      offset,
      encrypted,
      method: directory.readUInt16LE(at + 10),
      crc: directory.readUInt32LE(at + 16),
    })
    at += 46 + nameLength + extraLength + directory.readUInt16LE(at + 32)
  }
  return entries
}

/** Sizes beyond 4 GB move to an extra record, in this order and only those that overflow. */
function withLargeSizes(
  sizes: { unpacked: number; packed: number; offset: number },
  extra: Buffer,
): typeof sizes {
  if (sizes.unpacked !== OVERFLOW && sizes.packed !== OVERFLOW && sizes.offset !== OVERFLOW) return sizes
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue
    const end = at + 4 + extra.readUInt16LE(at + 2)
    let next = at + 4
    const take = (value: number): number => {
      if (value !== OVERFLOW) return value
      if (next + 8 > Math.min(end, extra.length)) throw new SheetRefusal('damaged')
      next += 8
      return safe(extra.readBigUInt64LE(next - 8))
    }
    return { unpacked: take(sizes.unpacked), packed: take(sizes.packed), offset: take(sizes.offset) }
  }
  throw new SheetRefusal('damaged')
}
