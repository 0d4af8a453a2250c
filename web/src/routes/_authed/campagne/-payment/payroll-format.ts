/** The formats of the payroll file, the one most ask for first. */
export const payrollFormats = ['csv', 'xlsx', 'json'] as const
export type PayrollFormat = (typeof payrollFormats)[number]
