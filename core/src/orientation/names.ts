/** What an owner is asked, in this order, when the company's file does not say it. */
export const orientationFields = [
  'headcount',
  'annual_gross_payroll_cents',
  'annual_gross_payroll_year',
  'taxable_profit_cents',
  'fiscal_year_end_month',
  'situation',
] as const
export type OrientationField = (typeof orientationFields)[number]

/** Whether there is a works council, an agreement, both. */
export const situations = ['nothing', 'cse', 'agreement', 'both'] as const

/** What the answers lead to, in the order it is read. */
export const orientationParts = ['duties', 'possible', 'cost', 'net'] as const
