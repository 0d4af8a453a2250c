import type { Output } from '@moisson/contract/call'
import type { listKeeperAnswer, listPayments } from '@moisson/contract/payment'

export type Payments = Output<typeof listPayments>
export type CampaignPayments = Payments['campaigns'][number]
export type Movement = CampaignPayments['movements'][number]
export type KeeperAnswer = Output<typeof listKeeperAnswer>
export type AnswerLine = KeeperAnswer['items'][number]
/** What is recorded when it is ordered or paid; the others tell what became of a sum, or what it may become. */
export const recordedKinds = ['payroll', 'account_keeper', 'levies'] as const
export type RecordedKind = (typeof recordedKinds)[number]

/** Who keeps the accounts of a plan for this campaign, where something goes there. */
export const keeperIn = ({ transfers }: CampaignPayments, plan: string): string | undefined =>
  transfers.find(({ plans }) => plans.some((one) => one === plan))?.keeper

export const isPayable = ({ state }: CampaignPayments): boolean =>
  state === 'validated' || state === 'completed'
export const movementOf = (campaign: CampaignPayments, kind: Movement['kind']): Movement | undefined =>
  campaign.movements.find((one) => one.kind === kind)

/** The year that the matching of a campaign is kept in, where a day of payment is of none of its years; null otherwise. */
export const otherMatchingYear = (
  { matching_years: years }: Pick<CampaignPayments, 'matching_years'>,
  kind: Movement['kind'],
  paid_on: string | null,
): number | null => {
  if (kind !== 'account_keeper' || !paid_on || years.includes(Number(paid_on.slice(0, 4)))) return null
  return years[0] ?? null
}

/** Ordered or paid, also where the legal day passed meanwhile and says that it is late. */
export const isRecorded = ({ version, paid_on }: Pick<Movement, 'version' | 'paid_on'>): boolean =>
  version > 0 && paid_on !== null
