import { refuse } from '@moisson/core/refusal'
import { hidesZip } from './hidden-zip.ts'
import type { Refusal } from '@moisson/law/refusal'

export const imageLimitMegapixels = 60

type ImageRefusal = Refusal<'damaged_document' | 'huge_image' | 'two_formats_document'>

/** Looks at the header and the frame of a PNG or JPEG; the picture itself is never opened here. */
export function checkImage(bytes: Buffer): ImageRefusal | undefined {
  const size = bytes[0] === 0x89 ? pngSize(bytes) : jpegSize(bytes)
  if (!size || size.width === 0 || size.height === 0) return refuse('damaged_document')
  if (size.width * size.height > imageLimitMegapixels * 1_000_000)
    return refuse('huge_image', { ...size, limit: imageLimitMegapixels })
  return hidesZip(bytes) ? refuse('two_formats_document') : undefined
}

interface Size {
  width: number
  height: number
}

/** Walks the pieces of a PNG to its end mark, which must be the last thing in the file. */
function pngSize(bytes: Buffer): Size | undefined {
  let at = 8
  let size: Size | undefined
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at)
    const kind = bytes.toString('latin1', at + 4, at + 8)
    if (!size) {
      if (kind !== 'IHDR' || length !== 13 || at + 25 > bytes.length) return undefined
      size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) }
    }
    at += 12 + length
    if (kind === 'IEND') return at === bytes.length ? size : undefined
  }
  return undefined
}

/** Walks the segments of a JPEG to its first frame; the picture must be closed somewhere after. */
function jpegSize(bytes: Buffer): Size | undefined {
  let at = 2
  while (at + 9 <= bytes.length) {
    if (bytes[at] !== 0xff) return undefined
    const kind = bytes[at + 1] ?? 0
    if (kind === 0xff) {
      at += 1
      continue
    }
    const length = bytes.readUInt16BE(at + 2)
    const frame = kind >= 0xc0 && kind <= 0xcf && kind !== 0xc4 && kind !== 0xc8 && kind !== 0xcc
    if (frame) {
      const closed = bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) > at
      return closed ? { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) } : undefined
    }
    if (length < 2) return undefined
    at += 2 + length
  }
  return undefined
}
