import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { FastifyReply } from 'fastify'

const encodings = { br: brotliCompressSync, gzip: gzipSync }
type Encoding = keyof typeof encodings

/** By encoding and text: a build has some dozens of pages, and each is compressed once. */
const known = new Map<string, Buffer>()
const mostKnown = 500

/** Answers a page that many ask for, compressed as the caller takes it. */
export function sendCompressed(reply: FastifyReply, text: string): FastifyReply {
  void reply.header('vary', 'accept-encoding')
  const encoding = (['br', 'gzip'] as const).find((name) => takes(reply, name))
  if (!encoding) return reply.send(text)
  return reply.header('content-encoding', encoding).send(compressed(encoding, text))
}

function takes(reply: FastifyReply, encoding: Encoding): boolean {
  const accepted = String(reply.request.headers['accept-encoding'] ?? '').split(',')
  return accepted.some((part) => {
    const [name = '', weight = ''] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/)
    return name === encoding && !/^q=0(\.0*)?$/.test(weight)
  })
}

function compressed(encoding: Encoding, text: string): Buffer {
  const key = `${encoding} ${text}`
  const made = known.get(key) ?? encodings[encoding](text)
  // Builds follow one another on a machine where somebody works.
  if (known.size >= mostKnown) known.clear()
  known.set(key, made)
  return made
}
