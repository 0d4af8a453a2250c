import { keepFundDocument } from '@moisson/contract/fund'
import { keepFile } from '../file/keep-file.ts'
import { handle } from '../http/handle.ts'
import { catalogueOut, catalogueRow, lockedFund, wholeData } from './catalogue-store.ts'
import { saveVersion, startHistory } from './save-version.ts'
import { stateRefusal } from './update-fund.ts'

/** The information document as its manager published it; a new one is a new version, and the former stays readable. */
export const handleKeepFundDocument = handle(keepFundDocument, async (context) => {
  const { tx, caller, input, now, language, note, file, refuse, services } = context
  const row = await lockedFund(tx, input.path.fid)
  if (row.status === 'archived') throw stateRefusal(row.status)
  if (!file) throw refuse('dic_not_pdf')
  const kept = await keepFile(services, tx, file, { companyId: null, by: caller.user_id, now })
  if (kept.mime_type !== 'application/pdf') throw refuse('dic_not_pdf')
  await startHistory(tx, row.id, now)
  const version = row.version + 1
  const data = wholeData({
    ...row.data,
    dic_file_id: kept.id,
    dic_file_name: kept.file_name,
    dic_date: input.body.dic_date,
    dic_url: `${services.config.apiBaseUrl}/user/fonds/${encodeURIComponent(row.code)}/document?version=${version}`,
  })
  await saveVersion(tx, { ...row, version, data }, caller, now)
  note({ target_type: 'fund', target_id: row.id, after: { dic_date: data.dic_date, sha256: kept.sha256 } })
  return catalogueOut(await catalogueRow(tx, row.id), language)
})
