import * as z from 'zod/mini'
import { factorKinds, userStatuses } from '@moisson/core/vocabulary'
import { companyBoundRoles, roles } from '@moisson/core/roles'
import { AdminUser } from './admin.ts'
import { advisers, call, everybody, signedIn } from './call.ts'
import { Email, Id, Instant, freeText, pageOf, personName } from './shapes.ts'
import { languages } from '@moisson/law/text'

/** The signed-in user record of the identity service. */
export const UserRecord = z.object({
  uid: z.string(),
  displayName: z.nullable(z.string()),
  photoURL: z.nullable(z.string()),
  email: z.string(),
  emailVerified: z.boolean(),
  phoneNumber: z.nullable(z.string()),
  tenantId: z.nullable(z.string()),
  providerData: z.array(z.object({ providerId: z.string(), uid: z.string(), email: z.nullable(z.string()) })),
  isAnonymous: z.boolean(),
  metadata: z.object({ creationTime: Instant, lastSignInTime: z.nullable(Instant) }),
})

/** What companies read of their adviser. */
const Agent = z.object({
  title: z.nullable(freeText(120)),
  firm: z.nullable(freeText(120)),
  hours: z.nullable(freeText(120)),
  calendar_url: z.nullable(z.string().check(z.maxLength(300), z.regex(/^https:\/\/\S+$/))),
  speciality: z.nullable(freeText(200)),
  orias_number: z.nullable(z.string().check(z.regex(/^\d{8}$/))),
})
const Notifications = z.object({ campaign_mails: z.boolean() })

export const User = z.object({
  ...UserRecord.def.shape,
  id: Id,
  locale: z.enum(languages),
  /** Whether the person asked for easy words; null as long as they never said. */
  easy_words: z.nullable(z.boolean()),
  roles: z.array(z.enum(roles)),
  memberships: z.array(
    z.object({
      company_id: Id,
      company_name: z.string(),
      role: z.enum(companyBoundRoles),
    }),
  ),
  current_company_id: z.nullable(Id),
  beneficiary_ids: z.array(Id),
  /** When the session only answers the campaigns open to the person (a personal link), the one that opened it. */
  campaign_scope: z.nullable(Id),
  /** The company that the person looks at in read-only mode, as its administrator would. */
  viewing: z.nullable(z.object({ company_id: Id, company_name: z.string() })),
  has_password: z.boolean(),
  /** What the person may confirm a sign-in with. */
  second_factors: z.array(z.enum(factorKinds)),
  /** The mails about work that the person wants; what the law or security requires is always sent. */
  notifications: Notifications,
  /** Null for who advises nobody. */
  agent: z.nullable(Agent),
})

export const getUser = call({
  does: 'The signed-in person, with roles and companies',
  http: 'GET /user',
  rights: { scope: 'none', effect: 'reads', kind: 'own' },
  output: User,
  who: signedIn,
  answering: true,
  example: () => ({}),
})

export const updateUser = call({
  does: 'Change one’s own name, phone, language, easy words and notifications',
  http: 'PUT /user',
  rights: { scope: 'none', effect: 'changes', kind: 'own' },
  input: {
    body: z.object({
      locale: z.optional(z.enum(languages)),
      easy_words: z.optional(z.nullable(z.boolean())),
      displayName: z.optional(z.nullable(personName(120))),
      phoneNumber: z.optional(z.nullable(freeText(30).check(z.regex(/^(?:\+?[\d .()/-]{4,30})?$/)))),
      notifications: z.optional(z.partial(Notifications)),
      agent: z.optional(z.nullable(z.partial(Agent))),
    }),
  },
  output: User,
  refusals: ['advises_nobody'],
  who: signedIn,
  answering: true,
  changes: ['user'],
  example: () => ({ body: { locale: 'fr' } }),
})

export const exportMyData = call({
  does: 'Everything kept about the caller, as one file to keep or to move (GDPR, art. 15 and 20): the data as JSON, or an archive of the same with each notice and receipt in PDF',
  http: 'GET /user/export',
  rights: { scope: 'none', effect: 'takes-file', kind: 'own' },
  weight: 10,
  input: { query: z.object({ format: z.optional(z.enum(['json', 'zip'])) }) },
  file: ['application/json', 'application/zip'],
  names: 'oneself',
  refusals: ['recent_sign_in_required'],
  who: signedIn,
  stepUp: true,
  example: () => ({}),
})

export const leaveCompany = call({
  does: 'Give up one’s own right to administer a company',
  http: 'DELETE /memberships/{company_id}',
  rights: { scope: 'none', effect: 'changes', kind: 'own' },
  input: { path: z.object({ company_id: Id }) },
  status: 204,
  refusals: ['last_owner'],
  who: signedIn,
  // Whoever does not want the second factor that a company asks for may go.
  secondStep: ['enrol'],
  changes: ['user', 'company'],
  example: (world) => ({ path: { company_id: world.company } }),
})

export const sendMagicLink = call({
  does: 'Send a sign-in link; always the same answer, whether the address is known or not',
  http: 'POST /user/magiclink',
  rights: { scope: 'none', effect: 'session', kind: 'open' },
  input: {
    body: z.object({
      email: Email,
      redirect: z.optional(freeText(500)),
      context: z.optional(freeText(100)),
    }),
  },
  output: z.object({
    sent: z.boolean(),
    expires_in_seconds: z.int(),
    resend_after_seconds: z.int(),
    /** What the link asks for when it is opened in another browser. */
    screen_number: z.string(),
  }),
  status: 202,
  refusals: ['too-many-requests', 'link_sent_already'],
  who: everybody,
  example: () => ({ body: { email: 'claire.martin@example.org' } }),
})

export const listManagers = call({
  does: 'The advisers with their workload',
  http: 'GET /user/managers',
  rights: { scope: 'none', effect: 'reads', kind: 'advice' },
  output: pageOf(
    z.object({
      id: Id,
      uid: z.string(),
      display_name: z.nullable(z.string()),
      email: z.string(),
      phone: z.nullable(z.string()),
      title: z.nullable(z.string()),
      photo_url: z.nullable(z.string()),
      status: z.enum(userStatuses),
      companies_count: z.int(),
      /** Campaigns launched and not yet paid. */
      open_campaigns_count: z.int(),
      overdue_steps_count: z.int(),
      /** Answers received over people asked in the open campaigns; null when none is open. */
      response_rate_bps: z.nullable(z.int()),
      calendar_url: z.nullable(z.string()),
    }),
  ),
  who: { ...advisers, manager: 'all' },
  example: () => ({}),
})

export const setManager = call({
  does: 'Make a person an adviser or end it, and set the companies they look after; `invite` also takes an address that has no account',
  http: 'POST /user/setmanager',
  rights: { scope: 'none', effect: 'changes', kind: 'platform' },
  input: {
    body: z.object({
      user_id: z.optional(Id),
      email: z.optional(Email),
      /** The whole portfolio; left out, it stays as it is. */
      company_ids: z.optional(z.array(Id).check(z.maxLength(2000))),
      /** False ends it; true unless given. */
      manager: z.optional(z.boolean()),
      /** Makes the account of an address that has none, and writes to whoever never came in: a link of seven days. */
      invite: z.optional(z.boolean()),
      first_name: z.optional(personName(80)),
      last_name: z.optional(personName(80)),
    }),
  },
  output: z.object({ user: AdminUser, invitation_sent: z.boolean() }),
  refusals: ['own_account', 'person_missing', 'unknown_company', 'last_manager', 'not_found'],
  who: { ...advisers, manager: 'never' },
  stepUp: true,
  changes: ['user', 'company', 'admin'],
  example: (world) => ({
    body: { user_id: world.colleague, manager: true, company_ids: [world.company] },
  }),
})
