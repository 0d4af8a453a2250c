import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CallDeclaration } from '@moisson/contract/call'
import { inTransaction, type Scope } from '../database/transaction.ts'
import type { Services } from '../services.ts'
import type { Caller } from './caller.ts'
import { countUntilOver, isOver, type Attempt } from './count-attempts.ts'
import { companyAsked } from './company-of.ts'
import { noteForOperator } from './note-for-operator.ts'
import { refused } from './refused.ts'

const tenMinutes = 600

/**
 * Counts a heavy call before its body is read, for the account and for the company it works for, and refuses what is
 * too much. A company's own people who read their papers count for themselves only, however many they are; what is
 * refused to one account takes nothing from the others of its company.
 */
export async function limitWork(
  services: Services,
  call: CallDeclaration,
  request: FastifyRequest,
  reply: FastifyReply,
  { caller, scope }: { caller: Caller | null; scope: Scope },
): Promise<void> {
  if (call.weight === undefined || caller === null) return
  const { limits } = services.config
  const counted = { weight: call.weight, windowSeconds: tenMinutes }
  const attempts: Attempt[] = [
    { bucket: 'work-account', subject: caller.user_id, limit: limits.workPerAccount, ...counted },
  ]
  const company = await companyAsked(services, call, request, { caller, scope })
  if (company !== '')
    attempts.push({ bucket: 'work-company', subject: company, limit: limits.workPerCompany, ...counted })
  const found = await inTransaction(services.pool, { identity: true }, (tx) =>
    countUntilOver(services, tx, attempts),
  )
  const name = (at: number) => (at === 0 ? '"account"' : '"company"')
  reply.headers({
    'ratelimit-policy': found.map(({ limit }, at) => `${name(at)};q=${limit};w=${tenMinutes}`).join(', '),
    ratelimit: found
      .map((one, at) => `${name(at)};r=${Math.max(0, one.limit - one.hits)};t=${one.wait_seconds}`)
      .join(', '),
  })
  const over = found.find(isOver)
  if (over === undefined) return
  noteForOperator('too many attempts', over.bucket)
  const wait = Math.max(1, over.wait_seconds)
  throw refused('too_much_work', { minutes: Math.ceil(wait / 60), retry_after_seconds: wait })
}
