import * as names from '../../../words/names.en.ts'
import type { Words } from '../../../words/catalogue.ts'
import type fr from './-term-words.fr.ts'

const en: Words<typeof fr> = {
  everyWord: 'Every word',
  guide: 'Understand it all, topic by topic',
  net: 'net',
  netExample: (gross, levies, net) => `For you: ${gross} − ${levies} = ${net}.`,
  taxableExample: (amount) => `For you: ${amount} to declare if all of it is paid to you.`,
  pee: names.pee,
  percol: names.perCol,
  sri: 'risk from 1 to 7',
  dic: names.kid,
  sfdr: 'SFDR',
}
export default en
