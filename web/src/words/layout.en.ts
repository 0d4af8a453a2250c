import type { Words } from './catalogue.ts'
import type fr from './layout.fr.ts'

const en: Words<typeof fr> = {
  signOut: 'Sign out',
  navigation: 'Main navigation',
  more: 'More',
  companySpace: 'Company',
  portfolioSpace: 'Portfolio',
  profile: 'My profile',
  account: 'My account',
  switchCompany: 'Switch company',
  noCompany: 'No company',
  role: 'My role',
  platform_admin: 'Administration',
  manager: 'Adviser',
  company_admin: 'Company management',
  beneficiary: 'My employee savings',
  offline: 'Offline: what you see is the last version received.',
  viewingRegion: 'Read-only view',
  viewing: (company) => `You are viewing ${company} in read-only mode`,
  leaveView: 'Leave',
}
export default en
