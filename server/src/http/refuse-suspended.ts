import { detailIn } from '@moisson/law/refusal'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { CallDeclaration } from '@moisson/contract/call'
import type { Tx } from '../database/connect.ts'
import { inTransaction, type Scope } from '../database/transaction.ts'
import type { Services } from '../services.ts'
import type { Caller } from './caller.ts'
import { companyAsked } from './company-of.ts'
import { refused } from './refused.ts'

interface Found {
  status: string
  company: string
  adviser: string | null
  email: string | null
}

/**
 * Refuses what begins something new for a suspended company, before its body is read and whoever asks, and names the
 * adviser to call.
 */
export async function refuseSuspended(
  services: Services,
  call: CallDeclaration,
  request: FastifyRequest,
  { caller, scope }: { caller: Caller; scope: Scope },
): Promise<void> {
  const id = await companyAsked(services, call, request, { caller, scope })
  if (id !== '')
    await inTransaction(services.pool, { ...scope, identity: true }, (tx) => requireNotSuspended(tx, id))
}

/** The same for a call that begins something sometimes only; the transaction must see the identity tables. */
export async function requireNotSuspended(tx: Tx, companyId: string): Promise<void> {
  const { rows } = await sql<Found>`
      select c.status, c.legal_name as company, a.name as adviser, a.email from company c left join lateral (
        select name, email from adviser where company_id = c.id order by since, id limit 1) a on true
      where c.id = ${companyId}`.execute(tx)
  const [found] = rows
  if (found?.status !== 'suspended') return
  throw suspendedRefusal(found.company, found.adviser === null ? null : `${found.adviser} (${found.email})`)
}

/** What stands still in a suspended company, what goes on, and whom to call. */
export const suspendedRefusal = (company: string, adviser: string | null) =>
  refused('company_suspended', {
    company,
    ...detailIn('who', {
      fr: adviser === null ? 'Appelez l’équipe Moisson.' : `Appelez votre conseiller, ${adviser}.`,
      en: adviser === null ? 'Call the Moisson team.' : `Call your adviser, ${adviser}.`,
    }),
  })
