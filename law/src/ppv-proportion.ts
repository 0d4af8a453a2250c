import { convention } from './article.ts'
import { VALUE_SHARING } from './ppv.ts'
import { rule } from './rule.ts'
import { list, record } from './shape.ts'
import { cents } from './takes.ts'

export type PpvProportion = 'equal' | 'to_justify' | 'like_the_refused_example'

/** The one gap that the administration gave as an example of what it refuses: 2 500 € against 50 €. */
const REFUSED_RATIO = 50

/**
 * A modulation out of proportion loses the exemption, and no text says from which gap on: equal bonuses have nothing to
 * justify, a gap like the administration’s own example is refused, any other is for the company to justify.
 */
export const ppvProportion = rule({
  label: { fr: 'Écart entre les primes', en: 'Gap between the bonuses' },
  articles: [...VALUE_SHARING, convention('exemple du BOSS\u00a0: 2 500\u00a0€ contre 50\u00a0€')],
  takes: record({ amounts_cents: list(cents, 1) }),
  compute: (given, note) => {
    const [lowest, highest] = [Math.min(...given.amounts_cents), Math.max(...given.amounts_cents)]
    const verdict: PpvProportion =
      highest === lowest
        ? 'equal'
        : highest < REFUSED_RATIO * lowest
          ? 'to_justify'
          : 'like_the_refused_example'
    note({
      label: { fr: 'Rapport entre la plus haute et la plus basse', en: 'Highest over lowest' },
      inputs: { lowest_cents: lowest, highest_cents: highest },
      result: verdict,
    })
    return { verdict }
  },
  vectors: [
    {
      why: '2 500 € against 50 €: the example of the administration',
      given: { amounts_cents: [250_000, 5000] },
      expect: { verdict: 'like_the_refused_example' },
    },
    {
      why: 'a gap just under the example is not in proportion by that alone',
      given: { amounts_cents: [249_999, 5000] },
      expect: { verdict: 'to_justify' },
    },
    {
      why: 'the same bonus for everybody',
      given: { amounts_cents: [100_000, 100_000] },
      expect: { verdict: 'equal' },
    },
  ],
})
