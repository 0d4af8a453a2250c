import type { Route } from '../http/handle.ts'
import { handleAcceptExtractDoubts } from './accept-doubts.ts'
import { handleAddBeneficiary } from './add-beneficiary.ts'
import { handleAskCorrection } from './ask-correction.ts'
import { handleCorrectExtractRow } from './correct-extract-row.ts'
import { handleDeleteBeneficiary } from './delete-beneficiary.ts'
import { handleExtractBeneficiaries } from './extract-beneficiaries.ts'
import { handleGetBeneficiary } from './get-beneficiary.ts'
import { handleGetExtract, handleRemapExtract } from './get-extract.ts'
import { handleImportBeneficiaries } from './import-beneficiaries.ts'
import { handleListBeneficiaries } from './list-beneficiaries.ts'
import { handleListMyAccesses } from './list-my-accesses.ts'
import { handleGetMe, handleUpdateMe } from './own-file.ts'
import { handleUpdateBeneficiary } from './update-beneficiary.ts'

export const beneficiaryRoutes = [
  handleListBeneficiaries,
  handleAddBeneficiary,
  handleGetBeneficiary,
  handleUpdateBeneficiary,
  handleDeleteBeneficiary,
  handleExtractBeneficiaries,
  handleGetExtract,
  handleRemapExtract,
  handleAcceptExtractDoubts,
  handleCorrectExtractRow,
  handleImportBeneficiaries,
  handleGetMe,
  handleUpdateMe,
  handleListMyAccesses,
  handleAskCorrection,
] satisfies Route[]
