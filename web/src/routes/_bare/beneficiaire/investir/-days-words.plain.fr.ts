import type { PlainWords } from '../../../../words/plain.ts'
import type usual from './-days-words.fr.ts'

const fr: PlainWords<typeof usual> = {
  between: (most) => `Vous pouvez aller de 0 à ${most}. Une demi-journée compte aussi.`,
  notHalves: 'Écrivez 3, ou 3,5. Rien entre les deux.',
  tooMany: (most) => `Vous pouvez placer ${most} au plus.`,
  keepsAll: 'Vous gardez tous vos jours.',
  taken: (day) => `Vous n’aurez plus ces jours de repos. L’entreprise les paie le ${day}, sur le PER COL.`,
  valued: 'La paie a calculé cette valeur. Tout ce qu’il faut retirer est déjà retiré.',
  elsewhere: (year) =>
    `C’est dix jours par an au plus. Vous en avez déjà placé ailleurs en ${year}\u00a0? Placez-en moins ici.`,
  locked: 'L’argent est bloqué jusqu’à votre retraite. Vous pouvez le sortir avant dans les cas ci-dessous.',
  noAnswer: 'Choisissez des jours. Ou touchez «\u00a0Je ne place aucun jour\u00a0».',
  agree: (amount) => `Je donne ${amount}. Je n’aurai plus ces jours de repos. L’argent va sur le PER COL.`,
  taxed: () => 'Vous ne payez pas d’impôt sur le revenu sur ces jours.',
  nextPaid: (day) => `Vers le ${day}, l’entreprise paie vos jours. L’argent va sur le PER COL.`,
  none: 'Vous n’avez plus de jours à placer cette année.',
  closedSilent: 'Vous n’avez rien validé. Vous gardez vos jours de repos.',
}
export default fr
