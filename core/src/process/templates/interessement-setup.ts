import type { ProcessTemplate } from '../template.ts'
import { setupConclude } from './setup-conclude.ts'
import { setupLive } from './setup-live.ts'
import { setupPrepare } from './setup-prepare.ts'
import { say } from '@moisson/law/text'

/** Setting up an intéressement, from the first question to the first campaign. */
export const interessementSetup: ProcessTemplate = {
  code: 'interessement_setup',
  version: 1,
  type: 'interessement_setup',
  title: say('Mettre en place l’intéressement', 'Set up intéressement'),
  summary: say(
    'Douze étapes, de la première question à la première campagne.',
    'Twelve steps, from the first question to the first campaign.',
  ),
  about: 'coming_exercise',
  usual_target: { from: 'signature' },
  steps: [...setupPrepare, ...setupConclude, ...setupLive],
}
