import { addMonths, type Day } from '@moisson/law/calendar'
import { leviesOnGains } from '@moisson/law/gains'
import { incomeTaxAdded } from '@moisson/law/income-tax-scale'
import { sourceIn, type LegalPoint } from '@moisson/law/legal-points'
import { bpsRatio, portion, scaleHalfUp } from '@moisson/law/money'
import { professionalExpensesRate } from '@moisson/law/parameters/income-tax'
import { inEach, say, type Text } from '@moisson/law/text'
import { euros, percent } from '@moisson/law/words/figures'
import { semicolon } from '@moisson/law/words/punctuation'
import { figureIn, ownStep, shownSteps } from '../simulation/law-steps.ts'

/** Years after which the two are looked at: early, at the end of the PEE's five years, later. */
export const horizonYears = [1, 5, 8] as const
export const yearKinds = ['bad', 'middling', 'good'] as const
export type YearKind = (typeof yearKinds)[number]

/** What one year of a fund did to 1,000 €, in basis points, from its own document: costs are in it. */
export type FundYears = Readonly<Record<YearKind, number>>

/** Nobody's tax is known: a rate that the person names, or two figures of their tax notice; null says nothing of it. */
export type OwnTax =
  | { kind: 'rate'; rate_bps: number }
  | { kind: 'notice'; income_cents: number; quarter_parts: number }
  | null

export interface OverTimeGiven {
  /** The type of campaign: what says that a sum placed is not taxed is its own. */
  type: string
  /** The sum to decide about, as it was recorded. */
  gross_cents: number
  net_cents: number
  /** What is taxable of it where it is paid. */
  taxable_cents: number
  tax: OwnTax
  /** The employer's matching of the whole sum, as the account leaves it. */
  matching: { gross_cents: number; net_cents: number }
  fund: FundYears & { costs_bps: number }
  paid_on: Day
}

export interface Explained {
  cents: number
  steps: ReturnType<typeof ownStep>[]
}

export interface OverTime {
  cash: Explained
  /** The share of the last taxed euro, where the scale gave it. */
  marginal_bps: number | null
  placed: Explained
  horizons: {
    years: number
    on: Day
    outcomes: Record<YearKind, Explained & { levies_cents: number }>
  }[]
}

/**
 * One sum paid, or placed whole: after its own tax at once, or with its matching after some years and the levies on what
 * it gained. An illustration on the figures of a fund's document: one year of that kind, then middling ones.
 */
export function overTime(given: OverTimeGiven): OverTime {
  const { cash, marginal_bps } = paid(given)
  const placed = start(given)
  return {
    cash,
    marginal_bps,
    placed,
    horizons: horizonYears.map((years) => {
      const on = addMonths(given.paid_on, 12 * years)
      const each = (kind: YearKind) => later(given, placed.cents, { kind, years, on })
      return {
        years,
        on,
        outcomes: {
          bad: each('bad'),
          middling: each('middling'),
          good: each('good'),
        },
      }
    }),
  }
}

const netOf = ({ gross_cents, net_cents }: OverTimeGiven) => [
  ownStep(say('Montant brut', 'Gross amount'), gross_cents),
  ...(gross_cents === net_cents
    ? []
    : [
        ownStep(say('CSG et CRDS', 'CSG and CRDS'), net_cents - gross_cents, {
          fr: sourceIn('csg', 'fr'),
          en: sourceIn('csg', 'en'),
        }),
      ]),
  ownStep(say('Montant net', 'Net amount'), net_cents),
]

function paid(given: OverTimeGiven): Pick<OverTime, 'cash' | 'marginal_bps'> {
  const { net_cents, taxable_cents, tax, paid_on } = given
  const steps = netOf(given)
  const taxable = ownStep(
    say('Ajouté au revenu imposable', 'Added to taxable income'),
    null,
    taxable_cents === 0
      ? say('rien', 'nothing')
      : {
          fr: `${euros(taxable_cents, 'fr')}\u00a0: le brut, moins la CSG déductible`,
          en: `${euros(taxable_cents, 'en')}: the gross amount, less the deductible CSG`,
        },
  )
  const done = (tax_cents: number, own: ReturnType<typeof ownStep>[], marginal_bps: number | null) => ({
    marginal_bps,
    cash: {
      cents: net_cents - tax_cents,
      steps: [
        ...steps,
        taxable,
        ...own,
        ownStep(say('Sur votre compte', 'In your account'), net_cents - tax_cents, nothingMore),
      ],
    },
  })
  if (tax === null || taxable_cents === 0) return done(0, [], null)
  if (tax.kind === 'notice') {
    const { income_cents, quarter_parts } = tax
    // The income of a notice is what is left after it: the sum is counted as the notice would.
    const allowance = professionalExpensesRate.on(paid_on)
    const allowed_cents = portion(taxable_cents, allowance.exact)
    const added = incomeTaxAdded.explain({
      income_cents,
      quarter_parts,
      taxable_cents: taxable_cents - allowed_cents,
      on: paid_on,
      unpublished: 'provisional',
    })
    const { tax_cents, marginal_bps } = added.value
    const allowed = ownStep(
      say('Abattement, comme sur l’avis', 'Allowance, as on the notice'),
      null,
      inEach(
        (language) =>
          `${euros(allowed_cents, language)}${semicolon[language]}${figureIn(allowance, language)}`,
      ),
    )
    return done(
      tax_cents,
      [
        allowed,
        ...shownSteps(added.steps).map((step, place) => subtracted(step, place === added.steps.length - 1)),
      ],
      marginal_bps,
    )
  }
  const tax_cents = portion(taxable_cents, bpsRatio(tax.rate_bps))
  const own = ownStep(
    say('Impôt sur le revenu, à votre taux', 'Income tax, at your rate'),
    -tax_cents,
    inEach((language) => `${euros(taxable_cents, language)} × ${percent(tax.rate_bps, language)}`),
  )
  return done(tax_cents, [own], null)
}

/** The tax is taken off once, at its total; what it is made of says its own amount in words. */
function subtracted(step: ReturnType<typeof ownStep>, total: boolean): ReturnType<typeof ownStep> {
  const { amount_cents, detail, ...rest } = step
  const cents = amount_cents ?? 0
  if (total) return { ...rest, amount_cents: -cents, ...(detail && { detail }) }
  const said = inEach(
    (language) => `${detail ? `${detail[language]}${semicolon[language]}` : ''}${euros(cents, language)}`,
  )
  return { ...rest, amount_cents: null, detail: said }
}

const nothingMore: Text = {
  fr: 'Ce que vous en faites ensuite n’est pas supposé\u00a0: le montant reste le même avec les années.',
  en: 'What you do with it then is not assumed: the amount stays the same over the years.',
}

/** What says that a sum placed is not taxed, where that is not the text of the intéressement. */
const exemptBy: Readonly<Record<string, LegalPoint>> = {
  participation: 'participation_placed',
  participation_supplement: 'participation_placed',
  ppv: 'value_sharing_twice',
}

function start(given: OverTimeGiven): Explained {
  const { type, net_cents, matching } = given
  const exempt = exemptBy[type] ?? 'immediate_payment'
  const cents = net_cents + matching.net_cents
  return {
    cents,
    steps: [
      ...netOf(given),
      ownStep(say('Impôt sur le revenu', 'Income tax'), 0, {
        fr: `ce qui est placé n’est pas imposé (${sourceIn(exempt, 'fr')})`,
        en: `what is invested is not taxed (${sourceIn(exempt, 'en')})`,
      }),
      ...(matching.gross_cents === 0
        ? [ownStep(say('L’entreprise ajoute', 'The company adds'), 0)]
        : [
            ownStep(say('L’entreprise ajoute, net', 'The company adds, net'), matching.net_cents, {
              fr: `${euros(matching.gross_cents, 'fr')} bruts, moins ${euros(matching.gross_cents - matching.net_cents, 'fr')} de CSG et de CRDS`,
              en: `${euros(matching.gross_cents, 'en')} gross, less ${euros(matching.gross_cents - matching.net_cents, 'en')} of CSG and CRDS`,
            }),
          ]),
      ownStep(say('Placé le premier jour', 'Invested on the first day'), cents),
    ],
  }
}

const kindNames: Record<YearKind, Text> = {
  bad: say('Une mauvaise année', 'A bad year'),
  middling: say('Une année moyenne', 'An average year'),
  good: say('Une bonne année', 'A good year'),
}

/** The first year of its kind, the others middling, each rounded to the cent; what was gained bears the levies of its day. */
function later(
  { fund }: OverTimeGiven,
  placed_cents: number,
  { kind, years, on }: { kind: YearKind; years: number; on: Day },
): Explained & { levies_cents: number } {
  const after = (cents: number, bps: number) => scaleHalfUp(cents, 10_000 + bps, 10_000)
  const first = after(placed_cents, fund[kind])
  let value = first
  for (let year = 1; year < years; year += 1) value = after(value, fund.middling)
  const gain_cents = value - placed_cents
  const levied = leviesOnGains.explain({
    parts: [{ gain_cents, rate_on: on }],
  })
  const { levies_cents } = levied.value
  const [levy] = levied.steps
  const cents = value - levies_cents
  const costs = portion(placed_cents, bpsRatio(fund.costs_bps))
  return {
    cents,
    levies_cents,
    steps: [
      ownStep(say('Placé le premier jour', 'Invested on the first day'), placed_cents),
      ownStep(
        kindNames[kind],
        first - placed_cents,
        inEach(
          (language) =>
            ({
              fr: `${percent(fund[kind], 'fr')} dans le document du fonds, dont ${euros(costs, 'fr')} de frais déjà retirés`,
              en: `${percent(fund[kind], 'en')} in the fund’s document, of which ${euros(costs, 'en')} of costs already taken off`,
            })[language],
        ),
      ),
      ...(years > 1
        ? [
            ownStep(
              {
                fr: `Puis ${years - 1} années moyennes (hypothèse)`,
                en: `Then ${years - 1} average years (assumption)`,
              },
              value - first,
              {
                fr: `${percent(fund.middling, 'fr')} chaque année, frais compris, arrondi au centime`,
                en: `${percent(fund.middling, 'en')} each year, costs included, rounded to the cent`,
              },
            ),
          ]
        : []),
      ownStep(
        gain_cents < 0 ? say('Perte', 'Loss') : say('Gain', 'Gain'),
        gain_cents,
        gain_cents > 0
          ? undefined
          : say('Sans gain, rien n’est prélevé.', 'Without a gain, nothing is levied.'),
      ),
      ...(gain_cents > 0 && levy
        ? [
            {
              ...ownStep(levy.label, -levies_cents, undefined, levy.articles),
              detail: inEach((language) =>
                levy.parameters.map((figure) => figureIn(figure, language)).join(', '),
              ),
            },
          ]
        : []),
      ownStep(say('Ce qui vous resterait', 'What would be left'), cents),
    ],
  }
}
