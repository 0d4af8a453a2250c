/**
 * Where the money of a campaign goes; `undecided` is what nobody has chosen a place for yet, `released` what was held
 * and has left since, `released_levies` the employer's levy on it.
 */
export const paymentKinds = [
  'payroll',
  'account_keeper',
  'levies',
  'held',
  'released',
  'released_levies',
  'undecided',
] as const
export type PaymentKind = (typeof paymentKinds)[number]

/** The movements that owe interest when they are paid after the legal day. */
export const lateKinds = ['payroll', 'account_keeper'] as const
export type LateKind = (typeof lateKinds)[number]

/**
 * `held` waits for somebody who could not be reached; `forecast` is not validated yet; `unrecorded`, the month of its
 * declaration has passed and nobody has recorded it.
 */
export const movementStatuses = [
  'forecast',
  'to_prepare',
  'ordered',
  'paid',
  'unrecorded',
  'late',
  'held',
] as const
export type MovementStatus = (typeof movementStatuses)[number]

/** What the account keeper says of a line we sent; `missing` it does not name, `unknown` we did not send. */
export const answerStatuses = ['accepted', 'rejected', 'amount_differs', 'unknown', 'missing'] as const
export type AnswerStatus = (typeof answerStatuses)[number]

export const painFormats = ['pain.001.001.09', 'pain.001.001.03'] as const
export type PainFormat = (typeof painFormats)[number]

/** Why a bank file cannot pay somebody. */
export const transferFaults = ['no_iban', 'iban_wrong', 'iban_outside_sepa', 'name_not_writable'] as const
export type TransferFault = (typeof transferFaults)[number]
