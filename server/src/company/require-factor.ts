import { requireFactor } from '@moisson/contract/company-access'
import { handle } from '../http/handle.ts'

/** An owner, or the adviser, asks the company’s administrators for a second factor, or asks no more; it acts at once. */
export const handleRequireFactor = handle(requireFactor, async ({ tx, companyId, input, note }) => {
  const { required } = input.body
  await tx
    .updateTable('company')
    .set({ second_factor_required: required })
    .where('id', '=', companyId)
    .execute()
  note({ after: { second_factor_required: required } })
  return { second_factor_required: required }
})
