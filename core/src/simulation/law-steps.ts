import { capital } from '@moisson/law/words/capital'
import { citation, type Article } from '@moisson/law/article'
import { type Dated, valueIn } from '@moisson/law/parameter'
import type { Step } from '@moisson/law/rule'
import { textNamed } from '@moisson/law/words/text-names'
import { factIn } from '@moisson/law/words/facts'
import type { SimulationStep } from './result.ts'
import { say, type Language, type Said, type Text, inEach } from '@moisson/law/text'
import { colon, semicolon } from '@moisson/law/words/punctuation'

type Shown = Omit<SimulationStep, 'of'>

/** The steps of a rule of law as screens and PDFs show them: amounts, the figures used with their text, the articles. */
export function shownSteps(steps: readonly Step[], money = true): Shown[] {
  return steps.map((step) => {
    const amount = money && typeof step.result === 'number' ? step.result : null
    const detail = inEach((language) => detailIn(step, language))
    return {
      label: step.label,
      amount_cents: amount,
      ...(detail.fr === '' ? {} : { detail }),
      articles: step.articles.map(cited),
    }
  })
}

/** A step of our own, beside those of the law. */
export function ownStep(
  label: Said,
  amount_cents: number | null,
  detail?: Said,
  articles: readonly Article[] = [],
): Shown {
  return { label, amount_cents, ...(detail ? { detail } : {}), articles: articles.map(cited) }
}

export const cited = (article: Article): string => {
  if (article.code === 'convention') return `Convention\u00a0: ${article.number}`
  const words = citation(article)
  return capital(words)
}

function detailIn(step: Step, language: Language): string {
  const inputs = Object.entries(step.inputs).flatMap(([name, value]) => {
    const label = names[name]
    if (label === undefined || value === null || typeof value === 'object' || typeof value === 'boolean')
      return []
    return [`${label[language]}${colon[language]}${factIn(name, value, language)}`]
  })
  const figures = step.parameters.map((figure) => figureIn(figure, language))
  return [...inputs, ...figures].join(semicolon[language])
}

const lent = say('dernière valeur publiée, provisoire', 'last published value, provisional')

/** « PASS : 48 060 € (arrêté du …) », marked when it is only lent. */
export function figureIn(figure: Dated, language: Language): string {
  const source = figure.provisional ? lent[language] : textNamed(figure.text, language)
  return `${figure.label[language]}${colon[language]}${valueIn(figure, language)} (${source})`
}

/** What the inputs of the rules are called; an input without a name here is not shown. */
const names: Record<string, Text> = {
  gross_wages_cents: say('salaires bruts', 'gross wages'),
  dirigeants_income_cents: say('revenus des dirigeants', 'income of the company heads'),
  formula_result_cents: say('résultat de la formule', 'result of the formula'),
  ceiling_cents: say('plafond', 'ceiling'),
  envelope_cents: say('à répartir', 'to share'),
  people: say('personnes', 'people'),
  base_cents: say('base', 'base'),
  gross_cents: say('brut', 'gross'),
  withheld_cents: say('retenu', 'withheld'),
  paid_net_cents: say('net versé', 'net paid'),
  net_cents: say('net', 'net'),
  paid_gross_cents: say('brut versé', 'gross paid'),
  csg_deductible_cents: say('CSG déductible', 'deductible CSG'),
  taxable_cents: say('imposable', 'taxable'),
  contribution_cents: say('versement', 'contribution'),
  contributed_before_cents: say('déjà versé dans l’année', 'already contributed this year'),
  plan_cap_cents: say('plafond du plan', 'cap of the plan'),
  legal_ceiling_cents: say('plafond légal', 'legal ceiling'),
  profit_cents: say('bénéfice net fiscal (B)', 'net taxable profit (B)'),
  equity_cents: say('capitaux propres (C)', 'equity (C)'),
  wages_cents: say('salaires (S)', 'wages (S)'),
  added_value_cents: say('valeur ajoutée (VA)', 'added value (VA)'),
  net_accounting_profit_cents: say('bénéfice net comptable', 'net accounting profit'),
  net_taxable_profit_cents: say('bénéfice net fiscal', 'net taxable profit'),
  derogatory_cents: say('formule de l’accord', 'formula of the agreement'),
  legal_cents: say('formule légale', 'legal formula'),
  limit_cents: say('limite', 'limit'),
  lowest_cents: say('la plus basse', 'lowest'),
  highest_cents: say('la plus haute', 'highest'),
  headcount: say('effectif', 'headcount'),
  threshold: say('seuil', 'threshold'),
  running_years: say('années de suite au seuil', 'years running at the threshold'),
  size: say('effectif', 'headcount'),
  known_exercises: say('exercices connus', 'exercices known'),
  gain_cents: say('gain', 'gain'),
  placed_cents: say('placé', 'placed'),
  in_band_cents: say('part', 'part'),
  income_cents: say('revenu imposable', 'taxable income'),
  parts: say('parts', 'shares'),
}
