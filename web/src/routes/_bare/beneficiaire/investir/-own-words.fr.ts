import * as names from '../../../../words/names.fr.ts'
export default {
  yours: (campaign: string) => `${campaign}\u00a0: vos versements`,
  upTo: 'au plus, de votre argent',
  question: 'Combien voulez-vous verser\u00a0?',
  each: (amount: string) => `Vous versez ${amount}`,
  matched: (amount: string) => `et l’entreprise ajoute ${amount} nets.`,
  fromPay: (day: string) => `Le montant validé est retenu sur votre paie, puis versé le ${day}.`,
  elsewhere: (year: string) =>
    `Cette limite vaut pour toute l’année ${year}\u00a0: si vous avez déjà versé vous-même sur un plan de l’entreprise, versez d’autant moins.`,
  above: (amount: string) => `C’est ${amount} de trop\u00a0: réduisez un montant.`,
  noAmount: 'Écrivez un montant, ou choisissez de ne rien verser.',
  goOn: names.goOn,
  nothing: 'Je ne verse rien',
  paysNothing: 'Vous ne versez rien. Rien n’est retenu sur votre paie.',
  withheld: 'Retenu sur votre paie',
  agree: (amount: string) => `Je demande que ${amount} soient retenus sur ma paie.`,
  taxed: (onPercol: boolean) =>
    onPercol
      ? 'Ce que vous versez sur le PER COL est déduit de votre revenu imposable, dans une limite annuelle, sauf si vous y renoncez auprès du teneur de compte. Sur le PEE, rien n’est déduit.'
      : 'Ce que vous versez sur le PEE n’est pas déduit de votre revenu imposable.',
  nextPaid: (day: string) => `Vers le ${day}\u00a0: l’argent est retenu sur votre paie et versé.`,
  closedSilent: 'Vous n’avez rien validé\u00a0: rien n’est versé.',
}
