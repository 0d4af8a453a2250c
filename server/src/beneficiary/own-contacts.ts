import { personFields } from '@moisson/core/beneficiary/fields'
import { addressFields } from '@moisson/core/record/address'
import { fieldsWith, keysOf, type KeysWith } from '@moisson/core/record/field'
import type { LinkOrder } from '../database/kept-mail.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { Tx } from '../database/connect.ts'
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
 * Tells the address from before, and the account's own when it is another, of a change by the person or by their company.
 * The owner of the account's mailbox gets a way back, which puts the former address back when it is the same; anybody
 * else may have got it by a typing error.
 */
export async function tellContactChange(
  outbox: Outbox,
  before: BeneficiaryRow,
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
    beneficiary_id: before.personal_email?.toLowerCase() === own ? before.id : null,
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

/** The account of a person whose mail some columns move, when its address was proved; undefined when nobody is to be told. */
export async function provenAccount(
  tx: Tx,
  before: BeneficiaryRow,
  { personal_email }: PersonColumns,
): Promise<ProvenAccount | undefined> {
  if (personal_email === undefined || personal_email === before.personal_email) return undefined
  await seeIdentity(tx)
  return tx
    .selectFrom('app_user as u')
    .innerJoin('beneficiary as b', 'b.user_id', 'u.id')
    .select(['u.id as user_id', 'u.email', 'u.display_name as name', 'u.locale'])
    .where('b.company_id', '=', before.company_id)
    .where('b.id', '=', before.id)
    .where('u.email_verified', '=', true)
    .where('u.status', '=', 'active')
    .executeTakeFirst()
}
