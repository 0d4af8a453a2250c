/** The ids an example may name: a freshly made company with one campaign in each state the calls need. */
export interface ExampleWorld {
  company: string
  beneficiary: string
  /** The code of the letter of the beneficiary, in the open campaign. */
  letterCode: string
  /** What a reminder's link to stop them carries. */
  reminderToken: string
  /** A beneficiary enrolled nowhere, free to be deleted. */
  spareBeneficiary: string
  freeSiren: string
  /** Another administrator of the company. */
  colleague: string
  /** An adviser whom any company may be given to. */
  adviser: string
  /** Somebody invited to administer the company, who has not answered. */
  invitedAdmin: string
  draftCampaign: string
  readyCampaign: string
  openCampaign: string
  closedCampaign: string
  submittedCampaign: string
  validatedCampaign: string
  /** The beneficiary's own id inside the open campaign, and inside the validated one. */
  enrolment: string
  validatedEnrolment: string
  /** Somebody of the validated campaign whose sum is held: no notice reached them. */
  heldEnrolment: string
  /** Somebody of the closed campaign whom no notice reached. */
  unreachedEnrolment: string
  pee: string
  /** The day from which a version of the plan is to count. */
  planToCome: string
  /** The agreement that the campaigns go by, an amendment of it to come, and a text written for its next exercices. */
  agreement: string
  /** One that has ended, with a clause of tacit renewal. */
  endedAgreement: string
  amendment: string
  writtenAccord: string
  /** A line of the keeper's answer about the validated campaign. */
  answerLine: string
  fund: string
  /** A fund that waits to be offered. */
  draftFund: string
  /** The code of a fund with an information document. */
  fundCode: string
  /** A matching received elsewhere by the beneficiary, and their number in the payroll. */
  opening: string
  employeeNumber: string
  /** A place of work to which nobody belongs yet. */
  establishment: string
  extract: string
  /** A thing to do, added by hand. */
  todo: string
  simulation: string
  /** A set of things to do that the company’s adviser wrote. */
  ownTemplate: string
  accordDraft: string
  payrollFile: { name: string; content: string }
  /** A paper of the company, a share link of it, and a file to drop. */
  document: string
  /** What the beneficiary asked about the open campaign. */
  question: string
  /** What a reader said of a page of the guide, with words. */
  opinion: string
  /** An agreement not signed yet; one the personnel is asked about, somebody to answer on paper, a link of its mails. */
  textToSign: string
  ratification: string
  paperVoter: string
  voteToken: string
  /** One that everybody has answered. */
  answeredRatification: string
  /** Addressed to the works council. */
  councilPaper: string
  /** A link to its page, and the token that opens it. */
  councilLink: string
  councilToken: string
  /** A link that reads and comments the draft, the token that opens it, a comment left by it. */
  accordLink: string
  accordToken: string
  accordComment: string
  documentShare: string
  shareToken: string
  pdf: { name: string; content: string }
  /** A process and its steps: one open to papers, with a paper given; one of a click; one sent; one to do without. */
  process: string
  step: string
  simpleStep: string
  submittedStep: string
  skippableStep: string
  userDocument: string
  /** Another session of the administrator, with the cookie that renews it. */
  session: string
  /** An application of codes that the administrator begins to add, and the code it shows now. */
  totp: string
  totpCode: string
  refreshCookie: string
  /** Links of mails, each good once, and an account that has a password. */
  signInToken: string
  resetToken: string
  passwordAccount: { email: string; password: string }
}
