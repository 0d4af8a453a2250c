import { detailIn } from '@moisson/law/refusal'
import { parisDay, startOfParisDay } from '@moisson/law/paris-time'
import { rolesThatMay } from '@moisson/core/company/role-rights'
import type { CompanyRole } from '@moisson/core/vocabulary'
import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import { refused } from '../http/refused.ts'
import { seeIdentity } from '../identity/see-identity.ts'

export const invitationDays = 7
const invitationsPerDay = 10

export interface AccessRow {
  user_id: string
  status: 'invited' | 'active' | 'revoked'
  company_role: CompanyRole
  created_at: Date
  invited_at: Date | null
  invited_by_name: string | null
  invited_name: string | null
  expires_at: Date | null
  accepted_at: Date | null
  email: string
  display_name: string | null
  locale: string
  last_login_at: Date | null
  user_status: string
}

/** The administrators of a company, past and invited ones too; `lock` makes two changes take turns. */
export async function accessesOf(tx: Tx, companyId: string, { lock = false } = {}): Promise<AccessRow[]> {
  await seeIdentity(tx)
  const query = tx
    .selectFrom('membership as m')
    .innerJoin('app_user as u', 'u.id', 'm.user_id')
    .select([
      'm.user_id',
      'm.status',
      'm.company_role',
      'm.created_at',
      'm.invited_at',
      'm.invited_by_name',
      'm.invited_name',
      'm.expires_at',
      'm.accepted_at',
      'u.email',
      'u.display_name',
      'u.locale',
      'u.last_login_at',
      'u.status as user_status',
    ])
    .where('m.company_id', '=', companyId)
    .where('m.role', '=', 'company_admin')
    .orderBy('m.user_id')
  return (lock ? query.forUpdate('m') : query).execute()
}

export function endOfInvitation(row: AccessRow): Date {
  return row.expires_at ?? new Date(row.created_at.getTime() + invitationDays * 86_400_000)
}

/** An invitation that nobody accepted in time has expired by itself. */
export function accessStatus(row: AccessRow, now: Date): 'invited' | 'active' | 'revoked' | 'expired' {
  return row.status === 'invited' && endOfInvitation(row) <= now ? 'expired' : row.status
}

export const isOwner = (row: AccessRow): boolean =>
  row.status === 'active' && row.company_role === 'owner' && row.user_status === 'active'

/** Refuses to leave a company without an owner; says who can help. */
export async function refuseLastOwner(
  tx: Tx,
  companyId: string,
  rows: readonly AccessRow[],
  leaving: string,
): Promise<void> {
  const goes = rows.find((row) => row.user_id === leaving)
  const stay = rows.filter((row) => row.user_id !== leaving && row.user_status === 'active')
  if (goes?.status !== 'active' || stay.some(isOwner)) return
  // Without any owner at all, who runs the company may go while another stays; who does not leaves nothing undone.
  const runs = rolesThatMay('company.company', 'changes')
  if (!runs.includes(goes.company_role)) return
  if (
    goes.company_role !== 'owner' &&
    stay.some((row) => row.status === 'active' && runs.includes(row.company_role))
  )
    return
  const company = await tx
    .selectFrom('company')
    .select('legal_name')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  throw refused('last_owner', {
    company: company.legal_name,
    ...detailIn('who', {
      fr: 'Votre conseiller peut aussi en inviter un.',
      en: 'Your adviser can invite one too.',
    }),
  })
}

/** How many invitations the company may still send today. */
export async function invitationsLeft(tx: Tx, companyId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ sent: number }>`
    select count(*)::int as sent from audit where company_id = ${companyId}
      and at >= ${startOfParisDay(parisDay(now.toISOString()))}
      and (action in ('company.inviteAdmin', 'company.resendInvitation')
        or action = 'user.setUserRole' and after ->> 'status' = 'invited')`.execute(tx)
  return Math.max(0, invitationsPerDay - (rows[0]?.sent ?? 0))
}
