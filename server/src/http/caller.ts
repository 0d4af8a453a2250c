import type { CallDeclaration, Who } from '@moisson/contract/call'
import type pg from 'pg'
import { askOnce, quoted, type Scope } from '../database/transaction.ts'
import { refused } from './refused.ts'
import { roleFacts, roles, type Role } from '@moisson/core/roles'
import type { Language } from '@moisson/law/text'

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
  platform_admin: boolean
  manager: boolean
  current_company_id: string | null
  /** The company that a member of the platform looks at as its administrator would, without changing anything. */
  viewing: { company_id: string; company_name: string } | null
  administers: string[]
  manages: string[]
  beneficiaries: { id: string; company_id: string }[]
}

/** Looks the session up; null when it has ended. */
export async function callerOf(pool: pg.Pool, sessionId: string): Promise<Caller | null> {
  const found = await askOnce<{ caller: Caller | null }>(
    pool,
    `select caller_of(${quoted(sessionId)}) as caller`,
  )
  const caller = found?.caller ?? null
  if (caller?.viewing) return asViewer(caller, caller.viewing.company_id)
  return caller && caller.campaign_scope !== null ? asAnswering(caller) : caller
}

/** A session of a personal link is the person of that campaign and nobody else, whatever their roles. */
function asAnswering(caller: Caller): Caller {
  return {
    ...caller,
    platform_admin: false,
    manager: false,
    current_company_id: null,
    administers: [],
    manages: [],
  }
}

/** Whoever looks at a company is its administrator and nobody else, whatever their roles. */
function asViewer(caller: Caller, companyId: string): Caller {
  return {
    ...caller,
    platform_admin: false,
    manager: false,
    current_company_id: companyId,
    administers: [companyId],
    manages: [],
    beneficiaries: [],
  }
}

/**
 * What a call may see for this caller, or the refusal of a call that none of the caller's roles ever grants,
 * decided before any object is looked up.
 */
export function scopeFor(call: CallDeclaration, caller: Caller): Scope {
  const who = call.who
  const { scope, effect } = call.rights
  const beneficiary = caller.beneficiaries.length > 0
  const guarded = who.visitor === 'never'
  if (caller.campaign_scope !== null && !call.answering && guarded) throw refused('campaign_session_only')
  if (caller.viewing) {
    if (effect === 'session') return { user: caller.user_id, companies: caller.administers }
    if (guarded && effect !== 'reads' && effect !== 'computes')
      throw refused('read_only_view', { company: caller.viewing.company_name })
  }

  if (scope === 'me') {
    if (who.beneficiary === 'never' || !beneficiary) throw forbidden(who)
    return {
      user: caller.user_id,
      companies: caller.beneficiaries.map((file) => file.company_id),
      people: caller.beneficiaries.map((file) => file.id),
    }
  }
  const asked = roles.filter((role) => who[roleFacts[role].who] !== 'never')
  // A signed-in person without any role still has an own record.
  const open = !guarded || isOpenToAllSignedIn(who)
  if (!open && !asked.some((role) => held[role](caller).holds)) throw forbidden(who)
  if (who.platformAdmin === 'all' && caller.platform_admin) return { user: caller.user_id, companies: '*' }
  return { user: caller.user_id, companies: asked.flatMap((role) => held[role](caller).companies) }
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

const holders: Record<Role, [string, string]> = {
  beneficiary: ['Elle est réservée à la personne bénéficiaire.', 'It belongs to the beneficiary.'],
  company_admin: ['Demandez à l’administrateur de votre société.', 'Ask your company’s administrator.'],
  manager: ['Demandez à votre conseiller.', 'Ask your adviser.'],
  platform_admin: ['Demandez à l’équipe Moisson.', 'Ask the Moisson team.'],
}
/** Whom to ask: the nearest of those who may. */
function forbidden(who: Who) {
  const nearest = roles.toReversed().find((role) => who[roleFacts[role].who] !== 'never')
  const [fr, en] = nearest ? holders[nearest] : ['', '']
  return refused('forbidden', { who: fr, who_en: en })
}
