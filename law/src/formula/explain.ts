import type { Article } from '../article.ts'
import { codeDuTravail } from '../article.ts'
import type { Rational } from '../rational.ts'
import { toDecimalString } from '../rational.ts'
import type { Step, StepValue } from '../rule.ts'
import { describe, describeCondition } from './describe.ts'
import type { Trace } from './evaluate.ts'
import type { Expression } from './expression.ts'
import type { Labels } from './wording.ts'
import { intervalIn, numberIn, quoted } from './wording.ts'
import { inEach, type Language } from '../text.ts'
import { colon } from '../words/punctuation.ts'

const FORMULA: readonly Article[] = [codeDuTravail('L3314-2')]

/** One step per operation, in the order in which they were done, with the values that went in. */
export function explainTrace(trace: Trace, labels: Labels = {}): Step[] {
  const steps: Step[] = []
  const visit = (node: Trace): void => {
    for (const part of node.parts) visit(part)
    if (isTrivial(node.expr)) return
    steps.push({
      label: inEach((language) => sentence(node, language, labels)),
      inputs: inputsOf(node),
      result: toDecimalString(node.value),
      articles: FORMULA,
      parameters: [],
      rounding: 'none',
    })
  }
  visit(trace)
  return steps
}

const isTrivial = (expr: Expression): boolean => 'const' in expr || 'var' in expr

function inputsOf(node: Trace): Record<string, StepValue> {
  const named = node.parts.flatMap((part) =>
    'var' in part.expr ? [[part.expr.var, toDecimalString(part.value)] as const] : [],
  )
  return Object.fromEntries(named)
}

const SIGNS: Record<string, string> = { add: ' + ', sub: ' − ', mul: ' × ', div: ' ÷ ' }
const NAMES: Record<string, Record<Language, string>> = {
  add: { fr: 'Somme', en: 'Sum' },
  sub: { fr: 'Différence', en: 'Difference' },
  mul: { fr: 'Produit', en: 'Product' },
  div: { fr: 'Rapport', en: 'Ratio' },
  min: { fr: 'Le plus petit', en: 'The smallest' },
  max: { fr: 'Le plus élevé', en: 'The highest' },
  avg: { fr: 'Moyenne', en: 'Average' },
  sum_over: { fr: 'Somme des éléments', en: 'Sum over the elements' },
  avg_over: { fr: 'Moyenne des éléments', en: 'Average over the elements' },
}

function sentence(node: Trace, language: Language, labels: Labels): string {
  const { expr } = node
  const shown = (value: Rational) => numberIn(value, language)
  const values = node.parts.map((part) => shown(part.value))
  const is = colon[language]
  if ('op' in expr) {
    const separator = SIGNS[expr.op] ?? { fr: ' et ', en: ' and ' }[language]
    return `${NAMES[expr.op]?.[language] ?? expr.op}${is}${values.join(separator)} = ${shown(node.value)}`
  }
  if ('if' in expr) {
    const met =
      node.taken === 'then'
        ? { fr: 'Condition remplie', en: 'Condition met' }[language]
        : { fr: 'Condition non remplie', en: 'Condition not met' }[language]
    return `${met}${is}${describeCondition(expr.if, { labels, language })}`
  }
  if ('steps' in expr) {
    const measure = `${describe(expr.steps.of, language, labels)} = ${values[0] ?? ''}`
    const interval = intervalIn(expr.steps.rows, Number(node.taken), labels, language)
    return `${{ fr: 'Barème', en: 'Grid' }[language]}${is}${measure}, ${{ fr: 'ligne', en: 'row' }[language]} «\u00a0${interval}\u00a0»${is}${shown(node.value)}`
  }
  if ('interp' in expr) {
    const where =
      node.taken === 'above'
        ? { fr: 'au-delà du dernier point', en: 'above the last point' }[language]
        : node.taken === 'below'
          ? { fr: 'en dessous du premier point', en: 'below the first point' }[language]
          : { fr: 'entre deux points', en: 'between two points' }[language]
    return `Interpolation${is}${describe(expr.interp.of, language, labels)} = ${values[0] ?? ''}, ${where}${is}${shown(node.value)}`
  }
  if ('brackets' in expr) {
    const measure = `${describe(expr.brackets.of, language, labels)} = ${values[0] ?? ''}`
    return `${{ fr: 'Par tranches', en: 'By slices' }[language]}${is}${measure}${is}${shown(node.value)}`
  }
  if ('sum' in expr) {
    const parts = expr.sum.map(({ name }, i) => `${name} ${values[i] ?? ''}`)
    return `${{ fr: 'Total', en: 'Total' }[language]}${is}${parts.join(' + ')} = ${shown(node.value)}`
  }
  if ('one_of' in expr)
    return `${{ fr: 'Option retenue', en: 'Option taken' }[language]}${is}${node.taken ?? ''}`
  if ('per_head' in expr)
    return `${{ fr: 'Par bénéficiaire', en: 'Per beneficiary' }[language]}${is}${shown(node.value)}`
  if ('label' in expr) return `${quoted(expr.label, labels, language)} = ${shown(node.value)}`
  if ('fn' in expr)
    return `${{ fr: 'Barème', en: 'Scale' }[language]} ${quoted(expr.fn, labels, language)}${is}${shown(node.value)}`
  return `${{ fr: 'Résultat', en: 'Result' }[language]}${is}${shown(node.value)}`
}
