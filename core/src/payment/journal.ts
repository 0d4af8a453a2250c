import type { Day } from '@moisson/law/calendar'
import { asksDays, campaignTypeFacts } from '../campaign/type-facts.ts'
import type { CampaignType } from '../vocabulary.ts'
import type { AccountingLayout, AccountRole } from './accounting-layout.ts'
import { dueDayOf, leviesReleased, type Movement, type PaymentFacts } from './movements.ts'

export interface JournalLine {
  date: Day
  journal: string
  piece: string
  account: string
  account_label: string
  label: string
  debit_cents: number
  credit_cents: number
}

export interface BookedCampaign {
  facts: PaymentFacts & { name: string; type: CampaignType; exercise_end: Day }
  movements: readonly Movement[]
  reference: string
  /** The day the amounts became certain. */
  validated_on: Day
  /** The day the interest for paying late was fixed for; null where none is owed. */
  interest_on: Day | null
}

type Side = readonly [role: AccountRole, cents: number]

/** The accounts of a campaign's charge, of what is accrued, and of what is due to people and to the keeper. */
const booked = {
  interessement: {
    charge: 'charge_interessement',
    accrued: 'accrued_people',
    people: 'due_people',
    keeper: 'due_keeper',
  },
  participation: {
    charge: 'charge_participation',
    accrued: 'accrued_participation',
    people: 'due_participation',
    keeper: 'due_participation',
  },
  abondement: {
    charge: 'charge_abondement',
    accrued: 'accrued_people',
    people: 'due_people',
    keeper: 'due_keeper',
  },
  // Money of the people's own: taken off their pay, and owed to the keeper at once.
  own: { charge: 'withheld_from_pay', accrued: 'due_keeper', people: 'due_people', keeper: 'due_keeper' },
  other: { charge: 'charge_other', accrued: 'accrued_people', people: 'due_people', keeper: 'due_keeper' },
} as const

/**
 * The entries a campaign calls for: the charge on the day the exercice closed, what becomes due once the amounts are
 * validated, the matching, then each payment that was recorded. Every entry is balanced; what is held back stays
 * accrued, with its levy, until it is paid to its owner or handed to the Caisse des dépôts. Advances were booked when
 * they were paid: the charge clears them, and what was advanced above the shares is left owed by its people, its levies
 * by the bodies they were declared to.
 */
export function journalOf(campaign: BookedCampaign, layout: AccountingLayout): JournalLine[] {
  const { facts, movements } = campaign
  const { charge, accrued, people, keeper } = booked[campaignTypeFacts[facts.type].booked_as]
  const placed = facts.pee_cents + facts.percol_cents
  const out = facts.paid_cents + placed
  const levies = facts.levies_cents + facts.forfait_social_cents
  const abondementLevies = facts.abondement_gross_cents - facts.abondement_net_cents
  const interest = facts.late_interest_paid_cents + facts.late_interest_placed_cents
  const entry = (date: Day, journal: string, label: string, debits: Side[], credits: Side[]) =>
    balanced(debits, credits).map(({ role, debit_cents, credit_cents }): JournalLine => ({
      date,
      journal,
      piece: campaign.reference,
      account: layout.accounts[role].account,
      account_label: layout.accounts[role].label,
      label: `${label} ${facts.name}`,
      debit_cents,
      credit_cents,
    }))
  const isOwn = campaignTypeFacts[facts.type].booked_as === 'own'
  // Of one's own money the employer's levy is that of the matching alone: it is booked with it, and due at once.
  const ofMatching = isOwn ? facts.forfait_social_cents : 0
  const { entries, bank } = layout.journals
  const payments = movements.filter(({ paid_cents }) => paid_cents > 0)
  const dueTo = {
    payroll: people,
    account_keeper: keeper,
    levies: 'due_levies',
    released: accrued,
    released_levies: 'due_levies',
  } as const
  return [
    ...entry(
      chargedOn(campaign, isOwn),
      entries,
      asksDays(facts.type) ? 'Jours de repos placés' : isOwn ? 'Retenue sur salaire' : 'Charge',
      [
        [charge, facts.gross_cents],
        ['charge_levies', facts.forfait_social_cents - ofMatching + facts.held_forfait_cents],
      ],
      [
        [accrued, out + facts.held_cents],
        ['accrued_levies', levies - ofMatching + facts.held_forfait_cents],
        ['advances', facts.advance_gross_cents],
      ],
    ),
    ...(isOwn
      ? []
      : entry(
          campaign.validated_on,
          entries,
          'Répartition',
          [
            [accrued, out],
            ['accrued_levies', levies],
          ],
          [
            [people, facts.paid_cents],
            [keeper, placed],
            ['due_levies', levies],
          ],
        )),
    ...entry(
      campaign.validated_on,
      entries,
      'Avances à restituer',
      [
        ['to_return', facts.to_return_cents],
        ['due_levies', facts.overpaid_gross_cents - facts.to_return_cents],
      ],
      [['advances', facts.overpaid_gross_cents]],
    ),
    ...entry(
      campaign.validated_on,
      entries,
      'Abondement',
      [
        ['charge_abondement', facts.abondement_gross_cents],
        ['charge_levies', ofMatching],
      ],
      [
        [keeper, facts.abondement_net_cents],
        ['due_levies', abondementLevies + ofMatching],
      ],
    ),
    ...entry(
      campaign.interest_on ?? campaign.validated_on,
      entries,
      'Intérêts de retard',
      [['charge_late_interest', interest]],
      [
        [people, facts.late_interest_paid_cents],
        [keeper, facts.late_interest_placed_cents],
      ],
    ),
    ...leviesReleased(facts).flatMap(({ on, cents }) =>
      entry(
        on,
        entries,
        'Forfait social des sommes conservées',
        [['accrued_levies', cents]],
        [['due_levies', cents]],
      ),
    ),
    ...payments.flatMap(({ kind, paid_cents, paid_on, due_month }) =>
      kind === 'undecided' || kind === 'held'
        ? []
        : entry(
            paid_on ?? (due_month ? `${due_month}-15` : dueDayOf(facts)),
            bank,
            `Versement ${paidTo[kind]}`,
            [[dueTo[kind], paid_cents]],
            [['bank', paid_cents]],
          ),
    ),
  ]
}

const paidTo = {
  payroll: 'Paie',
  account_keeper: 'Teneur de compte',
  levies: 'Prélèvements',
  released: 'Sommes conservées',
  released_levies: 'Forfait social des sommes conservées',
} as const

/** What is paid within its own year is charged when its amounts are certain; a pay is held back on its own day, or later. */
function chargedOn({ validated_on, facts }: BookedCampaign, isOwn: boolean): Day {
  const [first, last] =
    validated_on < facts.exercise_end
      ? [validated_on, facts.exercise_end]
      : [facts.exercise_end, validated_on]
  return isOwn ? last : first
}

/** The lines of an entry without those of zero, the same account once on each side. Throws when it is not balanced. */
function balanced(debits: readonly Side[], credits: readonly Side[]) {
  const sum = (sides: readonly Side[]) => sides.reduce((total, [, cents]) => total + cents, 0)
  if (sum(debits) !== sum(credits)) throw new Error('a journal entry is balanced')
  const grouped = (sides: readonly Side[]) => {
    const byRole = new Map<AccountRole, number>()
    for (const [role, cents] of sides) byRole.set(role, (byRole.get(role) ?? 0) + cents)
    return [...byRole].filter(([, cents]) => cents !== 0)
  }
  return [
    ...grouped(debits).map(([role, cents]) => ({ role, debit_cents: cents, credit_cents: 0 })),
    ...grouped(credits).map(([role, cents]) => ({ role, debit_cents: 0, credit_cents: cents })),
  ]
}
