import type { Words } from '../words/catalogue.ts'
import type fr from './suspended-words.fr.ts'

const en: Words<typeof fr> = {
  region: 'Suspended space',
  title: (company) => `${company}: this space is suspended.`,
  body: 'Nothing new can begin there. What is under way goes on: everything can still be read, employees answer and payments that are due are made.',
  call: (adviser) => (adviser === null ? 'Call the Moisson team.' : `Call your adviser, ${adviser}.`),
}
export default en
