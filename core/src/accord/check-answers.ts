import type { Accord } from './accord.ts'
import type { AccordAnalysis } from './analyse-accord.ts'
import { checkConclusion } from './check-conclusion.ts'
import { assumedWarnings, conclusionWarnings } from './conclusion-warnings.ts'
import { checkFormulaAnswers } from './check-formula.ts'
import { formulaWarnings } from './formula-warnings.ts'
import { checkLife, lifeWarnings } from './check-life.ts'
import { rangeWarnings } from './check-weights.ts'
import { computed } from './computed.ts'
import type { GivenAnswers } from './given-answers.ts'
import { illegal, type AnswerProblem, type AnswerWarning } from './problem.ts'
import { workedExample } from './worked-example.ts'

export interface Checked {
  /** Every answer that cannot stand, at once; nothing is written while there is one. */
  problems: AnswerProblem[]
  warnings: AnswerWarning[]
}

/** What was judged, with the search over the formula when it could be made: also of answers that are not complete. */
export interface Judged extends Checked {
  analysis: AccordAnalysis | null
  /** Whether the formula can be computed, whatever else is wrong. */
  formula_holds: boolean
}

/** Judges the completed answers against the law; `given` tells what was left out. */
export function judgeAnswers(accord: Accord, given: GivenAnswers): Judged {
  const { problems: ofFormula, analysis } = checkFormulaAnswers(accord, given)
  const problems = [...checkConclusion(accord, given), ...ofFormula, ...checkLife(accord, given)]
  if (problems.length === 0) problems.push(...exampleProblems(accord))
  const warnings = [
    ...conclusionWarnings(accord),
    ...assumedWarnings(accord, given),
    ...formulaWarnings(accord, analysis),
    ...lifeWarnings(accord),
    ...rangeWarnings(accord),
  ]
  const formula_holds = ofFormula.every(
    ({ field, reason }) => stillComputes.has(reason) || !field.startsWith('formula'),
  )
  return { problems, warnings, analysis, formula_holds }
}

/** What the law refuses of a formula that gives an amount nonetheless. */
const stillComputes: ReadonlySet<string> = new Set(['NOT_RANDOM', 'whole_result', 'negative_threshold'])

/** The same for whoever writes the agreement: what is doubtful matters once nothing is refused. */
export function checkAnswers(accord: Accord, given: GivenAnswers): Checked {
  const { problems, warnings } = judgeAnswers(accord, given)
  return { problems, warnings: problems.length > 0 ? [] : warnings }
}

/** A formula that cannot be computed with ordinary figures would only be found out when the money is due. */
function exampleProblems(accord: Accord): AnswerProblem[] {
  const outcome = computed(() => workedExample(accord))
  return 'refusal' in outcome ? [illegal('formula', outcome.refusal.refusal, outcome.refusal.sentence)] : []
}
