import { createFund } from '@moisson/contract/fund'
import { handle } from '../http/handle.ts'
import { catalogueOut, catalogueRow, wholeData } from './catalogue-store.ts'
import { refuseTakenCode } from './taken-code.ts'
import { saveVersion } from './save-version.ts'

/** A new fund is a draft: nobody is offered it before it is published. */
export const handleCreateFund = handle(createFund, async (context) => {
  const { tx, caller, input, now, language, note, newId } = context
  const { code, sri = null, ...figures } = input.body
  const id = newId()
  await refuseTakenCode(tx, code, id)
  await saveVersion(tx, { id, code, sri, status: 'draft', version: 1, data: wholeData(figures) }, caller, now)
  note({ target_type: 'fund', target_id: id, after: { code, name: figures.name } })
  return catalogueOut(await catalogueRow(tx, id), language)
})
