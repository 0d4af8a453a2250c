import type { Accord } from './accord.ts'
import { checkConclusion } from './check-conclusion.ts'
import { conclusionWarnings } from './conclusion-warnings.ts'
import { checkFormulaAnswers } from './check-formula.ts'
import { formulaWarnings } from './formula-warnings.ts'
import { checkLife, lifeWarnings } from './check-life.ts'
import { computed } from './computed.ts'
import type { GivenAnswers } from './given-answers.ts'
import { illegal, type AnswerProblem, type AnswerWarning } from './problem.ts'
import { workedExample } from './worked-example.ts'

export interface Checked {
  /** Every answer that cannot stand, at once; nothing is written while there is one. */
  problems: AnswerProblem[]
  warnings: AnswerWarning[]
}

/** Judges the completed answers against the law; `given` tells what was left out. */
export function checkAnswers(accord: Accord, given: GivenAnswers): Checked {
  const formula = checkFormulaAnswers(accord, given)
  const problems = [...checkConclusion(accord, given), ...formula.problems, ...checkLife(accord, given)]
  if (problems.length === 0) problems.push(...exampleProblems(accord))
  if (problems.length > 0) return { problems, warnings: [] }
  return {
    problems,
    warnings: [
      ...conclusionWarnings(accord),
      ...formulaWarnings(accord, formula.analysis),
      ...lifeWarnings(accord),
    ],
  }
}

/** A formula that cannot be computed with ordinary figures would only be found out when the money is due. */
function exampleProblems(accord: Accord): AnswerProblem[] {
  const outcome = computed(() => workedExample(accord))
  return 'refusal' in outcome ? [illegal('formula', outcome.refusal.refusal, outcome.refusal.sentence)] : []
}
