import * as names from '../../../words/names.fr.ts'
export default {
  elsewhere: (company: string) => `Cette campagne appartient à ${company}`,
  elsewhereUnnamed: 'Cette campagne appartient à une autre société',
  elsewhereBody: names.switchToOpen,
  toCompany: names.switchCompanyAndOpen,
}
