import type { QuestionFacts } from './question.ts'
import { basicsQuestions } from './questions/basics.ts'
import { chooseQuestions } from './questions/choose.ts'
import { fundsQuestions, managedQuestions } from './questions/funds.ts'
import { agreementQuestions, campaignQuestions } from './questions/hr.ts'
import { interessementQuestions } from './questions/interessement.ts'
import { leavingQuestions } from './questions/leaving.ts'
import { matchingQuestions } from './questions/matching.ts'
import { participationQuestions } from './questions/participation.ts'
import { peeQuestions } from './questions/pee.ts'
import { percolQuestions } from './questions/percol.ts'
import { ppvQuestions } from './questions/ppv.ts'
import { releaseQuestions } from './questions/release.ts'
import { taxesQuestions } from './questions/taxes.ts'

/** The questions of each topic, by its name. */
export const questionsOf: Readonly<Record<string, readonly QuestionFacts[]>> = {
  'bases-epargne-salariale': basicsQuestions,
  interessement: interessementQuestions,
  participation: participationQuestions,
  ppv: ppvQuestions,
  'choisir-cash-ou-placer': chooseQuestions,
  pee: peeQuestions,
  'per-col': percolQuestions,
  'fonds-et-risque': fundsQuestions,
  'gestion-libre-ou-pilotee': managedQuestions,
  abondement: matchingQuestions,
  'deblocage-anticipe': releaseQuestions,
  'impots-et-prelevements': taxesQuestions,
  'quitter-entreprise': leavingQuestions,
  'mettre-en-place-accord': agreementQuestions,
  'reussir-sa-campagne': campaignQuestions,
}
