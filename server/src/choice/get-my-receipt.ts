import { getMyReceipt } from '@moisson/contract/choice'
import { printedReceipt } from './printed-receipt.ts'
import { handleFreely } from '../http/handle.ts'
import { versionsOf } from './choice-store.ts'
import { myFile } from './choosing-file.ts'
import { plain } from '../database/run-statement.ts'

/** Printed from the stored facts, outside the transaction: the same bytes each time. */
export const handleGetMyReceipt = handleFreely(
  getMyReceipt,
  async ({ caller, input, refuse, inTransaction }) => {
    const receipt = await inTransaction(async (tx) => {
      const { enrolment } = await myFile(plain(tx), caller, input.path.id)
      return (await versionsOf(plain(tx), enrolment)).counted?.receipt ?? null
    })
    if (!receipt) throw refuse('no_receipt')
    const { name, body, sha256 } = await printedReceipt(receipt, inTransaction)
    return { file: { name, type: 'application/pdf', body, inline: true, sha256 } }
  },
)
