/** What opens over the portfolio, in one chunk of its own. */
export { CompanyDrawer } from './-company-drawer.tsx'
export { CreateCompany } from './-create-company.tsx'
export { ReviewDialog } from './-review-dialog.tsx'
