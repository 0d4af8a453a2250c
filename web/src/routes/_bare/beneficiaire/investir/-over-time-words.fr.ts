import * as names from '../../../../words/names.fr.ts'
import { pluriel } from '@moisson/law/words/plural'

export default {
  title: 'En argent ou placé, dans le temps',
  intro:
    'Vos chiffres, côte à côte. C’est un calcul, pas un conseil ni une promesse : rien n’est choisi ici.',
  recomputed: (fund: string) => `Chiffres calculés avec ${fund}.`,
  taxTitle: 'Votre impôt',
  taxHow: 'Comment le compter ?',
  taxWays: {
    none: 'Ne pas le compter',
    rate: 'À un taux que j’indique',
    notice: 'D’après mon avis d’impôt',
  },
  rate: 'Votre taux, en %',
  rateHelp:
    'Celui de votre bulletin de paie, ou votre tranche. Il compte sur toute la somme imposable, sans l’abattement de 10 % pour frais.',
  rateWrong: 'Écrivez un taux de 0 à 90 %, par exemple 11.',
  income: 'Revenu imposable du foyer',
  incomeHelp: 'Ligne « Revenu imposable » de l’avis, sans cette somme.',
  incomeWrong: 'Écrivez un montant en euros, par exemple 32 000.',
  parts: 'Nombre de parts',
  partsHelp: 'Ligne « Nombre de parts » : 1, 1,5, 2…',
  partsWrong: 'Écrivez un nombre de parts de 1 à 20, par quart : 1, 1,5, 2,25.',
  taxStays: 'Ce qui est écrit ici reste sur cette page.',
  taxNotCounted: 'L’impôt n’est pas compté dans la colonne « En argent ».',
  taxAtRate: (tax: string) => `${tax} d’impôt, au taux indiqué.`,
  taxByScale: (tax: string, band: string) =>
    `${tax} d’impôt, d’après le barème : la somme arrive dans la tranche à ${band}.`,
  untaxed: 'Cette somme n’est pas imposable.',
  where: 'Où serait-ce placé ?',
  plan: names.plan,
  fund: 'Fonds de l’exemple',
  fundHelp: 'Du moins risqué au plus risqué, puis par nom. Aucun n’est recommandé.',
  fundOption: (name: string, risk: string) => `${name} (risque ${risk} sur 7)`,
  noFund:
    'Les documents des fonds proposés ne donnent pas ces chiffres : la comparaison dans le temps n’est pas possible.',
  today: 'Le jour du versement',
  cash: 'En argent',
  placed: names.placed,
  afterTax: 'après votre impôt',
  beforeTax: 'avant impôt',
  withMatching: (added: string) => `dont ${added} ajoutés par l’entreprise`,
  withoutMatching: 'l’entreprise n’ajoute rien',
  after: (years: number) => pluriel(years, '# an après le versement', '# ans après le versement'),
  locked: (day: string) => `Bloqué jusqu’au ${day} : avant, seulement par un déblocage anticipé.`,
  lockedRetirement: 'Bloqué jusqu’à la retraite, sauf exceptions prévues par la loi.',
  free: 'L’argent du plan est libre.',
  kinds: {
    bad: names.badYear,
    middling: names.averageYear,
    good: names.goodYear,
  },
  assumed: names.whatIsAssumed,
  assumptions: {
    source:
      'Les trois années viennent du document d’informations clés du fonds, qui ne donne que des chiffres d’un an, frais compris.',
    more: 'Au-delà d’un an : une première année de ce genre, puis des années moyennes. C’est une hypothèse ; plusieurs mauvaises années de suite sont possibles.',
    exit: (rate: string) =>
      `À la sortie, les gains supportent ${rate} de prélèvements sociaux, au taux connu aujourd’hui, et pas d’impôt sur le revenu.`,
    cash: 'L’argent versé n’est supposé ni dépensé ni placé ailleurs. La hausse des prix n’est pas comptée.',
    scale:
      'D’après l’avis : le dernier barème publié et l’abattement de 10 % pour frais professionnels ; ni frais réels ni plafond de cet abattement, ni décote, plafonnement du quotient familial, réduction ou crédit.',
  },
  document: 'Le document du fonds',
  back: 'Revenir à mon choix',
}
