/** What opens over the portfolio, in one chunk of its own. */
export { ReviewDialog } from '../-review/review-dialog.tsx'
export { CompanyDrawer } from './company-drawer.tsx'
export { CreateCompany } from './create-company.tsx'
