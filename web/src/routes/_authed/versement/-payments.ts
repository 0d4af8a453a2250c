import type { Output } from '@moisson/contract/call'
import type { listKeeperAnswer, listPayments } from '@moisson/contract/payment'

export type Payments = Output<typeof listPayments>
export type CampaignPayments = Payments['campaigns'][number]
export type Movement = CampaignPayments['movements'][number]
export type KeeperAnswer = Output<typeof listKeeperAnswer>
export type AnswerLine = KeeperAnswer['items'][number]
export type RecordedKind = 'payroll' | 'account_keeper' | 'levies'

/** Who keeps the accounts of a plan for this campaign, where something goes there. */
export const keeperIn = ({ transfers }: CampaignPayments, plan: string): string | undefined =>
  transfers.find(({ plans }) => plans.some((one) => one === plan))?.keeper

export const isPayable = ({ state }: CampaignPayments): boolean =>
  state === 'validated' || state === 'completed'
export const movementOf = (campaign: CampaignPayments, kind: Movement['kind']): Movement | undefined =>
  campaign.movements.find((one) => one.kind === kind)
