import type { getMe } from '@moisson/contract/beneficiary'
import type { Output } from '@moisson/contract/call'
import type { personFields } from '@moisson/core/beneficiary/fields'
import type { KeysWith } from '@moisson/core/record/field'

export type Me = Output<typeof getMe>
/** The details that everybody changes alone: those the person keeps. */
export type OwnField = KeysWith<typeof personFields, { owner: 'person' }>
export type OwnValues = Pick<Me, OwnField>
const shown: Record<OwnField, true> = {
  personal_email: true,
  mobile: true,
  address: true,
  iban: true,
  electronic_delivery: true,
}
/** In the order they are shown; written out, because the page of an employee does without the rest of the record. */
export const ownFields = Object.keys(shown) as OwnField[]
