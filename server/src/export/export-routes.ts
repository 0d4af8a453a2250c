import type { Route } from '../http/handle.ts'
import { handleExportGroupama } from './export-groupama.ts'
import { handleExportPayroll } from './export-payroll.ts'
import { handleGetPaymentSummary } from './get-payment-summary.ts'

export const exportRoutes: Route[] = [handleExportPayroll, handleExportGroupama, handleGetPaymentSummary]
