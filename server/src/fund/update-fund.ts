import { detailIn } from '@moisson/law/refusal'
import { publishFund, updateFund } from '@moisson/contract/fund'
import { isOffered, mayMove, mayPublish } from '@moisson/core/fund-publication'
import type { FundStatus } from '@moisson/core/vocabulary'
import { handle } from '../http/handle.ts'
import { Refused, refused } from '../http/refused.ts'
import {
  blockersOf,
  catalogueOut,
  catalogueRow,
  lockedFund,
  wholeData,
  type CatalogueRow,
} from './catalogue-store.ts'
import { saveVersion, startHistory } from './save-version.ts'
import { refuseTakenCode } from './taken-code.ts'
import type { Language } from '@moisson/law/text'

/** Changes a fund as a new version. One that is offered stays complete; a campaign keeps the version it showed. */
export const handleUpdateFund = handle(updateFund, async (context) => {
  const { tx, caller, input, now, language, note, ifMatch } = context
  const row = await lockedFund(tx, input.path.fid)
  refuseStale(row, ifMatch, language)
  const { code = row.code, sri = row.sri, status = row.status, note: why = null, ...figures } = input.body
  if (!mayMove(row.status, status) || row.status === 'archived') throw stateRefusal(row.status)
  // Campaigns keep the address of the document they showed: the code of a fund that was offered is fixed.
  if (code !== row.code && isOffered(row.status)) throw stateRefusal(row.status)
  const data = wholeData({ ...row.data, ...figures })
  data.dic_url = data.dic_url?.replace(encodeURIComponent(row.code), encodeURIComponent(code)) ?? null
  const sameFigures = equal([data, code, sri], [wholeData(row.data), row.code, row.sri])
  // A fund that is not complete can still be closed.
  if (isOffered(status) && !sameFigures) refuseIncomplete({ code, sri, data })
  await refuseTakenCode(tx, code, row.id)
  if (!sameFigures || status !== row.status) {
    await startHistory(tx, row.id, now)
    await saveVersion(tx, { id: row.id, code, sri, status, version: row.version + 1, data }, caller, now, why)
  }
  note({
    target_type: 'fund',
    target_id: row.id,
    before: traceOf(row),
    after: traceOf({ ...row, code, sri, status, data }),
  })
  return catalogueOut(await catalogueRow(tx, row.id), language)
})

/** Offers a fund to plans, when nothing is missing. */
export const handlePublishFund = handle(publishFund, async (context) => {
  const { tx, caller, input, now, language, note, ifMatch } = context
  const row = await lockedFund(tx, input.path.fid)
  refuseStale(row, ifMatch, language)
  if (!mayPublish(row.status)) throw stateRefusal(row.status)
  refuseIncomplete(row)
  await startHistory(tx, row.id, now)
  const data = wholeData({ ...row.data, verification_status: 'verified' })
  await saveVersion(tx, { ...row, data, status: 'published', version: row.version + 1 }, caller, now)
  note({
    target_type: 'fund',
    target_id: row.id,
    before: traceOf(row),
    after: traceOf({ ...row, status: 'published' }),
  })
  return catalogueOut(await catalogueRow(tx, row.id), language)
})

const equal = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function refuseStale(row: CatalogueRow, ifMatch: number | undefined, language: Language): void {
  if (ifMatch !== undefined && ifMatch !== row.version)
    throw new Refused({ refusal: 'version_conflict', details: {} }, { current: catalogueOut(row, language) })
}

function refuseIncomplete(row: Pick<CatalogueRow, 'code' | 'sri' | 'data'>): void {
  const missing = blockersOf(row)
  if (missing.length === 0) return
  const listed = (language: Language) => missing.map((one) => one[language]).join(', ')
  throw refused('fund_not_ready', {
    ...detailIn('missing', { fr: `il manque ${listed('fr')}`, en: `${listed('en')} missing` }),
    fields: missing.map((one) => one.field).join(','),
  })
}

const states: Record<FundStatus, Record<Language, string>> = {
  draft: { fr: 'en brouillon', en: 'a draft' },
  published: { fr: 'proposé', en: 'offered' },
  closed_to_new: { fr: 'fermé aux nouveaux plans', en: 'closed to new plans' },
  archived: { fr: 'archivé', en: 'archived' },
}

export function stateRefusal(status: FundStatus): Refused {
  return refused('fund_state', detailIn('state', states[status]))
}

function traceOf({ code, sri, status, data }: Pick<CatalogueRow, 'code' | 'sri' | 'status' | 'data'>) {
  const { recurring_cost_bps, dic_date, share_class } = wholeData(data)
  return { code, sri, status, recurring_cost_bps, dic_date, share_class }
}
