import { delayIn } from '@moisson/law/delays'
import * as names from '../../../words/names.fr.ts'
/** Each word of the trade in one sentence. */
export default {
  guide: 'Tout comprendre, sujet par sujet',
  net: 'net',
  netMeans: (rate: string) =>
    `Ce qui vous revient une fois la CSG et la CRDS (${rate}) retirées du montant brut.`,
  netExample: (gross: string, levies: string, net: string) => `Pour vous : ${gross} − ${levies} = ${net}.`,
  matching: 'abondement',
  matchingMeans: 'Ce que votre employeur ajoute à l’argent que vous placez.',
  taxable: 'imposable',
  taxableMeans:
    'L’argent versé sur votre compte s’ajoute à vos revenus de l’année ; l’argent placé sur un plan n’est pas imposé à l’entrée.',
  taxableExample: (amount: string) => `Pour vous : ${amount} à déclarer si tout vous est versé.`,
  pee: names.pee,
  peeMeans: `Plan d’épargne entreprise : l’argent y est bloqué ${delayIn('savings_lock', 'fr')}, sauf événements de la vie (achat de la résidence principale, mariage, naissance du troisième enfant, départ de l’entreprise…).`,
  percol: names.perCol,
  percolMeans:
    'Plan d’épargne retraite : l’argent y est bloqué jusqu’à la retraite, sauf achat de la résidence principale et accidents de la vie.',
  sri: 'risque de 1 à 7',
  sriMeans:
    'L’échelle officielle du document d’informations clés : 1, la valeur bouge très peu ; 7, elle peut beaucoup monter et beaucoup baisser.',
  dic: names.kid,
  dicMeans:
    'Document d’informations clés : trois pages officielles qui disent ce que fait le fonds, son risque et ses frais.',
  sfdr: 'SFDR',
  sfdrMeans:
    'Le règlement européen classe les fonds : article 6, sans objectif durable ; article 8, tient compte de critères environnementaux ou sociaux ; article 9, a un objectif durable.',
  managed: 'gestion pilotée',
  managedMeans:
    'Le gérant répartit l’argent pour vous selon un profil, et réduit le risque à mesure que l’échéance approche.',
  csg: names.csgAndCrds,
  csgMeans: (csg: string, crds: string) =>
    `Deux prélèvements sociaux retirés de l’intéressement, de la participation et de l’abondement : ${csg} et ${crds} du montant brut.`,
  participation: 'participation',
  participationMeans:
    'La part des bénéfices que la loi réserve aux salariés à partir de cinquante : versée sur demande, sinon bloquée cinq ans sur un plan.',
  bonus: 'intéressement',
  bonusMeans:
    'Une prime collective liée aux résultats ou aux performances de l’entreprise, prévue par un accord.',
}
