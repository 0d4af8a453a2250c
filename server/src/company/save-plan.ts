import { savePlan } from '@moisson/contract/company'
import type { Input } from '@moisson/contract/call'
import { checkAbondement } from '@moisson/core/company/abondement'
import { fundsNamed } from '@moisson/core/company/matching-clause'
import { checkManagedSteps } from '@moisson/core/company/managed-steps'
import { planFields, planKindNames } from '@moisson/core/company/plan-fields'
import { blankOf } from '@moisson/core/record/blank'
import { isRefusal } from '@moisson/core/refusal'
import { parisDay } from '@moisson/law/paris-time'
import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Tx } from '../database/connect.ts'
import { fundsByIds, type FundOut } from '../fund/fund-store.ts'
import { offeredFunds } from './offered-funds.ts'
import { handle } from '../http/handle.ts'
import { Refused, refused } from '../http/refused.ts'
import { requireDocument, withoutExample } from './write-agreement.ts'
import { movePlanBeginning } from './move-plan-beginning.ts'
import { planOn, planRows, plansOf, recordOf, savedTimes, type PlanRow } from './plan-store.ts'

const noMatching = { kind: 'none', cap_cents: null, base: 'net', leavers: false } as const

/**
 * Creates a plan, or changes it from a day on: the version that counts before that day stays, and a campaign that was
 * launched keeps what it copied. A day that begins a version corrects that version.
 */
export const handleSavePlan = handle(savePlan, async (context) => {
  const { tx, companyId, input, now, ifMatch, note, orRefuse, caller } = context
  const { kind } = input.path
  const today = parisDay(now.toISOString())
  await tx.selectFrom('company').select('id').where('id', '=', companyId).forUpdate().execute()
  const ofKind = async () => (await planRows(tx, companyId)).filter((row) => row.kind === kind)
  let versions = await ofKind()
  const shown = async () => (await plansOf(tx, companyId, today)).find((plan) => plan.kind === kind)
  if (ifMatch !== undefined && ifMatch !== savedTimes(versions))
    throw new Refused({ refusal: 'version_conflict', details: {} }, { current: (await shown()) ?? null })
  const { begins_on, ...body } = input.body
  if (begins_on !== undefined && versions.length > 0) {
    const moved = await movePlanBeginning(tx, versions, begins_on, { now, by: caller.name })
    versions = await ofKind()
    const [after, first] = [await shown(), versions.at(-1)]
    if (Object.keys(body).length === 0 && after && first) {
      const before = moved && (await traceOf(tx, moved))
      note({ target_type: 'plan', target_id: first.id, before, after: await traceOf(tx, first) })
      return after
    }
  }
  const from = dayOf(versions, body.counts_from ?? (versions.length === 0 ? begins_on : undefined), today)
  const before = planOn(versions, from)
  const same = versions.find((row) => row.counts_from === from)
  const abondement = body.abondement
    ? orRefuse(checkAbondement(body.abondement, kind, today))
    : (before?.abondement ?? noMatching)
  const kept = new Set(before?.fund_ids)
  const fundIds = [...new Set(body.fund_ids ?? kept)]
  const funds = await offeredFunds(tx, kind, fundIds, kept)
  if (fundsNamed(abondement).some((id) => !fundIds.includes(id))) throw refused('unknown_fund')
  const asked = body.default_fund_id === undefined ? (before?.default_fund_id ?? null) : body.default_fund_id
  if (body.default_fund_id && !fundIds.includes(body.default_fund_id)) throw refused('unknown_fund')
  const record = {
    ...blankOf(planFields),
    ...nameOf(kind, body),
    ...(before && recordOf(before)),
    ...said(body),
  }
  if (record.rules_document_id !== null && record.rules_document_id !== before?.rules_document_id)
    await requireDocument(context, record.rules_document_id)
  const managed_steps = checkManagedSteps(record.managed_steps)
  if (isRefusal(managed_steps)) throw new Refused(managed_steps, { at: 'managed_steps' })
  const written = {
    ...record,
    managed_steps,
    // As the column keeps it: what is left out is not there.
    abondement: JSON.parse(JSON.stringify(abondement)) as typeof abondement,
    fund_ids: fundIds,
    default_fund_id: asked !== null && fundIds.includes(asked) ? asked : leastRisky(funds),
  }
  // Whoever writes the matching or the funds makes the plan the company's own.
  const decided =
    before?.is_example === true &&
    !isDeepStrictEqual([written.abondement, written.fund_ids], [before.abondement, before.fund_ids])
  if (!before || !isDeepStrictEqual(written, contentOf(before))) {
    const saved = {
      ...written,
      name: decided ? withoutExample(written.name) : written.name,
      abondement: JSON.stringify(written.abondement),
      managed_steps: JSON.stringify(managed_steps),
      is_example: before?.is_example === true && !decided,
      saved_by_name: caller.name,
      version: savedTimes(versions) + 1,
      updated_at: now,
    }
    await tx
      .insertInto('plan')
      .values({ id: same?.id ?? randomUUID(), company_id: companyId, kind, counts_from: from, ...saved })
      .onConflict((conflict) => conflict.columns(['company_id', 'kind', 'counts_from']).doUpdateSet(saved))
      .execute()
  }
  const after = await shown()
  const row = planOn(await ofKind(), from)
  if (!after || !row) throw new Error('the plan was not written')
  note({
    target_type: 'plan',
    target_id: row.id,
    before: before ? await traceOf(tx, before) : null,
    after: await traceOf(tx, row),
  })
  return after
})

/** The day a change counts from: today unless said; a first version may begin in the past, a later one may not. */
function dayOf(versions: readonly PlanRow[], given: string | undefined, today: string): string {
  const from = given ?? today
  const begins = versions.some(({ counts_from }) => counts_from === from)
  if (versions.length > 0 && from < today && !begins) throw refused('plan_day_passed')
  return from
}

const nameOf = (kind: PlanRow['kind'], { inter_company }: Input<typeof savePlan>['body']) => ({
  name: planKindNames[kind][inter_company ? 'inter' : 'own'].fr,
})

/** What is given of the record. */
const said = (body: Input<typeof savePlan>['body']) =>
  Object.fromEntries(Object.entries(body).filter(([key, value]) => key in planFields && value !== undefined))

const contentOf = (row: PlanRow) => ({
  ...recordOf(row),
  abondement: row.abondement,
  fund_ids: row.fund_ids,
  default_fund_id: row.default_fund_id,
})

function leastRisky(funds: readonly FundOut[]): string | null {
  return funds.toSorted((a, b) => a.sri - b.sri || (a.code < b.code ? -1 : 1))[0]?.id ?? null
}

async function traceOf(tx: Tx, row: PlanRow) {
  const funds = await fundsByIds(tx, row.fund_ids)
  const { abondement, default_fund_id, version, counts_from } = row
  return {
    ...recordOf(row),
    counts_from,
    abondement,
    funds: row.fund_ids.flatMap((id) => funds.get(id)?.code ?? []),
    default_fund_id,
    version,
  }
}
