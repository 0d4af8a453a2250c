import type { ProcessTemplate } from '../template.ts'
import { annualPrepare } from './annual-prepare.ts'
import { annualSettle } from './annual-settle.ts'
import { say } from '@moisson/law/text'

/** The campaign of one exercice, from the closed accounts to the receipts. */
export const annualCampaign: ProcessTemplate = {
  code: 'annual_campaign',
  version: 1,
  type: 'annual_campaign',
  title: say('Campagne annuelle', 'Yearly campaign'),
  summary: say(
    'Des comptes arrêtés aux fiches remises, avec le contrôle de votre conseiller à chaque passage important.',
    'From the closed accounts to the sheets handed over, with your adviser’s check at each turn.',
  ),
  about: 'closed_exercise',
  usual_target: { from: 'payment' },
  steps: [...annualPrepare, ...annualSettle],
}
