import * as names from './names.en.ts'
import type { Words } from './catalogue.ts'
import type fr from './layout.fr.ts'

const en: Words<typeof fr> = {
  signOut: 'Sign out',
  navigation: 'Main navigation',
  more: 'More',
  companySpace: names.company,
  portfolioSpace: names.portfolio,
  profile: names.myProfile,
  account: 'My account',
  switchCompany: 'Switch company',
  noCompany: 'No company',
  role: 'My role',
  platform_admin: names.administration,
  manager: names.adviser,
  company_admin: 'Company management',
  beneficiary: 'My employee savings',
  offline: 'Offline: what you see is the last version received.',
  viewingRegion: 'Read-only view',
  viewing: (company) => `You are viewing ${company} in read-only mode`,
  leaveView: names.leave,
}
export default en
