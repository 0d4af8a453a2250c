import type { FastifyRequest } from 'fastify'
import { FateUnknown } from '../database/transaction.ts'
import { refused, type Refused } from './refused.ts'

/** PostgreSQL says: lost, shutting down, a lock too long, a conflict, cancelled, or a standby that takes no writes. */
const passing = /^(08...|53...|57P0.|55P03|40001|40P01|57014|25006)$/
const broken = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
]
const lost =
  /timeout exceeded when trying to connect|Connection terminated|not queryable|Connection ended unexpectedly/i

/** Failures with a meaning of their own: a lost database, a lock or a page that took too long, a body too large. */
export function knownError(error: unknown, request: FastifyRequest): Refused | undefined {
  if (!(error instanceof Error)) return undefined
  if (error instanceof FateUnknown) return fateUnknown(request)
  const code = 'code' in error ? String(error.code) : ''
  if (passing.test(code) || broken.includes(code) || lost.test(error.message)) return refused('busy')
  // The page was not set in its time: the machine has too much to do.
  if (code === 'PRINT_LATE') return refused('busy')
  if (code === 'ENOSPC' || code === 'EDQUOT') return refused('storage_full')
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return refused('body_too_large')
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return refused('unsupported_body')
  if (code === 'FST_ERR_CTP_INVALID_CONTENT_LENGTH') return refused('invalid_json')
  return undefined
}

/** What only reads has nothing to lose; what has a key may be sent again; the rest is to be looked at first. */
function fateUnknown(request: FastifyRequest): Refused {
  if (request.method === 'GET' || request.method === 'HEAD') return refused('busy')
  const again = request.method !== 'POST' || request.headers['idempotency-key'] !== undefined
  return refused(again ? 'fate_unknown' : 'fate_unknown_look')
}
