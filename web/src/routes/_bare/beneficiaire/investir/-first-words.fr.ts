import * as names from '../../../../words/names.fr.ts'
/** The words of the first screen; those of the later steps come with them. */
export default {
  yours: (campaign: string) => `${campaign} : votre montant`,
  easy: names.easyToRead,
  easyFailed: 'Ces mots n’ont pas pu être chargés : vérifiez le réseau, puis touchez de nouveau.',
  howToUse: 'Que voulez-vous en faire ?',
  neutral: 'Chacune répond en un geste. Aucune n’est recommandée : l’ordre est le même pour tous.',
  quick: {
    quick_cash: names.allToMyAccount,
    quick_managed: names.placeItAll,
    quick_half: names.halfAndHalf,
    quick_both: names.inBothPlans,
  },
  placeIt: 'Où la placer ?',
  placed: { managed: 'En gestion pilotée', free: 'Dans le fonds par défaut' },
  placedAnyhow: 'La somme va au PER COL\u00a0: vous choisissez seulement où elle y est placée.',
  customiseFunds: 'Un ou plusieurs fonds, gestion libre ou pilotée.',
  added: 'ajoutés par l’entreprise, nets',
  paid: 'nets, sur mon compte',
  invested: 'placés',
  paidPart: (amount: string) => `${amount} sur mon compte`,
  onPlan: (amount: string, plan: string) => `${amount} sur le ${plan}`,
  taxable: (amount: string) => `${amount} à déclarer`,
  freeOn: (day: string) => `PEE libre le ${day}`,
  freeRetirement: 'PER COL libre à la retraite',
  yourDraft: 'Votre brouillon',
  yourChoice: 'Votre choix validé',
  customise: 'Je personnalise',
  customiseBody: 'Montants, plans, fonds, gestion libre ou pilotée.',
  notAdvice:
    'Moisson ne donne pas de conseil en investissement. Pour un avis personnel, adressez-vous à un conseiller.',
  cashOnly: 'Cette campagne ne propose aucun placement\u00a0: la somme est versée sur votre compte.',
  draftAfter: (time: string) =>
    `Votre choix validé le ${time} compte toujours. La modification en cours n’est pas validée.`,
  draftSilence:
    'Si vous ne faites rien de plus, votre brouillon complet sera appliqué tel quel. Validez-le pour en être sûr.',
  answeredSilence: (day: string) => `Si vous ne faites rien, votre choix validé le ${day} s’applique.`,
  undo: 'Abandonner la modification',
  resume: 'Relire et valider',
}
