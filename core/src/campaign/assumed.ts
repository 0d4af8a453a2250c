/** What may be assumed of somebody for lack of data. */
export type AssumptionCode =
  | 'no_hire_date'
  | 'no_absences'
  | 'as_imported'
  | 'presence_as_given'
  | 'presence_above_contract'
  | 'pay_as_given'
  | 'officer_income'
  | 'single_contract'
  | 'paid_before_hire'

/** What was assumed of some people: how many, and who the first of them are. */
export interface Assumed {
  code: AssumptionCode
  count: number
  /** Ids of the first of them. */
  people: string[]
}
