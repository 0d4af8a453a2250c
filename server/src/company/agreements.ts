import { listAgreements, saveAgreement } from '@moisson/contract/company'
import type { Input, Output } from '@moisson/contract/call'
import { actFields } from '@moisson/core/company/agreement-fields'
import { blankOf } from '@moisson/core/record/blank'
import { keysOf, type RecordOf } from '@moisson/core/record/field'
import { checkAgreementDates, checkClauses } from '@moisson/core/company/agreement'
import { parisDay } from '@moisson/law/paris-time'
import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Tx } from '../database/connect.ts'
import { handle } from '../http/handle.ts'
import { Refused, refused } from '../http/refused.ts'

export type AgreementOut = Output<typeof saveAgreement>

export const agreementTitles: Record<AgreementOut['type'], string> = {
  interessement: 'Accord d’intéressement',
  participation: 'Accord de participation',
}

/** The agreements of a company with the clauses a campaign copies. */
export async function agreementsOf(tx: Tx, companyId: string): Promise<AgreementOut[]> {
  return tx.selectFrom('agreement').selectAll().where('company_id', '=', companyId).orderBy('type').execute()
}

export const handleListAgreements = handle(listAgreements, async ({ tx, companyId }) => ({
  items: await agreementsOf(tx, companyId),
}))

/** Records the agreement of one kind, wherever it was concluded; what is left out stays as it was. */
export const handleSaveAgreement = handle(saveAgreement, async (context) => {
  const { tx, companyId, input, now, ifMatch, note, orRefuse } = context
  const { type } = input.path
  await tx.selectFrom('company').select('id').where('id', '=', companyId).forUpdate().execute()
  const before = (await agreementsOf(tx, companyId)).find((agreement) => agreement.type === type)
  if (ifMatch !== undefined && ifMatch !== (before?.version ?? 0))
    throw new Refused({ refusal: 'version_conflict', details: {} }, { current: before ?? null })
  const { clauses, ...given } = input.body
  const whole = orRefuse(checkClauses(saidOf({ ...before?.clauses, ...present(clauses ?? {}) })))
  const acts = { ...blank, title: agreementTitles[type], ...(before && actsOf(before)), ...present(given) }
  orRefuse(checkAgreementDates(type, acts, parisDay(now.toISOString())))
  if (acts.document_id !== null && acts.document_id !== before?.document_id)
    await requireDocument(tx, companyId, acts.document_id)
  const unchanged =
    before !== undefined &&
    isDeepStrictEqual([acts, whole], [{ ...blank, ...actsOf(before) }, before.clauses])
  const saved = {
    ...acts,
    title: before?.is_example && !unchanged ? withoutExample(acts.title) : acts.title,
    // Whoever writes an agreement makes it the company's own.
    is_example: unchanged && before.is_example,
    clauses: JSON.stringify(whole),
    updated_at: now,
  }
  if (!unchanged)
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
    before: before ? { ...actsOf(before), clauses: before.clauses } : null,
    after: { ...actsOf(after), clauses: after.clauses },
  })
  return after
})

/** What an example is called stops saying so once somebody writes it. */
export const withoutExample = (name: string): string => name.replace(/ \(exemple\)$/, '')

const blank = blankOf(actFields)

function actsOf(agreement: AgreementOut): RecordOf<typeof actFields> {
  return Object.fromEntries(keysOf(actFields).map((name) => [name, agreement[name]])) as RecordOf<
    typeof actFields
  >
}

function present<Given extends object>(
  given: Given,
): { [Key in keyof Given]?: Exclude<Given[Key], undefined> } {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Given]?: Exclude<Given[Key], undefined>
  }
}

/** What the agreement says: a clause taken back is absent, and no ceiling of its own is a clause too. */
function saidOf(given: NonNullable<Input<typeof saveAgreement>['body']['clauses']>): AgreementOut['clauses'] {
  return Object.fromEntries(
    Object.entries(given).filter(([name, value]) => value !== null || name === 'individual_cap_cents'),
  )
}

export async function requireDocument(tx: Tx, companyId: string, id: string): Promise<void> {
  const found = await tx
    .selectFrom('document')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) throw refused('unknown_document')
}
