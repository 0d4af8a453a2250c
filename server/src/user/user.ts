import { sql } from 'kysely'
import { getUser, updateUser } from '@moisson/contract/user'
import type { Output } from '@moisson/contract/call'
import { companyBoundRoles, roleFacts, roles } from '@moisson/core/roles'
import type { FactorKind } from '@moisson/core/vocabulary'
import { currentCompanyOf } from '../identity/current-company.ts'
import type { Tx } from '../database/connect.ts'
import { held, type Caller } from '../http/caller.ts'
import { handle } from '../http/handle.ts'
import { refused } from '../http/refused.ts'
import { accountRow, userRecordOf, type AccountRow } from '../identity/user-record.ts'
import { factorsOf } from '../identity/factors/factor-store.ts'
import { languageOf } from '@moisson/law/text'

/** The signed-in person. */
export const handleGetUser = handle(getUser, ({ tx, caller }) => userOf(tx, caller))

/** Changes one’s own record, each field only when given. */
export const handleUpdateUser = handle(updateUser, async ({ tx, caller, input, note }) => {
  const { locale, easy_words, displayName, phoneNumber, notifications, agent } = input.body
  // A personal link answers as its reader reads; the rest of the record is not its.
  if (caller.campaign_scope !== null && Object.keys(input.body).some((key) => !ofReading.has(key)))
    throw refused('campaign_session_only')
  const before = await accountRow(tx, caller.user_id)
  // What opened by a code is of whoever holds the paper: how they read is kept for the session, by their page.
  if (easy_words !== undefined && before.letter_of !== null) throw refused('campaign_session_only')
  if (agent && !caller.manager) throw refused('advises_nobody')
  await tx
    .updateTable('app_user')
    .set((row) => ({
      ...(locale === undefined ? {} : { locale }),
      ...(easy_words === undefined ? {} : { easy_words }),
      ...(displayName === undefined ? {} : { display_name: displayName || null }),
      ...(phoneNumber === undefined ? {} : { phone: phoneNumber || null }),
      ...(notifications === undefined
        ? {}
        : { notifications: sql<string>`notifications || ${JSON.stringify(notifications)}::jsonb` }),
      ...(!agent ? {} : { agent: sql<string>`coalesce(agent, '{}') || ${JSON.stringify(agent)}::jsonb` }),
      version: row('version', '+', 1),
    }))
    .where('id', '=', caller.user_id)
    .execute()
  if (easy_words !== undefined)
    note({
      target_type: 'user',
      target_id: caller.user_id,
      before: { easy_words: before.easy_words },
      after: { easy_words },
    })
  return userOf(tx, caller)
})

/** What says how somebody reads. */
const ofReading: ReadonlySet<string> = new Set(['locale', 'easy_words'])

const noAgent = {
  title: null,
  firm: null,
  hours: null,
  calendar_url: null,
  speciality: null,
  orias_number: null,
}

async function userOf(tx: Tx, caller: Caller): Promise<Output<typeof getUser>> {
  const row = await accountRow(tx, caller.user_id)
  const ids = [...new Set(roles.flatMap((role) => held[role](caller).companies))]
  const companies = ids.length
    ? await tx
        .selectFrom('company')
        .select(['id', 'legal_name'])
        .where('id', 'in', ids)
        .orderBy('legal_name')
        .orderBy('id')
        .execute()
    : []
  const heldIn = (role: (typeof companyBoundRoles)[number]) =>
    companies
      .filter((company) => held[role](caller).companies.includes(company.id))
      .map((company) => ({ company_id: company.id, company_name: company.legal_name, role }))
  return {
    ...(caller.campaign_scope === null ? userRecordOf(row) : recordForLink(row, caller.name)),
    id: row.id,
    locale: languageOf(row.locale),
    easy_words: row.easy_words,
    roles: roles.filter((role) => held[role](caller).holds),
    memberships: companyBoundRoles.toSorted((a, b) => roleFacts[a].rank - roleFacts[b].rank).flatMap(heldIn),
    current_company_id: (await currentCompanyOf(tx, caller))?.id ?? null,
    beneficiary_ids: caller.beneficiaries.map((file) => file.id),
    campaign_scope: caller.campaign_scope,
    viewing: caller.viewing,
    has_password: row.password_hash !== null,
    second_factors: await kindsOf(tx, caller),
    agent: caller.manager ? { ...noAgent, ...row.agent } : null,
    notifications: row.notifications,
  }
}

/** The record as a personal link reads it: its own address, to which a link to sign in may be sent, and no time of a sign-in. */
function recordForLink(row: AccountRow, name: string) {
  const record = userRecordOf(row)
  return {
    ...record,
    // The account of a letter holds no name: it is its person’s.
    displayName: record.isAnonymous ? name : record.displayName,
    phoneNumber: null,
    providerData: [],
    metadata: { ...record.metadata, lastSignInTime: null },
  }
}

/** What the person may confirm with; a personal link, which asks for nothing, is told nothing. */
async function kindsOf(tx: Tx, caller: Caller): Promise<FactorKind[]> {
  if (caller.campaign_scope !== null) return []
  return [...new Set((await factorsOf(tx, caller.user_id)).map(({ kind }) => kind))]
}
