import type { PlainWords } from '../../../../words/plain.ts'
import type usual from './-first-words.fr.ts'

const fr: PlainWords<typeof usual> = {
  yours: (campaign) => `${campaign} : votre argent`,
  howToUse: 'Que voulez-vous faire de cet argent ?',
  neutral:
    'Touchez une réponse. Vous la relirez avant de valider. Nous n’en conseillons aucune. L’ordre est le même pour tous.',
  quick: {
    quick_cash: 'Tout sur mon compte en banque',
    quick_managed: 'Tout mettre de côté',
    quick_half: 'Une moitié sur mon compte, une moitié de côté',
    quick_both: 'De côté, dans les deux plans',
  },
  placeIt: 'Où mettre cet argent ?',
  placed: { managed: 'Un gérant choisit pour moi', free: 'Dans le fonds prévu d’avance' },
  placedAnyhow: 'L’argent va au PER COL, pour la retraite. Vous choisissez seulement où il y est placé.',
  customiseFunds: 'Je choisis un ou plusieurs fonds. Ou bien un gérant choisit pour moi.',
  added: 'ajoutés par l’entreprise',
  paid: 'versés sur mon compte',
  invested: 'mis de côté',
  paidPart: (amount) => `${amount} versés sur mon compte`,
  taxable: (amount) => `${amount} à déclarer aux impôts`,
  freeOn: (day) => `Argent du PEE bloqué, puis libre le ${day}`,
  freeRetirement: 'Argent du PER COL bloqué jusqu’à la retraite',
  yourDraft: 'Pas encore validé',
  yourChoice: 'Votre réponse validée',
  customise: 'Je choisis moi-même',
  customiseBody: 'Je décide combien je garde. Je décide où va le reste.',
  notAdvice: 'Moisson ne vous conseille aucun placement. Pour un avis, parlez à un conseiller.',
  cashOnly: 'Ici, rien n’est à mettre de côté. Tout l’argent va sur votre compte.',
  draftAfter: (time) => `Votre réponse du ${time} compte toujours. Le changement n’est pas encore validé.`,
  draftSilence: 'Si vous ne faites rien de plus, votre brouillon compte. Validez-le pour en être sûr.',
  answeredSilence: (day) => `Si vous ne faites rien, votre réponse du ${day} compte.`,
  undo: 'Annuler le changement',
}
export default fr
