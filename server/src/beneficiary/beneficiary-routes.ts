import type { Route } from '../http/handle.ts'
import { handleAddBeneficiary } from './add-beneficiary.ts'
import { handleDeleteBeneficiary } from './delete-beneficiary.ts'
import { handleListBeneficiaries } from './list-beneficiaries.ts'
import { handleGetMe, handleUpdateMe } from './my-file.ts'
import { handleUpdateBeneficiary } from './update-beneficiary.ts'

export const beneficiaryRoutes: Route[] = [
  handleListBeneficiaries,
  handleAddBeneficiary,
  handleUpdateBeneficiary,
  handleDeleteBeneficiary,
  handleGetMe,
  handleUpdateMe,
]
