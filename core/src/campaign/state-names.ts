import type { CampaignState } from '../vocabulary.ts'
import type { Text } from '@moisson/law/text'

/** What a state is called, as in « La campagne est « … » ». */
export const stateNames: Record<CampaignState, Text> = {
  draft: { fr: 'Brouillon', en: 'Draft' },
  scheduled: { fr: 'Programmée', en: 'Scheduled' },
  open: { fr: 'Ouverte', en: 'Open' },
  closed: { fr: 'Clôturée', en: 'Closed' },
  submitted: { fr: 'Transmise au contrôle', en: 'Submitted for review' },
  correction: { fr: 'À corriger', en: 'To correct' },
  validated: { fr: 'Validée', en: 'Validated' },
  completed: { fr: 'Terminée', en: 'Completed' },
  cancelled: { fr: 'Annulée', en: 'Cancelled' },
}
