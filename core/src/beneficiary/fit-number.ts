import { opensFormula } from '../export/layout.ts'

/** Whether a file can carry an employee number: on one line, and nothing that a spreadsheet would run. */
export const fitNumber = (number: string): boolean => !opensFormula(number) && !/[\r\n\t]/.test(number)
