/** The ids an example may name: a freshly made company with one campaign in each state the calls need. */
export interface ExampleWorld {
  company: string
  beneficiary: string
  /** A beneficiary enrolled nowhere, free to be deleted. */
  spareBeneficiary: string
  freeSiren: string
  draftCampaign: string
  readyCampaign: string
  openCampaign: string
  closedCampaign: string
  submittedCampaign: string
  validatedCampaign: string
  /** The beneficiary's own id inside the open campaign, and inside the validated one. */
  enrolment: string
  validatedEnrolment: string
  pee: string
  fund: string
  extract: string
  /** A thing to do, added by hand. */
  todo: string
  payrollFile: { name: string; content: string }
}
