import { getBeneficiary } from '@moisson/contract/beneficiary'
import { handle } from '../http/handle.ts'
import { beneficiaryIn, expectedExercise, shownBeneficiary } from './beneficiary-row.ts'

export const handleGetBeneficiary = handle(getBeneficiary, async ({ input, tx, companyId, now, language }) =>
  shownBeneficiary(
    await beneficiaryIn(tx, companyId, input.path.bid),
    await expectedExercise(tx, companyId, now),
    language,
  ),
)
