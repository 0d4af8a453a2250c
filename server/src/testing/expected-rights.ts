import type { Kind } from '@moisson/contract/call'

/**
 * Who is tried: a guest without a bearer, a session of a personal link, each role, its owner for a company, then the
 * other roles of a company; `view` is an adviser who looks at one.
 */
export type Person =
  | 'guest'
  | 'link'
  | 'beneficiary'
  | 'company_admin'
  | CompanyRolePerson
  | 'manager'
  | 'platform_admin'
  | 'view'
export const companyRolePersons = ['editor', 'payroll', 'accountant', 'viewer', 'cse'] as const
export type CompanyRolePerson = (typeof companyRolePersons)[number]

/**
 * What is expected of a person: `all` objects, `own` ones (what lies outside is not found), `reads` of own ones without
 * a change or a file taken, `writes` of own ones without a file taken, or nothing.
 */
export type Right = 'all' | 'own' | 'writes' | 'reads' | 'no'
type Rights = Record<Person, Right>

/** The company's people all read it; its owner and its HR editor do everything. */
const staff: Rights = {
  guest: 'no',
  link: 'no',
  beneficiary: 'no',
  company_admin: 'own',
  editor: 'own',
  payroll: 'reads',
  accountant: 'reads',
  viewer: 'reads',
  cse: 'no',
  manager: 'own',
  platform_admin: 'all',
  view: 'reads',
}
const noRole = { editor: 'no', payroll: 'no', accountant: 'no', viewer: 'no', cse: 'no' } as const
const adviser: Rights = { ...staff, ...noRole, company_admin: 'no', view: 'no' }
const platform: Rights = { ...adviser, manager: 'no' }
const saver: Rights = {
  ...platform,
  platform_admin: 'no',
  beneficiary: 'own',
}
const everyAccount: Rights = {
  ...staff,
  beneficiary: 'own',
  payroll: 'own',
  accountant: 'own',
  viewer: 'own',
  cse: 'own',
}
const whoever = Object.fromEntries(Object.keys(staff).map((person) => [person, 'all'])) as Rights

/**
 * Who may make the calls of a noun and kind, written by hand beside the declarations, which cannot judge themselves. A
 * call whose noun and kind are not here turns the tests red.
 */
export const expectedRights: Record<string, Partial<Record<Kind, Rights>>> = {
  // Who enters a company is its owner’s to decide: the others with a right to know read it.
  user: {
    own: everyAccount,
    open: whoever,
    access: { ...staff, ...noRole },
    advice: adviser,
    platform,
  },
  identity: { own: everyAccount, open: whoever },
  company: {
    own: everyAccount,
    shared: everyAccount,
    company: staff,
    access: { ...staff, editor: 'reads', payroll: 'no', accountant: 'no' },
  },
  beneficiary: {
    own: saver,
    person: { ...staff, payroll: 'writes', accountant: 'no' },
    privacy: { ...staff, payroll: 'no', accountant: 'no' },
  },
  extract: { person: { ...staff, payroll: 'writes', accountant: 'no' } },
  campaign: { company: staff, person: staff, money: staff, advice: adviser, open: whoever },
  choice: { open: whoever, own: saver, company: staff, person: { ...staff, accountant: 'no' } },
  question: { own: saver, person: { ...staff, accountant: 'no' } },
  academy: { own: everyAccount, open: whoever, platform },
  // Whoever prints a code can answer with it: the company’s own people alone.
  letter: {
    company: staff,
    person: { ...staff, manager: 'no', platform_admin: 'no' },
    open: whoever,
  },
  abondement: { own: saver, money: staff },
  council: {
    open: whoever,
    company: { ...staff, cse: 'reads' },
    access: { ...staff, editor: 'reads', payroll: 'no', accountant: 'no' },
  },
  document: { own: saver, open: whoever, company: { ...staff, accountant: 'writes' } },
  export: { money: { ...staff, payroll: 'own' } },
  fund: { open: whoever, shared: everyAccount, advice: adviser, platform },
  payment: {
    money: { ...staff, payroll: 'own', accountant: 'writes' },
    person: { ...staff, payroll: 'own' },
  },
  accord: { company: staff, person: { ...staff, accountant: 'no' }, own: saver, open: whoever },
  // Ending the view is the one thing of an adviser's that its viewer still does.
  admin: { own: { ...adviser, view: 'own' }, advice: adviser, platform },
  process: { company: staff, advice: adviser },
  simulation: { company: staff },
  todo: { company: staff, advice: adviser },
}

/** What belongs to one person, whose example is an administrator's: nobody else finds it. */
export const ofOneAdministrator: ReadonlySet<string> = new Set(['endSession', 'addTotp'])
/** What only whoever administers the company of the example finds, in any role. */
export const ofItsAdministrators: ReadonlySet<string> = new Set(['leaveCompany'])

/**
 * What asks for the answer of one's own device or code, which no example holds: whoever is let in is told so, whoever is
 * not reads 401, 403 as everywhere.
 */
export const asksOwnDevice: Readonly<Record<string, string>> = {
  addPasskey: '422 wrong_passkey',
  signInWithPasskey: '422 wrong_passkey',
  confirmFactor: '409 no_factor',
  askRecovery: '409 no_factor',
  renewRecoveryCodes: '409 no_factor',
  renameFactor: '404 not_found',
  removeFactor: '404 not_found',
  settleRecovery: '404 not_found',
}

/** What reading may write: the trace of it, that a person opened their campaign, and the digest of a receipt given. */
export const tracesOfReading: ReadonlySet<string> = new Set([
  'audit',
  'document_access',
  'reading_link',
  'campaign_beneficiary',
  'receipt_file',
])

/** All that a session of a personal link may do besides what is open to whoever asks: answer, and what that needs. The
 * receipt of the example is of a campaign that is over, which such a session does not open.
 */
export const openToLink: ReadonlySet<string> = new Set([
  'getUser',
  'updateUser',
  'getCompany',
  'listFunds',
  'listMyCampaigns',
  'getMyCampaign',
  'getMyProfile',
  'getMyNotice',
  'getMyChoices',
  'saveMyChoices',
  'submitMyChoices',
  'listMyQuestions',
  'askQuestion',
  'writeToMyQuestion',
])

/** What asks for a sign-in not older than an hour: rights given, an account changed, files with numbers of accounts. */
export const asksRecentSignIn: ReadonlySet<string> = new Set([
  'setManager',
  'setUserRole',
  'exportMyData',
  'exportSepa',
  'changeEmail',
  'setPassword',
  'deleteAccount',
  'decideErasure',
  'startPasskey',
  'addPasskey',
  'startTotp',
  'addTotp',
  'removeFactor',
  'renewRecoveryCodes',
  'settleRecovery',
  'requireFactor',
  'inviteAdmin',
  'resendInvitation',
  'revokeAdmin',
  'setActivation',
])
