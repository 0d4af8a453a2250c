import { yearOf } from '@moisson/core/abondement/account'
import type { ByPlan } from '@moisson/core/abondement/used-of-year'
import type { Use } from '@moisson/core/abondement/account-sentence'
import { usesOf } from '../abondement/uses-of.ts'
import { awaitedElsewhere, type AwaitedByPlan } from './awaited-elsewhere.ts'
import type { MyFile } from './choosing-file.ts'
import type { Run } from '../database/run-statement.ts'

/** What a choice shows of the person's accounts: who used them, and which campaigns may still. */
export interface AbondementFacts {
  uses: ByPlan<Use[]>
  awaited: AwaitedByPlan | undefined
}

export async function abondementFacts(
  run: Run,
  {
    campaign,
    enrolment,
    offer,
    person,
  }: Pick<MyFile, 'offer' | 'person'> & {
    campaign: { id: string }
    enrolment: { beneficiary_id: string }
  },
  by_company = false,
): Promise<AbondementFacts> {
  if (!offer.plans.some((plan) => plan.abondement.kind !== 'none')) return { uses: {}, awaited: undefined }
  const { beneficiary_id } = enrolment
  const asked = { campaign_id: campaign.id, year: yearOf(offer.payment_day), beneficiary_id }
  const awaited = await awaitedElsewhere(run, offer, campaign.id, new Map([[beneficiary_id, person]]))
  return { uses: await usesOf(run, { ...asked, by_company }), awaited: awaited.get(beneficiary_id) }
}
