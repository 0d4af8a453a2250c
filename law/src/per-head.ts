import { codeDuTravail, convention } from './article.ts'
import { scaleHalfUp } from './money.ts'
import { rule } from './rule.ts'

export type PerHeadGiven = {
  /** What the formula gives for one person present all the time, in cents. */
  amount_cents: number
  people: readonly { key: string; presence: number; full_presence: number }[]
}

/** A formula that yields an amount per person: each share is in proportion to presence, the envelope is their sum. */
export const perHead = rule({
  label: { fr: 'Montant par bénéficiaire', en: 'Amount per beneficiary' },
  articles: [codeDuTravail('L3314-5'), convention('montant arrondi au centime pour chacun')],
  compute: ({ amount_cents, people }: PerHeadGiven, note) => {
    const shares = people.map(({ key, presence, full_presence }) => ({
      key,
      gross_cents: scaleHalfUp(amount_cents, presence, full_presence),
    }))
    const envelope_cents = shares.reduce((sum, share) => sum + share.gross_cents, 0)
    note({
      label: {
        fr: 'Somme des montants au prorata de la présence',
        en: 'Sum of the amounts in proportion to presence',
      },
      inputs: { amount_cents, people: people.length },
      rounding: 'half_up',
      result: envelope_cents,
    })
    return { shares, envelope_cents }
  },
  vectors: [
    {
      why: '1 000 € for a full year, half of it for the other',
      given: {
        amount_cents: 100_000,
        people: [
          { key: 'A', presence: 365, full_presence: 365 },
          { key: 'B', presence: 184, full_presence: 365 },
        ],
      },
      expect: {
        shares: [
          { key: 'A', gross_cents: 100_000 },
          { key: 'B', gross_cents: 50_411 },
        ],
        envelope_cents: 150_411,
      },
    },
  ],
})
