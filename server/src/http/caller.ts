import { detailIn } from '@moisson/law/refusal'
import type { CallDeclaration, Effect, SecondStep, Who } from '@moisson/contract/call'
import type pg from 'pg'
import { askOnce, quoted, type Scope } from '../database/transaction.ts'
import type { Config } from '../config.ts'
import { refused } from './refused.ts'
import { deedOf, roleMay } from '@moisson/core/company/role-rights'
import { companyRoleNames } from '@moisson/core/company/role-names'
import { roleFacts, roles, staffRoles, type Role } from '@moisson/core/roles'
import type { CompanyRole } from '@moisson/core/vocabulary'
import { subjectOf } from '@moisson/contract/calls'
import { type Language, inEach, type Text } from '@moisson/law/text'

/** The signed-in person, read afresh on each request: revocation acts on the next one. */
export interface Caller {
  session_id: string
  user_id: string
  email: string
  name: string
  locale: Language
  status: string
  /** Seconds since 1970 of the sign-in. */
  auth_time: number
  /** The campaign whose personal link opened the session, which then answers and does nothing else. */
  campaign_scope: string | null
  /** Opened on a device that everybody uses. */
  kiosk: boolean
  platform_admin: boolean
  manager: boolean
  current_company_id: string | null
  /** Whether the account has a second factor, the session was confirmed by one, and a company or a recovery asks for one. */
  second_factor: { has: boolean; confirmed: boolean; asked: boolean; roles: readonly Role[] }
  /** The company that a member of the platform looks at as its administrator would, without changing anything. */
  viewing: { company_id: string; company_name: string } | null
  administers: string[]
  /** What the person is in each company they administer. */
  company_roles: Readonly<Record<string, CompanyRole>>
  manages: string[]
  beneficiaries: { id: string; company_id: string }[]
}

/** Looks the session up; null when it has ended. */
export async function callerOf(pool: pg.Pool, sessionId: string): Promise<Caller | null> {
  return callerFrom(await askOnce<CallerRow>(pool, callerQuestion(sessionId)))
}

export interface CallerRow {
  caller: Omit<Caller, 'second_factor'> | null
  factor: Omit<Caller['second_factor'], 'roles'> | null
}

/** What is asked of the database about a session. */
export const callerQuestion = (sessionId: string): string =>
  `select caller_of(${quoted(sessionId)}) as caller, second_factor_of(${quoted(sessionId)}) as factor`

/** The person of a session as the database answered; null when it has ended. */
export function callerFrom(found: CallerRow | undefined): Caller | null {
  if (!found?.caller || !found.factor) return null
  const whole = { ...found.caller, second_factor: { ...found.factor, roles: [] } }
  const theirs = roles.filter((role) => held[role](whole).holds)
  const caller: Caller = { ...whole, second_factor: { ...found.factor, roles: theirs } }
  if (caller.viewing) return asViewer(caller, caller.viewing.company_id)
  return caller.campaign_scope === null ? caller : asAnswering(caller)
}

/** A session of a personal link is the person of that campaign and nobody else, whatever their roles. */
function asAnswering(caller: Caller): Caller {
  return {
    ...caller,
    platform_admin: false,
    manager: false,
    current_company_id: null,
    administers: [],
    company_roles: {},
    manages: [],
  }
}

/** Whoever looks at a company only reads there and is nobody else, whatever their roles. */
function asViewer(caller: Caller, companyId: string): Caller {
  return {
    ...caller,
    platform_admin: false,
    manager: false,
    current_company_id: companyId,
    administers: [companyId],
    company_roles: { [companyId]: 'viewer' },
    manages: [],
    beneficiaries: [],
  }
}

/** The person as a call sees them, and what it may see. */
export interface Admission {
  caller: Caller
  scope: Scope
  /** Companies that the person administers in a role that does not grant this call. */
  withheld: readonly string[]
}

/**
 * What a call may see for this caller, or the refusal of a call that none of the caller's roles ever grants,
 * decided before any object is looked up.
 */
export function admissionTo(call: CallDeclaration, whole: Caller, effect = call.rights.effect): Admission {
  const who = call.who
  const { scope } = call.rights
  const beneficiary = whole.beneficiaries.length > 0
  const guarded = who.visitor === 'never'
  const user = whole.user_id
  if (whole.campaign_scope !== null && !call.answering && guarded) throw refused('campaign_session_only')
  if (whole.viewing) {
    if (effect === 'session')
      return { caller: whole, scope: { user, companies: whole.administers }, withheld: [] }
    if (guarded && effect !== 'reads' && effect !== 'computes')
      throw refused('read_only_view', { company: whole.viewing.company_name })
  }

  if (scope === 'me') {
    if (who.beneficiary === 'never' || !beneficiary) throw forbidden(who)
    const companies = whole.beneficiaries.map((file) => file.company_id)
    const people = whole.beneficiaries.map((file) => file.id)
    return { caller: whole, scope: { user, companies, people }, withheld: [] }
  }
  const caller = inRolesFor(call, whole, effect)
  const asked = roles.filter((role) => who[roleFacts[role].who] !== 'never')
  // A signed-in person without any role still has an own record.
  const open = !guarded || isOpenToAllSignedIn(who)
  if (!open && !asked.some((role) => held[role](caller).holds))
    throw asked.some((role) => held[role](whole).holds) ? roleRefusal(call, whole, effect) : forbidden(who)
  if (who.platformAdmin === 'all' && caller.platform_admin)
    return { caller, scope: { user, companies: '*' }, withheld: [] }
  const companies = asked.flatMap((role) => held[role](caller).companies)
  const withheld = caller === whole ? [] : whole.administers.filter((id) => !companies.includes(id))
  return { caller, scope: { user, companies }, withheld }
}

/** Whether somebody's role in a company they administer grants a call. */
function roleGrants(call: CallDeclaration, caller: Caller, companyId: string, effect: Effect): boolean {
  const role = caller.company_roles[companyId]
  return role !== undefined && (!isOfRoles(call) || roleMay(role, subjectOf(call), effect))
}
/** Whether anything the caller is to a company grants a call there. */
export const mayMake = (
  call: CallDeclaration,
  caller: Caller,
  companyId: string,
  effect = call.rights.effect,
): boolean =>
  staffRoles.some((role) => {
    if (call.who[roleFacts[role].who] === 'never') return false
    if (roleFacts[role].by === 'account') return held[role](caller).holds
    if (!held[role](caller).companies.includes(companyId)) return false
    return role !== 'company_admin' || roleGrants(call, caller, companyId, effect)
  })

/** Whether what an administrator of a company is there decides: not of one's own account, or of what is everybody's. */
const isOfRoles = ({ rights, who }: CallDeclaration): boolean =>
  who.companyAdmin !== 'never' && !['own', 'open', 'shared'].includes(rights.kind)

/** The person without the companies where their role does not grant the call: the same one when there is none. */
function inRolesFor(call: CallDeclaration, caller: Caller, effect: Effect): Caller {
  const administers = caller.administers.filter((id) => roleGrants(call, caller, id, effect))
  return administers.length === caller.administers.length ? caller : { ...caller, administers }
}

/** Says what the role of whoever asks does not let them do, and whom to ask. */
export function roleRefusal(call: CallDeclaration, caller: Caller, effect: Effect, companyId?: string) {
  if (caller.viewing) return refused('read_only_view', { company: caller.viewing.company_name })
  const role = caller.company_roles[companyId ?? caller.administers[0] ?? ''] ?? 'viewer'
  const { name } = companyRoleNames[role]
  const deed = deedOf(subjectOf(call), effect)
  return refused('role_not_allowed', {
    ...detailIn('role', name),
    ...detailIn('deed', deed),
    ...detailIn('who', {
      fr: 'Demandez à un responsable de la société.',
      en: 'Ask an owner of the company.',
    }),
  })
}

/**
 * What a session owes before it opens anything: a factor of the account, or a first one where a role, a company or a
 * recovery asks for it. A personal link, which answers and does nothing else, owes nothing.
 */
export function secondStepOf(caller: Caller, config: Config): SecondStep | null {
  const { has, confirmed } = caller.second_factor
  if (caller.campaign_scope !== null) return null
  if (has) return confirmed ? null : 'confirm'
  return needsFactor(caller, config) ? 'enrol' : null
}

/** Whether the installation, a company or a recovery asks this person for a second factor. */
export function needsFactor({ second_factor }: Caller, { secondFactorRoles }: Config): boolean {
  return second_factor.asked || second_factor.roles.some((role) => secondFactorRoles.includes(role))
}

/** Who makes a call: whoever still owes a factor is nobody to the calls open to everybody, and refused by the others. */
export function orSecondStep(call: CallDeclaration, caller: Caller, config: Config): Caller | null {
  const owed = secondStepOf(caller, config)
  if (owed === null || call.secondStep?.includes(owed)) return caller
  if (call.who.visitor === 'always') return null
  throw refused(owed === 'confirm' ? 'second_factor_needed' : 'second_factor_missing')
}

/** Whether somebody holds each role, and in which companies. */
export const held: Record<Role, (caller: Caller) => { holds: boolean; companies: readonly string[] }> = {
  platform_admin: (caller) => ({ holds: caller.platform_admin, companies: [] }),
  manager: (caller) => ({ holds: caller.manager, companies: caller.manages }),
  company_admin: ({ administers }) => ({ holds: administers.length > 0, companies: administers }),
  beneficiary: ({ beneficiaries }) => ({
    holds: beneficiaries.length > 0,
    companies: beneficiaries.map((file) => file.company_id),
  }),
}

const isOpenToAllSignedIn = (who: Who): boolean => roles.every((role) => who[roleFacts[role].who] === 'all')

const holders: Record<Role, Text> = {
  beneficiary: {
    fr: 'Elle est réservée à la personne bénéficiaire.',
    en: 'It belongs to the beneficiary.',
  },
  company_admin: {
    fr: 'Demandez à l’administrateur de votre société.',
    en: 'Ask your company’s administrator.',
  },
  manager: { fr: 'Demandez à votre conseiller.', en: 'Ask your adviser.' },
  platform_admin: { fr: 'Demandez à l’équipe Moisson.', en: 'Ask the Moisson team.' },
}
/** Whom to ask: the nearest of those who may. */
function forbidden(who: Who) {
  const nearest = roles.toReversed().find((role) => who[roleFacts[role].who] !== 'never')
  return refused('forbidden', detailIn('who', nearest ? holders[nearest] : inEach(() => '')))
}
