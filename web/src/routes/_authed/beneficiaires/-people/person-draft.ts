import type { Output } from '@moisson/contract/call'
import type { listBeneficiaries, updateBeneficiary } from '@moisson/contract/beneficiary'
import type { Request } from '@moisson/contract/call'

export type Person = Output<typeof listBeneficiaries>['items'][number]
export type PersonBody = Request<typeof updateBeneficiary>['body']

/** The texts of the form, by field; an empty one means nothing is known. */
export const textFields = [
  'employee_number',
  'civility',
  'last_name',
  'birth_name',
  'first_name',
  'birth_date',
  'birth_place',
  'nir',
  'personal_email',
  'work_email',
  'mobile',
  'establishment',
  'contract_type',
  'hire_date',
  'exit_date',
  'exit_reason',
  'status',
  'iban',
  'electronic_delivery',
] as const
export const addressFields = ['address_line1', 'address_line2', 'postal_code', 'city', 'country'] as const
const addressKeys = {
  address_line1: 'line1',
  address_line2: 'line2',
  postal_code: 'postal_code',
  city: 'city',
  country: 'country',
} as const

export type DraftField = (typeof textFields)[number] | (typeof addressFields)[number]
export interface DraftYear {
  year: number
  reference_salary_cents: number | null
  presence_days: string
}
export type PersonDraft = Record<DraftField, string> & { years: DraftYear[] }

/** Somebody new: active, told by mail, and nothing else known. */
export const emptyDraft = (year: number): PersonDraft => ({
  ...(Object.fromEntries([...textFields, ...addressFields].map((field) => [field, ''])) as Record<
    DraftField,
    string
  >),
  civility: 'unspecified',
  status: 'active',
  electronic_delivery: 'allowed',
  years: [{ year, reference_salary_cents: null, presence_days: '' }],
})

export function draftOf(person: Person): PersonDraft {
  const texts = textFields.map((field) => [field, person[field] ?? ''])
  const address = addressFields.map((field) => [field, person.address?.[addressKeys[field]] ?? ''])
  return {
    ...(Object.fromEntries([...texts, ...address]) as Record<DraftField, string>),
    years: person.years.map((one) => ({
      year: one.year,
      reference_salary_cents: one.reference_salary_cents,
      presence_days: one.presence_days === null ? '' : String(one.presence_days).replace('.', ','),
    })),
  }
}

/** Days as typed, with a comma or a point; null when nothing is typed, undefined when it is not a number of days. */
export function daysOf(written: string): number | null | undefined {
  if (written.trim() === '') return null
  const days = Number(written.trim().replace(',', '.'))
  return Number.isFinite(days) && days >= 0 && days <= 366 ? days : undefined
}

/** Fields never sent empty: a closed list has its own word for nothing. */
const neverEmpty: ReadonlySet<string> = new Set([
  'civility',
  'last_name',
  'first_name',
  'status',
  'electronic_delivery',
])

export function changedFields(draft: PersonDraft, from: PersonDraft): DraftField[] {
  return [...textFields, ...addressFields].filter((field) => draft[field].trim() !== from[field].trim())
}

/** What was changed, and only that: what somebody else wrote meanwhile is left alone. */
export function bodyOf(draft: PersonDraft, from: PersonDraft): PersonBody {
  const changed = changedFields(draft, from)
  const body: Record<string, unknown> = {}
  for (const field of textFields) {
    if (!changed.includes(field)) continue
    const value = draft[field].trim()
    if (value !== '' || neverEmpty.has(field)) body[field] = value
    else body[field] = null
  }
  if (addressFields.some((field) => changed.includes(field))) {
    body['address'] = Object.fromEntries(
      addressFields.map((field) => [addressKeys[field], draft[field].trim() || null]),
    )
  }
  const years = changedYears(draft, from)
  if (years.length > 0) body['years'] = years
  return body as PersonBody
}

function changedYears(draft: PersonDraft, from: PersonDraft) {
  return draft.years.flatMap(({ year, reference_salary_cents, presence_days }) => {
    const former = from.years.find((one) => one.year === year)
    const salary = reference_salary_cents !== (former?.reference_salary_cents ?? null)
    const presence = presence_days.trim() !== (former?.presence_days ?? '')
    if (!salary && !presence) return []
    const days = daysOf(presence_days)
    return [
      {
        year,
        ...(salary ? { reference_salary_cents } : {}),
        ...(presence && days !== undefined ? { presence_days: days } : {}),
      },
    ]
  })
}

/** True when something would be lost by leaving. */
export function isChanged(draft: PersonDraft, from: PersonDraft): boolean {
  return Object.keys(bodyOf(draft, from)).length > 0
}

/** The draft with a line for the pay and presence of an exercice. */
export function withYearOf(draft: PersonDraft, year: number): PersonDraft {
  if (draft.years.some((one) => one.year === year)) return draft
  return { ...draft, years: [{ year, reference_salary_cents: null, presence_days: '' }, ...draft.years] }
}
