import type { Criterion } from '../vocabulary.ts'
import type {
  GivenAnswers,
  GivenFormula,
  GivenIndicator,
  GivenObjective,
  GivenReward,
} from './given-answers.ts'
import { missing, type AnswerProblem } from './problem.ts'

/** A value of which anything may still be missing, except which shape of formula it is. */
type Partly<Value> = Value extends readonly (infer Item)[]
  ? Partly<Item>[]
  : Value extends { preset: infer Preset }
    ? { preset: Preset } & { [Key in Exclude<keyof Value, 'preset'>]?: Partly<Value[Key]> }
    : Value extends object
      ? { [Key in keyof Value]?: Partly<Value[Key]> }
      : Value

/** The answers while they are being given. */
export type DraftAnswers = Partly<GivenAnswers>
type DraftOf<Key extends keyof GivenAnswers> = NonNullable<DraftAnswers[Key]>

/** Collects what is missing as it is looked for. */
class Gaps {
  readonly found: AnswerProblem[] = []

  ask(field: string, fr: string, en: string): null {
    this.found.push(missing(field, { fr, en }))
    return null
  }
}

const apart = [
  'amends',
  'company',
  'conclusion',
  'scope',
  'indicators',
  'formula',
  'caps',
  'split',
  'special_clauses',
  'duration',
  'supplement',
] as const
const readApart: ReadonlySet<string> = new Set(apart)
type Rest = Omit<DraftAnswers, (typeof apart)[number]>

const isWhole = (one: {
  part?: string
  period_months?: number
}): one is { part: string; period_months: number } =>
  one.part !== undefined && one.period_months !== undefined
const isWeighted = (one: {
  criterion?: Criterion
  weight_bps?: number
}): one is { criterion: Criterion; weight_bps: number } =>
  one.criterion !== undefined && one.weight_bps !== undefined

/** What of a draft can be judged and computed, and each thing that is begun and not finished. */
export function finishedPart(draft: DraftAnswers): { given: GivenAnswers; gaps: AnswerProblem[] } {
  const gaps = new Gaps()
  const { amends, company, conclusion, scope, indicators, formula, caps, split, special_clauses } = draft
  const { duration, supplement } = draft
  const rest = Object.fromEntries(Object.entries(draft).filter(([key]) => !readApart.has(key))) as Rest
  const given: GivenAnswers = {
    ...rest,
    ...(amends &&
      (amends.title
        ? { amends: { ...amends, title: amends.title } }
        : (gaps.ask(
            'amends.title',
            'Nommez l’accord que cet avenant modifie.',
            'Name the agreement amended.',
          ) ?? {}))),
    ...(company && { company: companyOf(company) }),
    ...(conclusion && { conclusion: conclusionOf(conclusion, gaps) }),
    ...(scope && { scope: scopeOf(scope, gaps) }),
    ...(indicators && {
      indicators: kept(indicators, (one, i) => indicatorOf(one, `indicators.${i}`, gaps)),
    }),
    ...(caps && { caps: capsOf(caps, gaps) }),
    ...(split && {
      split: {
        criteria: kept(split.criteria ?? [], (one, i) => criterionOf(one, i, gaps)),
        ...(split.by_site !== undefined && { by_site: split.by_site }),
      },
    }),
    ...(duration && {
      duration: { ...duration, part_periods: (duration.part_periods ?? []).filter(isWhole) },
    }),
    ...(supplement && {
      supplement: { ...supplement, criteria: (supplement.criteria ?? []).filter(isWeighted) },
    }),
    ...(special_clauses && {
      special_clauses: kept(special_clauses, ({ title, text }, i) =>
        title && text
          ? { title, text }
          : gaps.ask(
              `special_clauses.${i}.${title ? 'text' : 'title'}`,
              title ? 'Écrivez le texte de cette clause.' : 'Donnez un titre à cette clause.',
              title ? 'Write the text of this clause.' : 'Give this clause a title.',
            ),
      ),
    }),
  }
  const whole = formula && formulaOf(formula, gaps)
  return { given: whole ? { ...given, formula: whole } : given, gaps: gaps.found }
}

function kept<Item, Whole>(
  items: readonly Item[],
  read: (item: Item, place: number) => Whole | null,
): Whole[] {
  return items.map(read).filter((one) => one !== null)
}

function companyOf({ representative, closing, ...rest }: DraftOf<'company'>): GivenAnswers['company'] {
  return {
    ...rest,
    ...(representative?.name && { representative: { ...representative, name: representative.name } }),
    ...(closing?.month !== undefined &&
      closing.day !== undefined && { closing: { month: closing.month, day: closing.day } }),
  }
}

function conclusionOf(
  { signatories, branch, ...rest }: DraftOf<'conclusion'>,
  gaps: Gaps,
): GivenAnswers['conclusion'] {
  return {
    ...rest,
    ...(signatories && {
      signatories: kept(signatories, ({ name, ...one }, i) =>
        name
          ? { ...one, name }
          : gaps.ask(
              `conclusion.signatories.${i}.name`,
              'Donnez le nom de ce signataire.',
              'Give the name of this signatory.',
            ),
      ),
    }),
    ...(branch &&
      (branch.name
        ? { branch: { ...branch, name: branch.name } }
        : (gaps.ask('conclusion.branch.name', 'Nommez l’accord de branche.', 'Name the branch agreement.') ??
          {}))),
  }
}

function scopeOf(
  { establishments, companies, ...rest }: DraftOf<'scope'>,
  gaps: Gaps,
): GivenAnswers['scope'] {
  const named = <One extends { name?: string }>(list: readonly One[], at: string) =>
    kept(list, (one, i) =>
      one.name
        ? { ...one, name: one.name }
        : gaps.ask(`scope.${at}.${i}.name`, 'Donnez un nom à cette ligne.', 'Give this line a name.'),
    )
  return {
    ...rest,
    ...(establishments && { establishments: named(establishments, 'establishments') }),
    ...(companies && { companies: named(companies, 'companies') }),
  }
}

function indicatorOf(one: DraftOf<'indicators'>[number], at: string, gaps: Gaps): GivenIndicator | null {
  const { name, label, history, plausible, ...rest } = one
  if (!name)
    return gaps.ask(
      `${at}.name`,
      'Donnez à cet indicateur le nom court que la formule emploie.',
      'Give this indicator the short name that the formula uses.',
    )
  if (!label)
    gaps.ask(`${at}.label`, 'Dites comment cet indicateur s’appelle.', 'Say what this indicator is called.')
  return {
    ...rest,
    name,
    label: label || name,
    ...(history && {
      history: kept(history, ({ year, value }, i) =>
        year !== undefined && value !== undefined
          ? { year, value }
          : gaps.ask(
              `${at}.history.${i}`,
              'Donnez l’année et sa valeur, ou retirez la ligne.',
              'Give the year and its value, or remove the line.',
            ),
      ),
    }),
    ...(plausible &&
      (plausible.from !== undefined && plausible.to !== undefined
        ? { plausible: { from: plausible.from, to: plausible.to } }
        : (gaps.ask(
            `${at}.plausible`,
            'Donnez la plus petite et la plus grande valeur plausible.',
            'Give the lowest and the highest plausible value.',
          ) ?? {}))),
  }
}

function capsOf({ indicator_cap: cap, ...rest }: DraftOf<'caps'>, gaps: Gaps): GivenAnswers['caps'] {
  if (cap === undefined) return rest
  if (cap.indicator !== undefined && cap.rate_bps !== undefined)
    return { ...rest, indicator_cap: { indicator: cap.indicator, rate_bps: cap.rate_bps } }
  gaps.ask(
    `caps.indicator_cap.${cap.indicator === undefined ? 'indicator' : 'rate_bps'}`,
    'Ce plafond demande un indicateur et un taux.',
    'This cap needs an indicator and a rate.',
  )
  return rest
}

function criterionOf(one: NonNullable<DraftOf<'split'>['criteria']>[number], place: number, gaps: Gaps) {
  const { criterion, weight_bps, slices, ...others } = one
  // A part of a slice that nobody wrote is none: the slice is not whole, which is said of it.
  const rest = {
    ...others,
    ...(slices && { slices: slices.map((slice) => ({ ...slice, weight_bps: slice.weight_bps ?? 0 })) }),
  }
  if (criterion !== undefined && weight_bps !== undefined) return { ...rest, criterion, weight_bps }
  return gaps.ask(
    `split.criteria.${place}.${criterion === undefined ? 'criterion' : 'weight_bps'}`,
    criterion === undefined ? 'Choisissez le critère.' : 'Donnez la part de ce critère.',
    criterion === undefined ? 'Choose the criterion.' : 'Give the weight of this criterion.',
  )
}

type DraftFormula = DraftOf<'formula'>

/** The formula once it can be built; else nothing, and what it lacks. */
function formulaOf(draft: DraftFormula, gaps: Gaps): GivenFormula | null {
  const before = gaps.found.length
  const read = 'preset' in draft ? presetOf(draft, gaps) : treeOf(draft, gaps)
  return gaps.found.length === before ? read : null
}

function treeOf(draft: DraftFormula, gaps: Gaps): GivenFormula | null {
  if (!('tree' in draft) || draft.tree === undefined || draft.tree === null) return null
  const { tree, parameters } = draft
  return {
    tree,
    ...(parameters && {
      parameters: kept(parameters, ({ name, label, unit, values }, i) =>
        name && label && values?.length
          ? { name, label, values, ...(unit && { unit }) }
          : gaps.ask(
              `formula.parameters.${i}`,
              'Cette valeur demande un nom, un libellé et un chiffre par exercice.',
              'This value needs a name, a label and one figure per financial year.',
            ),
      ),
    }),
  }
}

const INDICATOR = ['Choisissez l’indicateur.', 'Choose the indicator.'] as const

type DraftPreset = Extract<DraftFormula, { preset: string }>

function presetOf(draft: DraftPreset, gaps: Gaps): GivenFormula | null {
  if (draft.preset === 'share_of_result' || draft.preset === 'threshold' || draft.preset === 'bands')
    return measuredOf(draft, gaps)
  const budget = rewardOf(draft.budget, 'formula.budget', gaps)
  const trigger = triggerOf(draft.trigger, gaps)
  const objectives = kept(draft.objectives ?? [], (one, i) =>
    objectiveOf(one, `formula.objectives.${i}`, gaps),
  )
  if ((draft.objectives ?? []).length === 0)
    gaps.ask('formula.objectives', 'Ajoutez au moins un objectif.', 'Add at least one objective.')
  return budget && { preset: 'objectives', budget, objectives, ...trigger }
}

/** A formula that follows one indicator. */
function measuredOf(
  draft: Extract<DraftPreset, { preset: 'share_of_result' | 'threshold' | 'bands' }>,
  gaps: Gaps,
): GivenFormula | null {
  const { indicator } = draft
  if (!indicator) return gaps.ask('formula.indicator', ...INDICATOR)
  if (draft.preset === 'share_of_result')
    return draft.rate_bps === undefined
      ? gaps.ask('formula.rate_bps', 'Donnez le taux.', 'Give the rate.')
      : { ...draft, preset: draft.preset, indicator, rate_bps: draft.rate_bps }
  if (draft.preset === 'threshold') {
    const reward = rewardOf(draft.reward, 'formula.reward', gaps)
    if (draft.threshold === undefined)
      return gaps.ask('formula.threshold', 'Donnez le seuil.', 'Give the threshold.')
    return reward && { ...draft, preset: draft.preset, indicator, threshold: draft.threshold, reward }
  }
  const { trigger, ...bands } = draft
  const rows = (draft.rows ?? []).map((row, i) => {
    if (row.rate_bps === undefined && row.amount_cents === undefined)
      gaps.ask(`formula.rows.${i}`, 'Donnez ce que vaut cette ligne.', 'Say what this row is worth.')
    return { ...row, from: row.from ?? null, to: row.to ?? null }
  })
  return { ...bands, preset: draft.preset, indicator, rows, ...triggerOf(trigger, gaps) }
}

function triggerOf(
  draft: Partly<{ indicator: string; threshold: number; strict?: boolean }> | undefined,
  gaps: Gaps,
) {
  if (draft === undefined) return {}
  const { indicator, threshold, strict } = draft
  if (!indicator) gaps.ask('formula.trigger.indicator', ...INDICATOR)
  else if (threshold === undefined)
    gaps.ask('formula.trigger.threshold', 'Donnez le seuil.', 'Give the threshold.')
  else return { trigger: { indicator, threshold, ...(strict !== undefined && { strict }) } }
  return {}
}

function rewardOf(
  draft: { rate_bps?: number; of?: string; amount_cents?: number } | undefined,
  at: string,
  gaps: Gaps,
): GivenReward | null {
  if (draft?.amount_cents !== undefined) return { amount_cents: draft.amount_cents }
  if (draft?.rate_bps !== undefined) return { rate_bps: draft.rate_bps, ...(draft.of && { of: draft.of }) }
  return gaps.ask(at, 'Donnez un taux ou un montant.', 'Give a rate or an amount.')
}

function objectiveOf(draft: Partly<GivenObjective>, at: string, gaps: Gaps): GivenObjective | null {
  const { indicator, weight_bps, target, threshold, over } = draft
  if (!indicator) return gaps.ask(`${at}.indicator`, ...INDICATOR)
  if (weight_bps === undefined)
    return gaps.ask(
      `${at}.weight_bps`,
      'Donnez le poids de cet objectif.',
      'Give the weight of this objective.',
    )
  if (target === undefined || isEmptyList(target))
    return gaps.ask(`${at}.target`, 'Donnez l’objectif.', 'Give the target.')
  const value = over?.value
  const score_bps = over?.score_bps
  if (over && (value === undefined || score_bps === undefined))
    return gaps.ask(
      `${at}.over`,
      'La surperformance demande un niveau et une réussite.',
      'Overperformance needs a level and a score.',
    )
  return {
    indicator,
    weight_bps,
    target,
    ...(threshold !== undefined && { threshold }),
    ...(value !== undefined && score_bps !== undefined && { over: { value, score_bps } }),
  }
}

const isEmptyList = (value: number | number[]): boolean => Array.isArray(value) && value.length === 0
