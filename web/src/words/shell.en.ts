import type { Words } from './catalogue.ts'
import type fr from './shell.fr.ts'

const en: Words<typeof fr> = {
  language: 'Language',
  skip: 'Skip to content',
  signIn: 'Sign in',
  signOut: 'Sign out',
  navigation: 'Main navigation',
  companySpace: 'Company',
  portfolioSpace: 'Portfolio',
  account: 'My account',
  company: 'Company',
  switchCompany: 'Switch company',
  noCompany: 'No company',
  retryCompany: 'Load the company again',
  companySafe: 'No data is lost. Try again, or choose another company.',
  role: 'My role',
  platform_admin: 'Administration',
  manager: 'Adviser',
  company_admin: 'Company management',
  beneficiary: 'My employee savings',
  status: 'Code',
  description: 'Description',
  reference: 'Reference to give us',
  backHome: 'Back to home',
  retry: 'Try again',
  notFoundHelp:
    'This page does not exist, or no longer does. The address may have been mistyped; your data is safe.',
  forbiddenHelp:
    'You do not have access to this page. Your adviser or your company’s administrator can give it to you.',
  noCompanyHelp: 'Choose a company to open this page: it will show at once.',
  offlineHelp: 'The service does not answer. Check your network, then try again: nothing was changed.',
  errorHelp:
    'Something went wrong on our side. Nothing was changed; try again, and if it happens again give us the reference below.',
  newBuild: 'A new version is available; it will open with the next page.',
  offline: 'Offline: what you see is the last version received.',
  sessionEnded: 'Your session is over.',
}
export default en
