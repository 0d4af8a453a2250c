/** What a company has recorded, whoever recorded it and on whichever screen. */
export type RecordedFact = 'company_file' | 'agreement_signed' | 'agreement_filed' | 'plan' | 'people'
