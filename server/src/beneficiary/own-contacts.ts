import { personFields } from '@moisson/core/beneficiary/fields'
import { addressFields } from '@moisson/core/record/address'
import { fieldsWith, keysOf, type KeysWith } from '@moisson/core/record/field'
import { sql } from 'kysely'
import type { LinkOrder } from '../database/kept-mail.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { Tx } from '../database/connect.ts'
import { Refused } from '../http/refused.ts'
import { seeIdentity } from '../identity/see-identity.ts'
import type { BeneficiaryRow } from './beneficiary-row.ts'
import type { PersonColumns, SecretName } from './person-columns.ts'

/** What a person keeps; a change of bank details is told in its own mail. */
export type Contact = Exclude<KeysWith<typeof personFields, { owner: 'person' }>, SecretName>
const fields = keysOf(fieldsWith(personFields, { owner: 'person' })).filter(
  (name): name is Contact => personFields[name].kind !== 'secret',
)

/** Which of a person's own details some columns would really change: what is sent back as it was changes none. */
export function contactsChanged(current: BeneficiaryRow, columns: PersonColumns): Contact[] {
  return fields.filter((field) => {
    const given = columns[field]
    if (given === undefined) return false
    if (field !== 'address') return given !== current[field]
    const before: Partial<Record<string, string | null>> = current.address ?? {}
    const after = (given === null ? {} : JSON.parse(given)) as typeof before
    return keysOf(addressFields).some((part) => (before[part] ?? null) !== (after[part] ?? null))
  })
}

/**
 * Refuses an address under which somebody else of the company is on file or signs in: the amounts of one person would be
 * read by another. Whose it is is not said; the address of the caller's own account is theirs whoever else has it.
 */
export async function requireOwnAddress(
  tx: Tx,
  { company_id }: { company_id: string },
  given: string | null | undefined,
  caller: { user_id: string; email: string },
): Promise<void> {
  if (!given || given.toLowerCase() === caller.email.toLowerCase()) return
  const { rows } = await sql<{ taken: boolean }>`
    select address_of_another(${company_id}, ${given}, ${caller.user_id}) as taken`.execute(tx)
  if (rows[0]?.taken)
    throw new Refused({ refusal: 'address_of_somebody', details: {} }, { at: 'personal_email' })
}

/** What tells where the mails and the SMS of a person go. */
type Reached = Record<'personal_email' | 'work_email' | 'mobile' | 'electronic_delivery', unknown>

const mailOf = (one: Reached) => one.personal_email ?? one.work_email
const smsOf = (one: Reached) => (one.electronic_delivery === 'sms' ? one.mobile : null)

/** Which of the two ways to reach a person some columns would move, as the field that a mail names. */
export function reachMoved(before: Reached, columns: Partial<Reached>): Contact[] {
  const given = keysOf(columns).filter((name) => columns[name] !== undefined)
  const after = { ...before, ...Object.fromEntries(given.map((name) => [name, columns[name]])) }
  return [
    ...(mailOf(after) === mailOf(before) ? [] : ['personal_email' as const]),
    ...(smsOf(after) === smsOf(before) ? [] : ['mobile' as const]),
  ]
}

/** Whose file it was, and where they were reached, before a change. */
type Before = Pick<BeneficiaryRow, 'id' | 'company_id' | 'version' | 'personal_email' | 'work_email'>

/**
 * Tells the address from before, and the account's own when it is another, of a change by the person or by their company.
 * The owner of the account's mailbox gets a way back, which puts the former address back when it is the same; anybody
 * else may have got it by a typing error.
 */
export async function tellContactChange(
  outbox: Outbox,
  before: Before,
  account: ProvenAccount,
  told: { fields: readonly Contact[]; by_company?: true },
): Promise<void> {
  const former = before.personal_email ?? before.work_email
  const own = account.email.toLowerCase()
  const link: LinkOrder = {
    kind: 'recover_email',
    user_id: account.user_id,
    email: account.email,
    redirect: '/beneficiaire',
    beneficiary_id: former?.toLowerCase() === own ? before.id : null,
  }
  const tell = (recipient: string, more: object) =>
    outbox.add({
      kind: 'contact-changed',
      dedupe: `contact-changed:${before.id}:${before.version + 1}:${recipient}`,
      recipient,
      payload: { ...told, language: account.locale, name: account.name, ...more },
      company_id: before.company_id,
      beneficiary_id: before.id,
      priority: 2,
    })
  await tell(account.email, { link })
  if (former !== null && former.toLowerCase() !== own) await tell(former, {})
}

type ProvenAccount = { user_id: string; email: string; name: string | null; locale: string }

/** Of some people, those with an account whose address was proved, and their files as they stand. */
export async function provenAccounts(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<(Before & ProvenAccount)[]> {
  if (ids.length === 0) return []
  await seeIdentity(tx)
  return tx
    .selectFrom('app_user as u')
    .innerJoin('beneficiary as b', 'b.user_id', 'u.id')
    .select(['b.id', 'b.company_id', 'b.version', 'b.personal_email', 'b.work_email'])
    .select(['u.id as user_id', 'u.email', 'u.display_name as name', 'u.locale'])
    .where('b.company_id', '=', companyId)
    .where((where) => where('b.id', '=', where.fn.any(where.val([...ids]))))
    .where('u.email_verified', '=', true)
    .where('u.status', '=', 'active')
    .execute()
}
