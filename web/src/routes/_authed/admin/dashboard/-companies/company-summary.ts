import type { listCompanies } from '@moisson/contract/admin'
import type { Output } from '@moisson/contract/call'

export type CompanySummary = Output<typeof listCompanies>['items'][number]
