import type { ConclusionModeName } from '@moisson/law/conclusion-modes'
import type { ActWords } from './content.ts'

const agreement: ActWords = {
  the: 'le présent accord',
  The: 'Le présent accord',
  of: 'du présent accord',
  to: 'au présent accord',
  by: 'par le présent accord',
  short: 'l’accord',
  concluded: 'conclu',
  signed: 'signature',
  e: '',
  byAmendment: 'par avenant',
  anAmendment: 'Un avenant conclu',
  amendmentsFiled: 'Les avenants sont déposés',
  parties: 'les parties',
  Parties: 'Les parties',
  it: 'il',
}

const decision: ActWords = {
  the: 'la présente décision',
  The: 'La présente décision',
  of: 'de la présente décision',
  to: 'à la présente décision',
  by: 'par la présente décision',
  short: 'la décision',
  concluded: 'prise',
  signed: 'décision',
  e: 'e',
  byAmendment: 'par décision modificative',
  anAmendment: 'Une décision modificative prise',
  amendmentsFiled: 'Les décisions modificatives sont déposées',
  parties: 'l’entreprise',
  Parties: 'L’entreprise',
  it: 'elle',
}

export const isUnilateral = (mode: ConclusionModeName): boolean =>
  mode === 'unilateral' || mode === 'unilateral_after_failure'

export const actWordsOf = (mode: ConclusionModeName): ActWords => (isUnilateral(mode) ? decision : agreement)
