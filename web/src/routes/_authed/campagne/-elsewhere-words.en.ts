import * as names from '../../../words/names.en.ts'
import type { Words } from '../../../words/catalogue.ts'
import type fr from './-elsewhere-words.fr.ts'

const en: Words<typeof fr> = {
  elsewhere: (company) => `This campaign belongs to ${company}`,
  elsewhereUnnamed: 'This campaign belongs to another company',
  elsewhereBody: names.switchToOpen,
  toCompany: names.switchCompanyAndOpen,
}
export default en
