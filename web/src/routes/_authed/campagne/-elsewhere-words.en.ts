import type { Words } from '../../../words/catalogue.ts'
import type fr from './-elsewhere-words.fr.ts'

const en: Words<typeof fr> = {
  elsewhere: (company) => `This campaign belongs to ${company}`,
  elsewhereUnnamed: 'This campaign belongs to another company',
  elsewhereBody: 'Switch to that company to open it.',
  toCompany: 'Switch company and open',
}
export default en
