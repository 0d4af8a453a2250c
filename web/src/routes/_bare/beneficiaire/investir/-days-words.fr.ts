import { pluriel } from '@moisson/law/words/plural'
import * as names from '../../../../words/names.fr.ts'
export default {
  yours: (campaign: string) => `${campaign}\u00a0: vos jours de repos`,
  most: (amount: string) => `au plus, soit ${amount} nets`,
  question: 'Combien de jours placez-vous\u00a0?',
  field: 'Jours de repos à placer',
  unit: (days: number) => pluriel(days, 'jour', 'jours'),
  less: 'Une demi-journée de moins',
  more: 'Une demi-journée de plus',
  between: (most: string) => `Par demi-journées, de 0 à ${most}.`,
  notHalves: 'Par demi-journées\u00a0: écrivez par exemple 3 ou 3,5.',
  tooMany: (most: string) => `Vous pouvez placer jusqu’à ${most}.`,
  worth: (days: string, amount: string) => `${days}, soit ${amount} nets`,
  keepsAll: 'Aucun jour\u00a0: vous gardez vos jours.',
  taken: (day: string) =>
    `L’entreprise retire ces jours de votre solde, et verse leur valeur sur le PER COL le ${day}.`,
  valued: 'Cette valeur vient de la paie, une fois retirées les cotisations restant dues, la CSG et la CRDS.',
  elsewhere: (year: string) =>
    `Dix jours par an au plus\u00a0: si vous en avez déjà placé ailleurs en ${year}, placez-en d’autant moins.`,
  locked: 'L’argent est bloqué jusqu’à la retraite, sauf les cas ci-dessous.',
  noAnswer: 'Choisissez un nombre de jours, ou «\u00a0Je ne place aucun jour\u00a0».',
  corrected: 'La valeur de vos jours a été corrigée\u00a0: choisissez de nouveau.',
  goOn: names.goOn,
  nothing: 'Je ne place aucun jour',
  paysNothing: 'Vous gardez vos jours de repos.',
  withheld: 'Vos jours de repos',
  agree: (amount: string) =>
    `Je demande à l’entreprise de retirer ${amount} de mon solde de jours de repos, et d’en verser la valeur sur le PER COL.`,
  taxed: () =>
    'Dans la limite de dix jours par an, vous ne payez sur ces jours ni impôt sur le revenu, ni cotisations de sécurité sociale.',
  nextPaid: (day: string) =>
    `Vers le ${day}\u00a0: l’entreprise retire ces jours de votre solde, et verse leur valeur sur le PER COL.`,
  noneTitle: 'Aucun jour de repos à placer',
  none: 'Votre solde, ou ce qu’il reste de vos dix jours de l’année, ne permet d’en placer aucun.',
  closedSilent: 'Vous n’avez rien validé\u00a0: vous gardez vos jours de repos.',
}
