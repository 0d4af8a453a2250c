import { accountIsChoices } from './account-is-choices.ts'
import { auditChained } from './audit-chained.ts'
import { bonusKept } from './bonus-kept.ts'
import { campaignTotals } from './campaign-totals.ts'
import { countedLines } from './counted-lines.ts'
import { envelopeRecorded } from './envelope-recorded.ts'
import { envelopeShared } from './envelope-shared.ts'
import { heldReleased } from './held-released.ts'
import { informedKept } from './informed-kept.ts'
import { frozenPrint } from './frozen-print.ts'
import type { Broken, Invariant } from './invariant.ts'
import { mailsTrue } from './mails-true.ts'
import { abondementCeilings } from './abondement-ceilings.ts'
import { netOfLevies } from './net-of-levies.ts'
import { oneCountedChoice } from './one-counted-choice.ts'
import { oneAgreement } from './one-agreement.ts'
import { oneAbondement } from './one-abondement.ts'
import { outcomeIsNet } from './outcome-is-net.ts'
import { ownMoneyKept } from './own-money-kept.ts'
import { paymentsRecorded } from './payments-recorded.ts'
import { lateInterestTrue } from './late-interest-true.ts'
import { questionKept } from './question-kept.ts'
import type { Reading } from './reading.ts'
import { receiptIntact } from './receipt-intact.ts'
import { linksWithAccess } from './links-with-access.ts'
import { scopeKept } from './scope-kept.ts'
import { supplementKept } from './supplement-kept.ts'
import { statesConsistent } from './states-consistent.ts'

export const everyInvariant: readonly Invariant[] = [
  netOfLevies,
  envelopeShared,
  envelopeRecorded,
  scopeKept,
  supplementKept,
  bonusKept,
  ownMoneyKept,
  campaignTotals,
  outcomeIsNet,
  oneCountedChoice,
  countedLines,
  oneAbondement,
  accountIsChoices,
  abondementCeilings,
  receiptIntact,
  mailsTrue,
  informedKept,
  paymentsRecorded,
  heldReleased,
  lateInterestTrue,
  statesConsistent,
  frozenPrint,
  oneAgreement,
  linksWithAccess,
  questionKept,
  auditChained,
]

export interface Violation extends Broken {
  invariant: string
}

/** Every place where one of the invariants does not hold, one after the other. */
export async function* violationsIn(
  reading: Reading,
  invariants: readonly Invariant[] = everyInvariant,
): AsyncGenerator<Violation> {
  for (const invariant of invariants)
    for await (const found of invariant.broken(reading)) yield { ...found, invariant: invariant.name }
}

/** `matching-ceilings: campaign 018f… (Intéressement 2025), person 00103 (018f…): …`, without personal data. */
export function violationLine(violation: Violation): string {
  const { invariant, company_id, campaign_id, campaign, beneficiary_id, employee_number, what } = violation
  const place = [
    company_id && `company ${company_id}`,
    campaign_id && `campaign ${campaign_id}${campaign === null ? '' : ` (${campaign})`}`,
    beneficiary_id && `person ${employee_number ?? 'without a number'} (${beneficiary_id})`,
  ]
  return `${invariant}: ${[...place.filter(Boolean), what].join(', ')}`
}
