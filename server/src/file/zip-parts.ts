import { crc32, createInflateRaw } from 'node:zlib'

/** What a zip archive of the office kind may be; sizes are counted as they come out, never believed. */
const limits = {
  entries: 3000,
  partBytes: 128 * 1024 * 1024,
  unpackedBytes: 256 * 1024 * 1024,
  ratio: 200,
  ratioFreeBytes: 4 * 1024 * 1024,
  readBytes: 4 * 1024 * 1024,
}

export class ZipProblem extends Error {
  readonly problem:
    | 'damaged_document'
    | 'locked_document'
    | 'active_office_document'
    | 'inflating_document'
    | 'two_formats_document'
  constructor(problem: ZipProblem['problem']) {
    super(problem)
    this.problem = problem
  }
}

/** Told of each part by name; gives a reader for those whose content it wants, up to 4 MB. */
export type ZipPart = (name: string) => ((content: Buffer) => void) | undefined

interface Entry {
  name: string
  method: number
  flags: number
  crc: number
  packed: number
  offset: number
}

/**
 * Inflates every part of an archive held in memory. The archive must begin with its first part and end with its
 * directory, its parts may not overlap nor share a name: readers that disagree about a file find no room here.
 */
export async function eachPart(bytes: Buffer, told: ZipPart): Promise<void> {
  const entries = directoryOf(bytes)
  let unpacked = 0
  let free = 0
  if (!entries.some((entry) => entry.offset === 0)) throw new ZipProblem('two_formats_document')
  for (const entry of entries.toSorted((a, b) => a.offset - b.offset)) {
    if (entry.offset < free) throw new ZipProblem('inflating_document')
    if (entry.flags & 1) throw new ZipProblem('locked_document')
    const read = told(entry.name)
    const start = dataStart(bytes, entry)
    free = start + entry.packed
    if (free > bytes.length) throw new ZipProblem('damaged_document')
    unpacked += await unpack(bytes.subarray(start, free), entry, unpacked, read)
  }
}

function directoryOf(bytes: Buffer): Entry[] {
  const end = bytes.length - 22
  // No comment: an office document has none, and another file could hide in it.
  if (end < 0 || bytes.readUInt32LE(end) !== 0x06054b50) throw new ZipProblem('two_formats_document')
  const count = bytes.readUInt16LE(end + 10)
  const length = bytes.readUInt32LE(end + 12)
  let at = bytes.readUInt32LE(end + 16)
  if (count > limits.entries) throw new ZipProblem('inflating_document')
  if (at + length > end) throw new ZipProblem('damaged_document')
  const entries: Entry[] = []
  const names = new Set<string>()
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== 0x02014b50) throw new ZipProblem('damaged_document')
    const nameLength = bytes.readUInt16LE(at + 28)
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength).replaceAll('\\', '/')
    if (names.has(name.toLowerCase())) throw new ZipProblem('damaged_document')
    names.add(name.toLowerCase())
    entries.push({
      name,
      flags: bytes.readUInt16LE(at + 8),
      method: bytes.readUInt16LE(at + 10),
      crc: bytes.readUInt32LE(at + 16),
      packed: bytes.readUInt32LE(at + 20),
      offset: bytes.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}

function dataStart(bytes: Buffer, { offset }: Entry): number {
  if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== 0x04034b50)
    throw new ZipProblem('damaged_document')
  return offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28)
}

async function unpack(
  packed: Buffer,
  entry: Entry,
  before: number,
  read: ((content: Buffer) => void) | undefined,
): Promise<number> {
  if (entry.method !== 0 && entry.method !== 8) throw new ZipProblem('damaged_document')
  const kept: Buffer[] = []
  let size = 0
  let crc = 0
  for await (const piece of entry.method === 0 ? [packed] : inflated(packed)) {
    size += piece.length
    const swells = size > limits.ratioFreeBytes && size > packed.length * limits.ratio
    if (swells || size > limits.partBytes || before + size > limits.unpackedBytes)
      throw new ZipProblem('inflating_document')
    if (read) {
      if (size > limits.readBytes) throw new ZipProblem('inflating_document')
      kept.push(piece)
    }
    crc = crc32(piece, crc)
  }
  if (crc !== entry.crc) throw new ZipProblem('damaged_document')
  read?.(Buffer.concat(kept))
  return size
}

async function* inflated(packed: Buffer): AsyncGenerator<Buffer> {
  const inflater = createInflateRaw()
  inflater.end(packed)
  try {
    for await (const piece of inflater) yield piece as Buffer
  } catch (error) {
    throw error instanceof ZipProblem ? error : new ZipProblem('damaged_document')
  } finally {
    inflater.destroy()
  }
}
