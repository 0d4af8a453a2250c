import * as names from '../../../words/names.fr.ts'
/** The words of the trade that a screen explains, and what they make of the reader’s own amounts. */
export default {
  everyWord: 'Tous les mots',
  guide: 'Tout comprendre, sujet par sujet',
  net: 'nets',
  netExample: (gross: string, levies: string, net: string) => `Pour vous : ${gross} − ${levies} = ${net}.`,
  taxableExample: (amount: string) => `Pour vous : ${amount} à déclarer si tout vous est versé.`,
  pee: names.pee,
  percol: names.perCol,
  sri: 'risque de 1 à 7',
  dic: names.kid,
  sfdr: 'SFDR',
}
