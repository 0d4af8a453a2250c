import { codeDuTravail, convention } from './article.ts'
import { scaleHalfUp, totalCents } from './money.ts'
import { rule } from './rule.ts'
import { list, record, where } from './shape.ts'
import { cents, text, weight } from './takes.ts'

const counted = where(
  record({ key: text, presence: weight, full_presence: weight }),
  {
    fr: 'une présence complète au-dessus de zéro, et une présence qui ne la dépasse pas',
    en: 'a full presence above zero, and a presence within it',
  },
  ({ presence, full_presence }) => full_presence > 0 && presence <= full_presence,
)

/** A formula that yields an amount per person: each share is in proportion to presence, the envelope is their sum. */
export const perHead = rule({
  label: { fr: 'Montant par bénéficiaire', en: 'Amount per beneficiary' },
  articles: [codeDuTravail('L3314-5'), convention('montant arrondi au centime pour chacun')],
  takes: record({
    /** What the formula gives for one person present all the time, in cents. */
    amount_cents: cents,
    people: list(counted),
  }),
  compute: ({ amount_cents, people }, note) => {
    const shares = people.map(({ key, presence, full_presence }) => ({
      key,
      gross_cents: scaleHalfUp(amount_cents, presence, full_presence),
    }))
    const envelope_cents = totalCents(
      shares.map((share) => share.gross_cents),
      'people',
    )
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
    {
      why: 'presence counted as a part of one',
      given: {
        amount_cents: 100_000,
        people: [
          { key: 'A', presence: 1, full_presence: 1 },
          { key: 'B', presence: 0, full_presence: 1 },
        ],
      },
      expect: {
        shares: [
          { key: 'A', gross_cents: 100_000 },
          { key: 'B', gross_cents: 0 },
        ],
        envelope_cents: 100_000,
      },
    },
    {
      why: 'a period without a day has no full presence',
      given: { amount_cents: 100_000, people: [{ key: 'A', presence: 0, full_presence: 0 }] },
      refuses: 'input_not_valid',
    },
    {
      why: 'nobody is there longer than the whole period',
      given: { amount_cents: 100_000, people: [{ key: 'A', presence: 366, full_presence: 365 }] },
      refuses: 'input_not_valid',
    },
  ],
})
