import { convention } from './article.ts'
import { portion, scaleHalfUp } from './money.ts'
import { VALUE_SHARING } from './ppv.ts'
import { rule } from './rule.ts'
import { record, type Taken } from './shape.ts'
import { cents, part_bps, whole } from './takes.ts'

/** Half days have two decimals: presence is counted in hundredths of a day, of a year at most. */
const presence = whole(0, 36_600)

const ppvAmountGiven = record({
  base_cents: cents,
  /** The part of it that follows presence. */
  by_presence_bps: part_bps,
  /** Days of presence and days of the twelve months, in hundredths. */
  presence,
  whole_presence: whole(1, 36_600),
  limit_cents: cents,
  /** Given before in the same civil year. */
  already_cents: cents,
})
export type PpvAmountGiven = Taken<typeof ppvAmountGiven>

/**
 * One person’s bonus: the amount decided, a part of which may follow presence over the twelve months before, and of
 * which no more is given than what is left of the exempt limit of the civil year.
 */
export const ppvAmount = rule({
  label: { fr: 'Montant de la prime d’une personne', en: 'Amount of one person’s bonus' },
  articles: [
    ...VALUE_SHARING,
    convention('au-delà de la limite, rien n’est versé ici\u00a0; arrondi au centime'),
  ],
  takes: ppvAmountGiven,
  compute: (given, note) => {
    const full_cents = portion(given.base_cents, { num: given.by_presence_bps, den: 10_000 })
    const fixed_cents = given.base_cents - full_cents
    const days = Math.min(given.presence, given.whole_presence)
    const presence_cents = scaleHalfUp(full_cents, days, given.whole_presence)
    const due_cents = fixed_cents + presence_cents
    const left_cents = Math.max(0, given.limit_cents - given.already_cents)
    const amount_cents = Math.min(due_cents, left_cents)
    note({
      label: { fr: 'Part au prorata de la présence', en: 'Part in proportion to presence' },
      inputs: { base_cents: full_cents, presence: days, whole_presence: given.whole_presence },
      rounding: 'half_up',
      result: presence_cents,
    })
    note({
      label: {
        fr: 'Dans ce qui reste de la limite de l’année',
        en: 'Within what is left of the limit of the year',
      },
      inputs: { due_cents, left_cents },
      result: amount_cents,
    })
    return { fixed_cents, presence_cents, due_cents, amount_cents, held_cents: due_cents - amount_cents }
  },
  vectors: [
    {
      why: 'the same for everybody: presence changes nothing',
      given: {
        base_cents: 100_000,
        by_presence_bps: 0,
        presence: 0,
        whole_presence: 36_500,
        limit_cents: 300_000,
        already_cents: 0,
      },
      expect: {
        fixed_cents: 100_000,
        presence_cents: 0,
        due_cents: 100_000,
        amount_cents: 100_000,
        held_cents: 0,
      },
    },
    {
      why: 'all of it by presence, 182 days of 365: half a cent and more goes up',
      given: {
        base_cents: 100_000,
        by_presence_bps: 10_000,
        presence: 18_200,
        whole_presence: 36_500,
        limit_cents: 300_000,
        already_cents: 0,
      },
      expect: {
        fixed_cents: 0,
        presence_cents: 49_863,
        due_cents: 49_863,
        amount_cents: 49_863,
        held_cents: 0,
      },
    },
    {
      why: 'half of it fixed, half by presence; half a cent goes up',
      given: {
        base_cents: 100_001,
        by_presence_bps: 5_000,
        presence: 18_250,
        whole_presence: 36_500,
        limit_cents: 300_000,
        already_cents: 0,
      },
      expect: {
        fixed_cents: 50_000,
        presence_cents: 25_001,
        due_cents: 75_001,
        amount_cents: 75_001,
        held_cents: 0,
      },
    },
    {
      why: 'nobody is present longer than the twelve months',
      given: {
        base_cents: 100_000,
        by_presence_bps: 10_000,
        presence: 36_600,
        whole_presence: 36_500,
        limit_cents: 300_000,
        already_cents: 0,
      },
      expect: {
        fixed_cents: 0,
        presence_cents: 100_000,
        due_cents: 100_000,
        amount_cents: 100_000,
        held_cents: 0,
      },
    },
    {
      why: 'to the cent of what the year leaves',
      given: {
        base_cents: 100_000,
        by_presence_bps: 0,
        presence: 36_500,
        whole_presence: 36_500,
        limit_cents: 300_000,
        already_cents: 200_000,
      },
      expect: {
        fixed_cents: 100_000,
        presence_cents: 0,
        due_cents: 100_000,
        amount_cents: 100_000,
        held_cents: 0,
      },
    },
    {
      why: 'one cent more was given before',
      given: {
        base_cents: 100_000,
        by_presence_bps: 0,
        presence: 36_500,
        whole_presence: 36_500,
        limit_cents: 300_000,
        already_cents: 200_001,
      },
      expect: {
        fixed_cents: 100_000,
        presence_cents: 0,
        due_cents: 100_000,
        amount_cents: 99_999,
        held_cents: 1,
      },
    },
    {
      why: 'more than the limit was given before: nothing, never less',
      given: {
        base_cents: 100_000,
        by_presence_bps: 0,
        presence: 36_500,
        whole_presence: 36_500,
        limit_cents: 300_000,
        already_cents: 400_000,
      },
      expect: {
        fixed_cents: 100_000,
        presence_cents: 0,
        due_cents: 100_000,
        amount_cents: 0,
        held_cents: 100_000,
      },
    },
  ],
})
