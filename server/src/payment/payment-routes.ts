import type { Route } from '../http/handle.ts'
import { handleExportSepa } from './export-sepa.ts'
import { handleGetAccounting } from './get-accounting.ts'
import { handleGetLateInterest } from './get-late-interest.ts'
import { handleListDirectTransfers } from './list-direct-transfers.ts'
import { handleListHeldSums } from './list-held-sums.ts'
import { handleListKeeperAnswer } from './list-keeper-answer.ts'
import { handleListPayments } from './list-payments.ts'
import { handleReceiveKeeperAnswer } from './receive-keeper-answer.ts'
import { handleRecordHeldSum } from './record-held-sum.ts'
import { handleRecordLateInterest } from './record-late-interest.ts'
import { handleRecordPayment } from './record-payment.ts'
import { handleTakeCompanyKeepers } from './take-company-keepers.ts'
import { handleTreatAnswerLine } from './treat-answer-line.ts'

export const paymentRoutes = [
  handleListPayments,
  handleRecordPayment,
  handleTakeCompanyKeepers,
  handleExportSepa,
  handleListDirectTransfers,
  handleGetLateInterest,
  handleRecordLateInterest,
  handleReceiveKeeperAnswer,
  handleListKeeperAnswer,
  handleTreatAnswerLine,
  handleGetAccounting,
  handleListHeldSums,
  handleRecordHeldSum,
] satisfies Route[]
