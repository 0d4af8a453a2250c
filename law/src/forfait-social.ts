import { codeSecuriteSociale } from './article.ts'
import type { Day } from './calendar.ts'
import { portion, totalCents } from './money.ts'
import { type Dated, valueIn } from './parameter.ts'
import {
  forfaitSocialPensionRate,
  forfaitSocialRate,
  forfaitSocialScopRate,
  forfaitSocialSharesRate,
} from './parameters/forfait-social-rates.ts'
import { destination, isPensionPlan } from './plan-kind.ts'
import { stop } from './stopped.ts'
import { rule } from './rule.ts'
import { list, named, optional, record, type Taken } from './shape.ts'
import { cents, day, flag } from './takes.ts'
import { inEach, type Text } from './text.ts'

/** What the law asks of the company, headcount history already read (five-year rule, frozen thresholds). */
const forfaitRegime = record({
  /** Bound to set up participation (L3322-2). */
  obliged_to_participation: flag,
  /** 250 employees reached under the five-year rule. */
  effective_250: flag,
  /** SCOP whose reserve is used as in L3323-3. */
  scop: optional(flag),
})
export type ForfaitRegime = Taken<typeof forfaitRegime>

const forfaitSource = named('interessement', 'participation', 'abondement', 'ppv')
export type ForfaitSource = Taken<typeof forfaitSource>
const forfaitLine = record({
  source: forfaitSource,
  /** Gross amount, before CSG and CRDS, that goes to this destination. */
  gross_cents: cents,
  destination,
  /** The rules of the pension plan give the 16 % (default lifecycle with PEA-PME titles). */
  qualifying_plan: optional(flag),
  /** Abondement on sums spent on shares of the company. */
  company_shares: optional(flag),
})
export type ForfaitLine = Taken<typeof forfaitLine>

export type ForfaitPart = {
  source: ForfaitSource
  rate_percent: number
  base_cents: number
  levy_cents: number
}

const sourceLabels: Record<ForfaitSource, Text> = {
  interessement: { fr: 'intéressement', en: 'intéressement' },
  participation: { fr: 'participation', en: 'participation' },
  abondement: { fr: 'abondement', en: 'employer matching' },
  ppv: { fr: 'prime de partage de la valeur', en: 'value-sharing bonus' },
}

/** First day of the exemptions below 50 and, for intéressement, below 250; what applied before is not written here. */
const SINCE = '2019-01-01'

/** The rate for one line, or null when it is exempt. The order of the tests is the order of the text. */
function rateOf(line: ForfaitLine, regime: ForfaitRegime, on: Day): Dated | null {
  if (line.source === 'ppv') return regime.effective_250 ? forfaitSocialRate.on(on) : null
  if (!regime.obliged_to_participation) return null
  if (line.source === 'interessement' && !regime.effective_250) return null
  if (line.source === 'participation' && regime.scop === true) return forfaitSocialScopRate.on(on)
  if (line.source === 'abondement' && line.company_shares === true) return forfaitSocialSharesRate.on(on)
  if (isPensionPlan(line.destination) && line.qualifying_plan === true) return forfaitSocialPensionRate.on(on)
  return forfaitSocialRate.on(on)
}

/** The employer's levy: by source and rate, so after the choices; each part rounded half-up once. */
export const forfaitSocial = rule({
  label: { fr: 'Forfait social', en: 'Forfait social (employer levy)' },
  articles: [codeSecuriteSociale('L137-15'), codeSecuriteSociale('L137-16'), codeSecuriteSociale('D137-1')],
  takes: record({ on: day, regime: forfaitRegime, lines: list(forfaitLine) }),
  compute: (given, note) => {
    if (given.on < SINCE)
      stop('parameter_not_published', {
        parameter: { fr: 'Forfait social d’avant 2019', en: 'Forfait social before 2019' },
        date: given.on,
        last_value: inEach((language) => valueIn(forfaitSocialRate.on(SINCE), language)),
        last_from: SINCE,
      })
    const groups = new Map<string, { source: ForfaitSource; figure: Dated | null; base_cents: number }>()
    for (const line of given.lines) {
      const figure = rateOf(line, given.regime, given.on)
      const name = `${line.source} ${figure?.value ?? 0}`
      const group = groups.get(name) ?? { source: line.source, figure, base_cents: 0 }
      groups.set(name, { ...group, base_cents: totalCents([group.base_cents, line.gross_cents], 'lines') })
    }
    const parts = [...groups.values()].map(({ source, figure, base_cents }): ForfaitPart => {
      const levy_cents = figure === null ? 0 : portion(base_cents, figure.exact)
      const label = sourceLabels[source]
      note({
        label:
          figure === null
            ? { fr: `Exonéré\u00a0: ${label.fr}`, en: `Exempt: ${label.en}` }
            : { fr: `${figure.label.fr}\u00a0: ${label.fr}`, en: `${figure.label.en}: ${label.en}` },
        inputs: { base_cents },
        parameters: figure === null ? [] : [figure],
        rounding: 'half_up',
        result: levy_cents,
      })
      return { source, rate_percent: figure?.value ?? 0, base_cents, levy_cents }
    })
    const total_cents = parts.reduce((sum, part) => sum + part.levy_cents, 0)
    note({ label: { fr: 'Total dû par l’entreprise', en: 'Total due by the company' }, result: total_cents })
    return { parts, total_cents }
  },
  vectors: [
    {
      why: 'intéressement of a company of 50 to 249 is exempt from 2019 only',
      given: {
        on: '2018-12-31',
        regime: { obliged_to_participation: true, effective_250: false },
        lines: [{ source: 'interessement', gross_cents: 5_000_000, destination: 'PEE' }],
      },
      refuses: 'parameter_not_published',
    },
    {
      why: 'exempt from that very day',
      given: {
        on: '2019-01-01',
        regime: { obliged_to_participation: true, effective_250: false },
        lines: [{ source: 'interessement', gross_cents: 5_000_000, destination: 'PEE' }],
      },
      expect: {
        parts: [{ source: 'interessement', rate_percent: 0, base_cents: 5_000_000, levy_cents: 0 }],
        total_cents: 0,
      },
    },
    {
      why: 'company shares on 1 January 2023: the rate of today begins',
      given: {
        on: '2023-01-01',
        regime: { obliged_to_participation: true, effective_250: false },
        lines: [{ source: 'abondement', gross_cents: 100_000, destination: 'PEE', company_shares: true }],
      },
      expect: {
        parts: [{ source: 'abondement', rate_percent: 10, base_cents: 100_000, levy_cents: 10_000 }],
        total_cents: 10_000,
      },
    },
    {
      why: 'company shares in 2021 and 2022 had another rate',
      given: {
        on: '2022-06-30',
        regime: { obliged_to_participation: true, effective_250: false },
        lines: [{ source: 'abondement', gross_cents: 100_000, destination: 'PEE', company_shares: true }],
      },
      refuses: 'parameter_not_published',
    },
    {
      why: 'a company that is not bound by participation owes nothing',
      given: {
        on: '2026-05-31',
        regime: { obliged_to_participation: false, effective_250: false },
        lines: [{ source: 'interessement', gross_cents: 5_000_000, destination: 'PEE' }],
      },
      expect: {
        parts: [{ source: 'interessement', rate_percent: 0, base_cents: 5_000_000, levy_cents: 0 }],
        total_cents: 0,
      },
    },
    {
      why: 'participation split between a qualifying PER COL and the rest',
      given: {
        on: '2026-05-31',
        regime: { obliged_to_participation: true, effective_250: false },
        lines: [
          { source: 'participation', gross_cents: 7_000_000, destination: 'paid' },
          { source: 'participation', gross_cents: 3_000_000, destination: 'PERCOL', qualifying_plan: true },
        ],
      },
      expect: {
        parts: [
          { source: 'participation', rate_percent: 20, base_cents: 7_000_000, levy_cents: 1_400_000 },
          { source: 'participation', rate_percent: 16, base_cents: 3_000_000, levy_cents: 480_000 },
        ],
        total_cents: 1_880_000,
      },
    },
    {
      why: 'between 50 and 249: intéressement exempt, abondement at 20 %, 10 % for company shares',
      given: {
        on: '2026-05-31',
        regime: { obliged_to_participation: true, effective_250: false },
        lines: [
          { source: 'interessement', gross_cents: 2_000_000, destination: 'PEE' },
          { source: 'abondement', gross_cents: 180_000, destination: 'PEE' },
          { source: 'abondement', gross_cents: 100_000, destination: 'PEE', company_shares: true },
        ],
      },
      expect: {
        parts: [
          { source: 'interessement', rate_percent: 0, base_cents: 2_000_000, levy_cents: 0 },
          { source: 'abondement', rate_percent: 20, base_cents: 180_000, levy_cents: 36_000 },
          { source: 'abondement', rate_percent: 10, base_cents: 100_000, levy_cents: 10_000 },
        ],
        total_cents: 46_000,
      },
    },
    {
      why: 'a SCOP: 8 % on the participation and on nothing else',
      given: {
        on: '2026-05-31',
        regime: { obliged_to_participation: true, effective_250: true, scop: true },
        lines: [
          { source: 'participation', gross_cents: 1_000_000, destination: 'PEE' },
          { source: 'interessement', gross_cents: 1_000_000, destination: 'PEE' },
          { source: 'abondement', gross_cents: 100_000, destination: 'PEE' },
        ],
      },
      expect: {
        parts: [
          { source: 'participation', rate_percent: 8, base_cents: 1_000_000, levy_cents: 80_000 },
          { source: 'interessement', rate_percent: 20, base_cents: 1_000_000, levy_cents: 200_000 },
          { source: 'abondement', rate_percent: 20, base_cents: 100_000, levy_cents: 20_000 },
        ],
        total_cents: 300_000,
      },
    },
    {
      why: 'from 250 on: intéressement, PPV, and what a qualifying PER COL receives',
      given: {
        on: '2026-05-31',
        regime: { obliged_to_participation: true, effective_250: true },
        lines: [
          { source: 'interessement', gross_cents: 1_000_000, destination: 'PERCOL', qualifying_plan: true },
          { source: 'interessement', gross_cents: 500_000, destination: 'PERCOL' },
          { source: 'ppv', gross_cents: 100_000, destination: 'paid' },
          { source: 'interessement', gross_cents: 500_000, destination: 'paid' },
        ],
      },
      expect: {
        parts: [
          { source: 'interessement', rate_percent: 16, base_cents: 1_000_000, levy_cents: 160_000 },
          { source: 'interessement', rate_percent: 20, base_cents: 1_000_000, levy_cents: 200_000 },
          { source: 'ppv', rate_percent: 20, base_cents: 100_000, levy_cents: 20_000 },
        ],
        total_cents: 380_000,
      },
    },
  ],
})
