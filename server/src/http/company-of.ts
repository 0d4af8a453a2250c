import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { CallDeclaration, CallScope } from '@moisson/contract/call'
import type { Tx } from '../database/connect.ts'
import { inTransaction, type Scope } from '../database/transaction.ts'
import type { Services } from '../services.ts'
import type { Caller } from './caller.ts'
import { Refused, notFound } from './refused.ts'

/** The company in whose scope the call acts; what is outside the scope is not found. */
export async function companyOf(
  call: CallDeclaration,
  tx: Tx,
  path: Record<string, string> | undefined,
): Promise<string> {
  const table = tables[call.rights.scope]
  const id = path?.['id']
  if (!id || !table) return ''
  const { rows } = await sql<{ company_id: string }>`
    select ${sql.ref(table === 'company' ? 'id' : 'company_id')} as company_id
    from ${sql.table(table)} where id = ${id}`.execute(tx)
  const found = rows[0]
  if (!found) throw notFound()
  return found.company_id
}
/** Where the object of a scope is kept. */
const tables: Partial<Record<CallScope, string>> = {
  company: 'company',
  campaign: 'campaign',
  process: 'process',
  step: 'process_step',
  user_document: 'user_document',
}

/** The company of the path inside the caller's scope; none where there is none, or none that the caller may see. */
export async function companyAsked(
  services: Services,
  call: CallDeclaration,
  request: FastifyRequest,
  { caller, scope }: { caller: Caller; scope: Scope },
): Promise<string> {
  if (!call.input?.path) {
    const theirs = [...new Set([...caller.administers, ...caller.manages])]
    const only = theirs.length === 1 ? theirs[0] : undefined
    const { company_id: named = caller.current_company_id ?? only } = request.query as Record<string, string>
    return theirs.find((id) => id === named) ?? ''
  }
  const path = z.safeParse(call.input.path, request.params)
  if (!path.success) return ''
  try {
    return await inTransaction(services.pool, scope, (tx) =>
      companyOf(call, tx, path.data as Record<string, string>),
    )
  } catch (error) {
    if (error instanceof Refused) return ''
    throw error
  }
}
