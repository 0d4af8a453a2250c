import type { getMe } from '@moisson/contract/beneficiary'
import type { Output } from '@moisson/contract/call'

export type Me = Output<typeof getMe>
/** The details that everybody changes alone. */
export const ownFields = ['personal_email', 'mobile', 'address', 'iban', 'electronic_delivery'] as const
export type OwnField = (typeof ownFields)[number]
