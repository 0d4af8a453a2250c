import { citation } from '@moisson/law/article'
import type { Day, Period } from '@moisson/law/calendar'
import { collectiveCeiling } from '@moisson/law/collective-ceiling'
import { agreementText } from '@moisson/law/formula/describe'
import { inputsOf } from '@moisson/law/formula/expression'
import { formulaResult } from '@moisson/law/formula/formula-result'
import { inEach, type Text } from '@moisson/law/text'
import { decimalWritten, euros, percentWritten } from '@moisson/law/words/figures'
import {
  HEADCOUNT,
  PAYROLL,
  PRESENCES,
  RESERVE,
  type Accord,
  type AgreementFormula,
} from '../accord/accord.ts'
import { computed } from '../accord/computed.ts'
import { envelopeOutcome, type EnvelopeCeiling } from '../accord/envelope-outcome.ts'
import { figureAt, figurePeriods, objectivesByYear } from '../accord/figure-columns.ts'
import { envelopeTree, labelsOf } from '../accord/envelope-tree.ts'
import { formulaSentences } from '../accord/formula-sentences.ts'
import { isPerHead, unitsOf } from '../accord/formula-text.ts'
import { carriedOut } from './envelope-parts.ts'
import type { ShareStep } from './share-step.ts'
import type { IndicatorUnit } from '../accord/given-answers.ts'

/** A figure of the exercice that the formula, its caps or the ceiling of the law reads. */
export interface EnvelopeField {
  name: string
  label: Text
  definition: string | null
  unit: IndicatorUnit
  source: string | null
  owner: string | null
  available_by: string | null
  /** Written in the agreement for this exercice: nobody types it. */
  fixed: number | null
}

/** A figure as it was used. */
export interface EnvelopeFigure extends EnvelopeField {
  value: number
  shown: Text
}

/** Where an envelope comes from, as it was computed: kept with the campaign and read since, never computed again. */
export interface EnvelopeBasis {
  /** The formula in sentences, as the agreement has it, in French. */
  formula: string[]
  figures: EnvelopeFigure[]
  steps: { label: Text; articles: string[] }[]
  ceilings: EnvelopeCeiling[]
  formula_cents: number
  amount_cents: number
}

/** A basis with the agreement that it goes by and who recorded it. */
export interface RecordedBasis extends EnvelopeBasis {
  agreement: { id: string; title: string; version: number }
  exercise: { start: Day; end: Day }
  recorded_at: string
  recorded_by: string
}

/** What an agreement keeps of its text for the campaigns to come. */
export const agreementFormula = ({
  indicators,
  formula,
  caps,
  participation,
  duration,
  by_site,
  criteria,
}: Accord): AgreementFormula => ({
  indicators,
  formula,
  caps,
  participation,
  duration,
  by_site,
  each_by: isPerHead(formula.tree) ? criteria[0]?.criterion : undefined,
})

/** By what an amount for each person is multiplied: persons where each has the same, else the parts that they were there. */
const multiplierOf = ({ formula, each_by }: AgreementFormula): string | null => {
  if (!isPerHead(formula.tree)) return null
  return each_by === 'presence' || each_by === 'appartenance' ? PRESENCES : HEADCOUNT
}

/** How many times a formula gives its amount, with these figures. */
export function peopleIn(agreement: AgreementFormula, values: Readonly<Record<string, number>>): number {
  // What was recorded before presences were asked for was multiplied by the persons.
  const people = values[multiplierOf(agreement) ?? HEADCOUNT] ?? values[HEADCOUNT] ?? 0
  return multiplierOf(agreement) === PRESENCES ? people : Math.round(people)
}

const known: Record<string, { unit: IndicatorUnit; label: Text; definition: string }> = {
  [PAYROLL]: {
    unit: 'EUR',
    label: { fr: 'Masse salariale brute', en: 'Gross wages' },
    definition: 'salaires bruts versés à l’ensemble du personnel au titre de l’exercice',
  },
  [HEADCOUNT]: {
    unit: 'count',
    label: { fr: 'Nombre de bénéficiaires', en: 'Number of beneficiaries' },
    definition: 'personnes qui ont droit à une part au titre de l’exercice',
  },
  [PRESENCES]: {
    unit: 'count',
    label: { fr: 'Bénéficiaires, selon leur présence', en: 'Beneficiaries, by their presence' },
    definition:
      'somme, pour tous les bénéficiaires, de leur durée dans la période rapportée à la période entière : 1 pour une période complète, 0,5 pour une moitié',
  },
  [RESERVE]: {
    unit: 'EUR',
    label: {
      fr: 'Réserve spéciale de participation',
      en: 'Participation reserve',
    },
    definition: 'montant de la participation de l’exercice',
  },
}

/** Which of the exercices, or of the shorter periods, that the agreement writes figures for; one after the last goes by the last, where it is the same for all. */
function placeOf(agreement: AgreementFormula, { start }: Period): number {
  const periods = figurePeriods(agreement)
  const place = periods.findIndex((one) => one.start <= start && start <= one.end)
  if (place >= 0) return place
  const first = periods[0]?.start ?? agreement.duration.first_period.start
  return start < first ? 0 : Math.max(0, periods.length - 1)
}

/** Every figure an envelope of the exercice is computed from, in the order of the agreement, the wages last. */
export function envelopeFields(whole: AgreementFormula, exercise: Period): EnvelopeField[] {
  const carried = carriedOut(whole, exercise)
  const agreement = 'problem' in carried ? whole : carried.agreement
  const place = placeOf(agreement, exercise)
  const times = multiplierOf(agreement)
  const used = new Set([...inputsOf(envelopeTree(agreement)), ...(times ? [times] : []), PAYROLL])
  const order = [...agreement.indicators.map(({ name }) => name), ...Object.keys(known)]
  const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  return [...used]
    .toSorted((a, b) => rank(a) - rank(b))
    .map((name) => fieldNamed(agreement, name, place))
    .toSorted((a, b) => Number(a.fixed !== null) - Number(b.fixed !== null))
}

function fieldNamed(agreement: AgreementFormula, name: string, place: number): EnvelopeField {
  const nothing = {
    definition: null,
    source: null,
    owner: null,
    available_by: null,
    fixed: null,
  }
  const indicator = agreement.indicators.find((one) => one.name === name)
  if (indicator) {
    const { label, definition, unit, source, owner, available_by } = indicator
    return {
      name,
      label: { fr: label, en: label },
      definition,
      unit,
      source,
      owner,
      available_by,
      fixed: null,
    }
  }
  const parameter = agreement.formula.parameters.find((one) => one.name === name)
  if (parameter) {
    const { label, unit, values } = parameter
    return {
      ...nothing,
      name,
      unit,
      label: { fr: label, en: label },
      fixed: figureAt(values, place, figurePeriods(agreement).length),
    }
  }
  const one = known[name]
  return one
    ? { ...nothing, name, ...one }
    : {
        ...nothing,
        name,
        unit: 'EUR',
        label: labelsOf(agreement)[name] ?? { fr: name, en: name },
      }
}

/** What is missing, what cannot be computed with these figures, or the envelope with its steps. */
export type Computed =
  | { missing: string[]; problem: null; basis: null }
  | { missing: []; problem: Text; basis: null }
  | { missing: []; problem: null; basis: EnvelopeBasis }

/** An exercice renewed tacitly has no objective until an amendment writes it: those of the last year are not its own. */
const withoutObjectives: Text = {
  fr: 'L’accord n’a pas d’objectif pour cet exercice\u00a0: à défaut, aucun intéressement n’est dû à ce titre. Fixez les objectifs par avenant dans les délais légaux.',
  en: 'The agreement has no objective for this financial year: without one, no intéressement is due for it. Set the objectives by an amendment within the legal deadlines.',
}

/** Twenty percent of wages below zero would be a ceiling below zero: a slip of the keyboard, never a year. */
const negativeWages: Text = {
  fr: 'La masse salariale brute est négative\u00a0: reprenez celle de la DSN de l’exercice.',
  en: 'Gross wages are negative: take those declared for the financial year.',
}

const negativePeople: Text = {
  fr: 'Le nombre de bénéficiaires est négatif\u00a0: reprenez-le.',
  en: 'The number of beneficiaries is negative: check it.',
}

/** The envelope of an exercice from its figures: formula, caps of the agreement, participation, ceiling of the law. */
export function computeEnvelope(
  whole: AgreementFormula,
  exercise: Period,
  typed: Readonly<Record<string, number | null>>,
): Computed {
  const carried = carriedOut(whole, exercise)
  if ('problem' in carried) return { missing: [], problem: carried.problem, basis: null }
  const { agreement } = carried
  const last = figurePeriods(agreement).at(-1)
  if (last && exercise.start > last.end && objectivesByYear(agreement))
    return { missing: [], problem: withoutObjectives, basis: null }
  const fields = envelopeFields(agreement, exercise)
  const valued = fields.map((field) => ({
    field,
    value: field.fixed ?? typed[field.name] ?? null,
  }))
  const missing = valued.flatMap(({ field, value }) => (value === null ? [field.name] : []))
  if (missing.length > 0) return { missing, problem: null, basis: null }
  const values = Object.fromEntries(valued.map(({ field, value }) => [field.name, value ?? 0]))
  if ((values[PAYROLL] ?? 0) < 0) return { missing: [], problem: negativeWages, basis: null }
  if (peopleIn(agreement, values) < 0) return { missing: [], problem: negativePeople, basis: null }
  const outcome = computed((): EnvelopeBasis => {
    const found = envelopeOutcome(agreement, {
      values,
      people: peopleIn(agreement, values),
      gross_wages_cents: Math.round((values[PAYROLL] ?? 0) * 100),
      on: exercise.end,
    })
    const figures = valued.map(({ field, value }) => ({
      ...field,
      value: value ?? 0,
      shown: figureShown(value ?? 0, field.unit),
    }))
    return {
      formula: agreementText(agreement.formula.tree, 'fr', labelsOf(agreement), unitsOf(agreement)),
      figures,
      steps: stepsOf(agreement, values, found),
      ceilings: found.ceilings,
      formula_cents: found.formula_cents,
      amount_cents: found.distributable_cents,
    }
  })
  return 'refusal' in outcome
    ? { missing: [], problem: outcome.refusal.sentence, basis: null }
    : { missing: [], problem: null, basis: outcome.value }
}

function stepsOf(
  agreement: AgreementFormula,
  values: Readonly<Record<string, number>>,
  found: ReturnType<typeof envelopeOutcome>,
): EnvelopeBasis['steps'] {
  const { steps } = formulaResult.explain({
    formula: agreement.formula.tree,
    inputs: values,
    labels: labelsOf(agreement),
    amounts_in: 'euros',
  })
  const sentences = formulaSentences(agreement, values)
  const each = isPerHead(agreement.formula.tree)
  return [
    ...steps.slice(0, -1).map((step, place) => ({
      label: { ...step.label, fr: sentences[place] ?? step.label.fr },
      articles: step.articles.map(citation),
    })),
    ...(each
      ? [
          {
            label: perPerson(peopleIn(agreement, values), found.formula_cents),
            articles: [],
          },
        ]
      : []),
    ...found.ceilings.map(({ of, label, cents, bites }) => ({
      label: {
        fr: `${label.fr}, soit ${euros(cents, 'fr')}\u00a0: ${bites ? 'il réduit l’enveloppe' : 'il n’est pas atteint'}.`,
        en: `${label.en}, ${euros(cents, 'en')}: ${bites ? 'it reduces the envelope' : 'it is not reached'}.`,
      },
      articles: of === 'law' ? collectiveCeiling.articles.map(citation) : [],
    })),
    {
      label: {
        fr: `L’enveloppe est de ${euros(found.distributable_cents, 'fr')}.`,
        en: `The envelope is ${euros(found.distributable_cents, 'en')}.`,
      },
      articles: [],
    },
  ]
}

const perPerson = (people: number, cents: number): Text => ({
  fr: `Pour ${decimalWritten(String(people), 'fr')} bénéficiaires, cela fait ${euros(cents, 'fr')}.`,
  en: `For ${decimalWritten(String(people), 'en')} beneficiaries this makes ${euros(cents, 'en')}.`,
})

/** « 250 000 € », « 96,5 % », « 45 jours » */
export function figureShown(value: number, unit: IndicatorUnit): Text {
  return inEach((language) => {
    if (unit === 'EUR') return euros(Math.round(value * 100), language).replace(/[,.]00(?=\D*$)/, '')
    if (unit === 'ratio') return percentWritten(`${Math.round(value * 1e6)}e-4`, language)
    const number = decimalWritten(String(value), language)
    return unit === 'days' ? `${number} ${dayOrDays(Math.abs(value))[language]}` : number
  })
}

const dayOrDays = (count: number): Text => ({
  fr: count >= 2 ? 'jours' : 'jour',
  en: count === 1 ? 'day' : 'days',
})

/** How far the envelope that the campaign distributes is from the one its formula gave; nothing without a record. */
export const changedByHand = (
  envelope_cents: number | null,
  recorded: Pick<EnvelopeBasis, 'amount_cents'> | null,
): number => (recorded === null ? 0 : (envelope_cents ?? 0) - recorded.amount_cents)

/** The same figures by the agreement as it stands: what a control compares the record with. */
export function recomputed(
  agreement: AgreementFormula,
  { exercise, figures }: Pick<RecordedBasis, 'exercise' | 'figures'>,
): number | null {
  const typed: Record<string, number | null> = Object.fromEntries(
    figures.map(({ name, value }) => [name, value]),
  )
  typed[PRESENCES] ??= typed[HEADCOUNT] ?? null
  return computeEnvelope(agreement, exercise, typed).basis?.amount_cents ?? null
}

/** Where the envelope comes from, line by line, as it was recorded: figures, steps, and what was changed by hand after. */
export function envelopeSteps(basis: EnvelopeBasis | null, envelope_cents: number | null): ShareStep[] {
  if (basis === null) return []
  const difference = changedByHand(envelope_cents, basis)
  return [
    ...basis.figures.map(({ label, shown, source, fixed }) => ({
      label: {
        fr: `${label.fr}\u00a0: ${shown.fr}`,
        en: `${label.en}: ${shown.en}`,
      },
      amount_cents: null,
      articles: [],
      ...(source !== null && fixed === null ? { detail: { fr: source, en: source } } : {}),
    })),
    ...basis.steps.map(({ label, articles }) => ({
      label,
      articles,
      amount_cents: null,
    })),
    ...(difference === 0
      ? []
      : [
          {
            label: {
              fr: 'L’enveloppe répartie a été arrêtée à un autre montant que celui de la formule',
              en: 'The envelope shared out was set at another amount than that of the formula',
            },
            amount_cents: envelope_cents,
            articles: [],
          },
        ]),
  ]
}
