import { listPlans } from '@moisson/contract/company'
import { parisDay } from '@moisson/law/paris-time'
import { handle } from '../http/handle.ts'
import { plansOf } from './plan-store.ts'

export const handleListPlans = handle(listPlans, async ({ tx, companyId, now }) => {
  const today = parisDay(now.toISOString())
  return { items: await plansOf(tx, companyId, today), today }
})
