import type { Route } from '../http/handle.ts'
import { handleExportGroupama, handleExportToKeeper } from './export-to-keeper.ts'
import { handleExportPayroll } from './export-payroll.ts'
import { handleGetPaymentSummary } from './get-payment-summary.ts'

export const exportRoutes = [
  handleExportPayroll,
  handleExportToKeeper,
  handleExportGroupama,
  handleGetPaymentSummary,
] satisfies Route[]
