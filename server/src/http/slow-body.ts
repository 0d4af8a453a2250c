import type { FastifyReply, FastifyRequest, RequestPayload } from 'fastify'
import { refused } from './refused.ts'

/** Ends a request whose body has not arrived whole in time, and its connection with it: nobody holds one open for ever. */
export function endSlowBody(milliseconds: number) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    payload: RequestPayload,
  ): Promise<RequestPayload> => {
    // A body that nobody sends is never read: without this its end would never be seen, and long work would be cut.
    const { 'content-length': length = '0', 'transfer-encoding': chunked } = request.headers
    if (length === '0' && chunked === undefined) return payload
    const timer = setTimeout(() => {
      reply.header('connection', 'close')
      reply.send(refused('request_too_slow'))
    }, milliseconds)
    for (const end of ['end', 'close', 'error']) payload.once(end, () => clearTimeout(timer))
    return payload
  }
}
