import { listAgreements, saveAgreement } from '@moisson/contract/company'
import type { Output } from '@moisson/contract/call'
import { checkClauses, defaultClauses } from '@moisson/core/company-agreement'
import { randomUUID } from 'node:crypto'
import type { Tx } from '../database/connect.ts'
import { handle } from '../http/handle.ts'
import { Refused } from '../http/refused.ts'

export type AgreementOut = Output<typeof saveAgreement>

export const agreementTitles: Record<AgreementOut['type'], string> = {
  interessement: 'Accord d’intéressement',
  participation: 'Accord de participation',
}

/** The agreements of a company with the clauses a campaign copies. */
export async function agreementsOf(tx: Tx, companyId: string): Promise<AgreementOut[]> {
  const rows = await tx
    .selectFrom('agreement')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('type')
    .execute()
  return rows.map((row) => ({
    ...row,
    type: row.type as AgreementOut['type'],
    clauses: row.clauses as AgreementOut['clauses'],
  }))
}

export const handleListAgreements = handle(listAgreements, async ({ tx, companyId }) => ({
  items: await agreementsOf(tx, companyId),
}))

/** Creates or changes the agreement of one kind; clauses left out stay as they were. */
export const handleSaveAgreement = handle(saveAgreement, async (context) => {
  const { tx, companyId, input, now, ifMatch, note, orRefuse } = context
  const { type } = input.path
  await tx.selectFrom('company').select('id').where('id', '=', companyId).forUpdate().execute()
  const before = (await agreementsOf(tx, companyId)).find((agreement) => agreement.type === type)
  if (ifMatch !== undefined && ifMatch !== (before?.version ?? 0))
    throw new Refused({ refusal: 'version_conflict', details: {} }, { current: before ?? null })
  const { clauses, ...dates } = input.body
  const whole = orRefuse(checkClauses({ ...defaultClauses, ...before?.clauses, ...clauses }))
  const saved = {
    title: agreementTitles[type],
    signed_on: null,
    filed_on: null,
    first_exercise_start: null,
    last_exercise_end: null,
    ...(before && {
      title: before.title,
      signed_on: before.signed_on,
      filed_on: before.filed_on,
      first_exercise_start: before.first_exercise_start,
      last_exercise_end: before.last_exercise_end,
    }),
    ...dates,
    clauses: JSON.stringify(whole),
    updated_at: now,
  }
  await tx
    .insertInto('agreement')
    .values({ id: before?.id ?? randomUUID(), company_id: companyId, type, ...saved })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'type'])
        .doUpdateSet((row) => ({ ...saved, version: row('agreement.version', '+', 1) })),
    )
    .execute()
  const after = (await agreementsOf(tx, companyId)).find((agreement) => agreement.type === type)
  if (!after) throw new Error('the agreement was not written')
  note({
    target_type: 'agreement',
    target_id: after.id,
    before: before?.clauses ?? null,
    after: after.clauses,
  })
  return after
})
