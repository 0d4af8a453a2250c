import type { Kind } from '@moisson/contract/call'

/** Who is tried: a guest without a bearer, a session of a personal link, and each role; `viewer` looks at a company. */
export type Person =
  | 'guest'
  | 'link'
  | 'beneficiary'
  | 'company_admin'
  | 'manager'
  | 'platform_admin'
  | 'viewer'

/**
 * What is expected of a person: `all` objects, `own` ones (what lies outside is not found), `reads` of own ones without
 * a change or a file taken, or nothing.
 */
export type Right = 'all' | 'own' | 'reads' | 'no'

const staff: Record<Person, Right> = {
  guest: 'no',
  link: 'no',
  beneficiary: 'no',
  company_admin: 'own',
  manager: 'own',
  platform_admin: 'all',
  viewer: 'reads',
}
const adviser: Record<Person, Right> = { ...staff, company_admin: 'no', viewer: 'no' }
const platform: Record<Person, Right> = { ...adviser, manager: 'no' }
const saver: Record<Person, Right> = {
  ...platform,
  platform_admin: 'no',
  beneficiary: 'own',
}
const everyAccount: Record<Person, Right> = {
  ...staff,
  beneficiary: 'own',
}
const whoever: Record<Person, Right> = {
  guest: 'all',
  link: 'all',
  beneficiary: 'all',
  company_admin: 'all',
  manager: 'all',
  platform_admin: 'all',
  viewer: 'all',
}

/**
 * Who may make the calls of a noun and kind, written by hand beside the declarations, which cannot judge themselves. A
 * call whose noun and kind are not here turns the tests red.
 */
export const expectedRights: Record<string, Partial<Record<Kind, Record<Person, Right>>>> = {
  user: { own: everyAccount, open: whoever, company: staff, advice: adviser, platform },
  identity: { own: everyAccount, open: whoever },
  company: { own: everyAccount, shared: everyAccount, company: staff },
  beneficiary: { own: saver, person: staff },
  extract: { person: staff },
  campaign: { company: staff, person: staff, money: staff, advice: adviser },
  choice: { own: saver, company: staff, person: staff },
  abondement: { own: saver, money: staff },
  document: { open: whoever, company: staff },
  export: { money: staff },
  fund: { open: whoever, shared: everyAccount, advice: adviser, platform },
  payment: { money: staff },
  accord: { company: staff },
  // Ending the view is the one thing of an adviser's that its viewer still does.
  admin: { own: { ...adviser, viewer: 'own' }, advice: adviser, platform },
  process: { company: staff, advice: adviser },
  simulation: { company: staff },
  todo: { company: staff, advice: adviser },
}

/** What belongs to one person, whose example is an administrator's: nobody else finds it. */
export const ofOneAdministrator: ReadonlySet<string> = new Set(['endSession', 'leaveCompany'])

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
  addTotp: '404 not_found',
  renameFactor: '404 not_found',
  removeFactor: '404 not_found',
  settleRecovery: '404 not_found',
}

/** What reading may write: the trace of it, and that a person opened their campaign. */
export const tracesOfReading: ReadonlySet<string> = new Set([
  'audit',
  'document_access',
  'campaign_beneficiary',
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
])
