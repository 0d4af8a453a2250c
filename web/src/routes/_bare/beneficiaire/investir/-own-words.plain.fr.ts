import type { PlainWords } from '../../../../words/plain.ts'
import type usual from './-own-words.fr.ts'

const fr: PlainWords<typeof usual> = {
  fromPay: (day) => `L’argent part de votre paie. Il est versé le ${day}.`,
  elsewhere: (year) => `Vous avez déjà versé de l’argent en ${year}\u00a0? Versez d’autant moins ici.`,
  above: (amount) => `C’est ${amount} de trop. Baissez un montant.`,
  noAmount: 'Écrivez un montant. Ou touchez «\u00a0Je ne verse rien\u00a0».',
  paysNothing: 'Vous ne versez rien. Rien ne part de votre paie.',
  withheld: 'Ce qui part de votre paie',
  agree: (amount) => `Je demande que ${amount} partent de ma paie.`,
  taxed: (onPercol) =>
    onPercol
      ? 'L’argent du PER COL baisse votre impôt. Il y a une limite par an. Vous pouvez refuser cette baisse. Dites-le au teneur de compte. L’argent du PEE ne baisse pas votre impôt.'
      : 'L’argent du PEE ne baisse pas votre impôt.',
  nextPaid: (day) => `Vers le ${day}, l’argent part de votre paie.`,
  closedSilent: 'Vous n’avez rien validé. Rien n’est versé.',
}
export default fr
