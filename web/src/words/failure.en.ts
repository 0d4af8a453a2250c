import kit from './kit.en.ts'
import type { Words } from './catalogue.ts'
import type fr from './failure.fr.ts'

const en: Words<typeof fr> = {
  reference: 'Reference to give us',
  backHome: 'Back to home',
  retry: kit.retry,
  notFoundHelp:
    'This page does not exist, or no longer does. The address may have been mistyped; your data is safe.',
  forbiddenHelp:
    'You do not have access to this page. Your adviser or your company’s administrator can give it to you.',
  noCompanyTitle: 'Choose a company first',
  noCompanyHelp: 'Choose a company to open this page: it will show at once.',
  offlineHelp: 'The service does not answer. Check your network, then try again: nothing was changed.',
  errorHelp:
    'Something went wrong on our side. Nothing was changed; try again, and if it happens again give us the reference below.',
}
export default en
