import { agreementText } from '@moisson/law/formula/describe'
import type { Expression } from '@moisson/law/formula/expression'
import { inEach, say, type Text } from '@moisson/law/text'
import { mediumDay } from '@moisson/law/words/days'
import { decimalWritten, euros, eurosWritten, percent, percentWritten } from '@moisson/law/words/figures'
import { HEADCOUNT, PAYROLL, RESERVE } from './accord.ts'
import { choiceInWords } from './answer-labels.ts'
import type { DraftAnswers } from './draft-answers.ts'
import type { IndicatorUnit } from './given-answers.ts'

export type Leaf = string | number | boolean | null

/** An answer as its screen shows it: a figure in the unit of what it measures, an indicator by the name it was given. */
export function answerInWords(field: string, value: Leaf | undefined, answers: DraftAnswers): Text | null {
  if (value === undefined || value === null || value === '') return null
  if (typeof value === 'boolean') return value ? say('oui', 'yes') : say('non', 'no')
  if (typeof value === 'number') return figure(field, value, answers)
  if (field === 'formula.tree') return formulaInWords(answers)
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return inEach((language) => mediumDay(value, language))
  if (/\.(indicator|of|compared_to)$/.test(field)) return labelOf(value, answers)
  return choiceInWords(field, value)
}

function figure(field: string, value: number, answers: DraftAnswers): Text {
  const unit = unitAt(field, answers)
  return inEach((language) => {
    if (field.endsWith('_cents')) return euros(value, language)
    if (field.endsWith('_pass_bps')) return `${decimalWritten(String(value / 10_000), language)} PASS`
    if (field.endsWith('max_ratio_bps')) return decimalWritten(String(value / 10_000), language)
    if (field.endsWith('_bps')) return percent(value, language)
    if (field.endsWith('.year')) return String(value)
    if (unit === 'EUR') return eurosWritten(String(value), language)
    // Twelve digits: what is left of them is the rounding of the product.
    if (unit === 'ratio') return percentWritten(String(Number((value * 100).toPrecision(12))), language)
    return decimalWritten(String(value), language)
  })
}

/** In what a figure is counted: the unit of the indicator that it stands beside. */
function unitAt(field: string, answers: DraftAnswers): IndicatorUnit | undefined {
  const at = (path: string) => partAt(answers, path)
  const unitOf = (name: unknown) =>
    name === PAYROLL || name === RESERVE
      ? 'EUR'
      : (answers.indicators?.find((one) => one.name === name)?.unit ??
        (name === undefined ? undefined : 'EUR'))
  const indicator = /^indicators\.(\d+)\.(history|plausible)\./.exec(field)?.[1]
  if (indicator !== undefined) return answers.indicators?.[Number(indicator)]?.unit ?? 'EUR'
  const objective = /^formula\.objectives\.\d+(?=\.(target|threshold|over\.value))/.exec(field)?.[0]
  if (objective !== undefined) return unitOf(at(`${objective}.indicator`))
  const parameter = /^formula\.parameters\.\d+(?=\.values)/.exec(field)?.[0]
  if (parameter !== undefined) return at(`${parameter}.unit`) as IndicatorUnit | undefined
  if (field === 'formula.trigger.threshold') return unitOf(at('formula.trigger.indicator'))
  if (field === 'formula.threshold' || /^formula\.rows\.\d+\.(from|to)$/.test(field))
    return unitOf(at('formula.indicator'))
  return undefined
}

function labelOf(name: string, answers: DraftAnswers): Text {
  const known: Record<string, Text> = {
    [PAYROLL]: say('masse salariale brute', 'gross payroll'),
    [HEADCOUNT]: say('effectif', 'headcount'),
    [RESERVE]: say('réserve spéciale de participation', 'special participation reserve'),
  }
  const label = answers.indicators?.find((one) => one.name === name)?.label ?? name
  return known[name] ?? { fr: label, en: label }
}

/** The sentences of a formula of blocks, as the agreement says them; none while its blocks are not whole. */
function formulaInWords(answers: DraftAnswers): Text {
  const parameters =
    answers.formula && 'parameters' in answers.formula ? (answers.formula.parameters ?? []) : []
  const indicators = answers.indicators ?? []
  const named = [PAYROLL, HEADCOUNT, RESERVE, ...indicators.map(({ name }) => name ?? '')]
  const labels = {
    ...Object.fromEntries(named.map((name) => [name, labelOf(name, answers)])),
    ...Object.fromEntries(
      parameters.map(({ name = '', label = '' }) => [name, { fr: label || name, en: label || name }]),
    ),
  }
  const units = {
    [PAYROLL]: 'EUR',
    ...Object.fromEntries(indicators.map(({ name = '', unit = 'EUR' }) => [name, unit])),
  }
  const tree = partAt(answers, 'formula.tree') as Expression
  try {
    return inEach((language) => agreementText(tree, language, labels, units).join('\n'))
  } catch {
    return say('formule en blocs', 'formula of blocks')
  }
}

/** What stands at a path through objects and lists. */
const partAt = (answers: DraftAnswers, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (node, key) =>
        typeof node === 'object' && node !== null ? (Reflect.get(node, key) as unknown) : undefined,
      answers,
    )
