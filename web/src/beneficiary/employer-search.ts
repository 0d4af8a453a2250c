/** An address of the person's own pages may name the employer whose file is shown. */
export interface EmployerSearch {
  employer?: string
}

export const readEmployer = ({ employer }: Record<string, unknown>): EmployerSearch =>
  typeof employer === 'string' ? { employer } : {}
