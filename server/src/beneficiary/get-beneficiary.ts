import { getBeneficiary } from '@moisson/contract/beneficiary'
import { handle } from '../http/handle.ts'
import { beneficiaryIn, expectedYear, shownBeneficiary } from './beneficiary-row.ts'

export const handleGetBeneficiary = handle(getBeneficiary, async ({ input, tx, companyId, now, language }) =>
  shownBeneficiary(
    await beneficiaryIn(tx, companyId, input.path.bid),
    await expectedYear(tx, companyId, now),
    language,
  ),
)
