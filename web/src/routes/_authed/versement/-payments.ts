import type { Output } from '@moisson/contract/call'
import type { listKeeperAnswer, listPayments } from '@moisson/contract/payment'

export type Payments = Output<typeof listPayments>
export type CampaignPayments = Payments['campaigns'][number]
export type Movement = CampaignPayments['movements'][number]
export type KeeperAnswer = Output<typeof listKeeperAnswer>
export type AnswerLine = KeeperAnswer['items'][number]
export type RecordedKind = 'payroll' | 'account_keeper' | 'levies'

/** Who keeps the accounts of these plans, where its money goes. */
export const keeperOf = (
  payments: Payments,
  plans: readonly string[],
): Payments['accounts']['keepers'][number] | undefined =>
  payments.accounts.keepers.find((one) => one.plans.every((plan) => plans.includes(plan)))

export const isPayable = ({ state }: CampaignPayments): boolean =>
  state === 'validated' || state === 'completed'
export const movementOf = (campaign: CampaignPayments, kind: Movement['kind']): Movement | undefined =>
  campaign.movements.find((one) => one.kind === kind)
