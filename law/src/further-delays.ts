/** Delays of the law that pages of explanation tell and nothing else counts; apart, since every screen loads the others. */
export const furtherDelays = {
  /** From the event, for the cases of early release that have one. */
  release_request: { value: 6, unit: 'months' },
  /** Kept by the company for whoever cannot be found. */
  unclaimed: { value: 1, unit: 'years' },
  /** The shortest of a computation. */
  calculation_period: { value: 3, unit: 'months' },
  /** From the day an intéressement was received, to place it after all. */
  placing_received: { value: 15, unit: 'days' },
  /** From the end of the year. */
  annual_statement: { value: 3, unit: 'months' },
  /** From the closing, for a first participation agreement. */
  participation_agreement: { value: 1, unit: 'years' },
  /** Of rest not taken, in a year, to the pension plan of a company without a time-savings account. */
  rest_days: { value: 10, unit: 'days' },
  /** Of missions in the last financial year: a temporary worker then counts three months with the agency. */
  agency_missions: { value: 60, unit: 'days' },
  /** The most that an extended agreement of the branch of temporary work may ask of them. */
  agency_seniority: { value: 90, unit: 'days' },
  /** After the review of a filing, for the financial years that follow. */
  control_more: { value: 2, unit: 'months' },
  /** Of profit running, before a company has to share value. */
  value_sharing: { value: 3, unit: 'years' },
} as const
export type FurtherDelayName = keyof typeof furtherDelays
