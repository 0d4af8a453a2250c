import type { Day } from '@moisson/law/calendar'
import type { Text } from '@moisson/law/text'

/** What became of a sum held for somebody who could not be reached. */
export const heldOutcomes = ['kept', 'paid', 'deposited'] as const
export type HeldOutcome = (typeof heldOutcomes)[number]

/** What it is on a day: `to_deposit` once the company has held it long enough. */
export const heldStates = ['to_deposit', 'kept', 'paid', 'deposited'] as const
export type HeldState = (typeof heldStates)[number]

/** Why nobody could inform its owner in the time of the campaign. */
export const heldReasons = [
  'left_without_contact',
  'refused',
  'no_email',
  'on_paper',
  'not_informed',
] as const
export type HeldReason = (typeof heldReasons)[number]

/** What was tried to reach somebody, and how it ended. */
export const heldAttempts = ['mail', 'sms', 'letter_printed', 'letter_handed'] as const
export type HeldAttempt = (typeof heldAttempts)[number]
export const attemptEnds = ['done', 'refused', 'waiting'] as const

/** Months before the last day from which finding somebody presses. */
export const HELD_AHEAD_MONTHS = 3

/** The reason as it is read beside a name. */
export const heldReasonNames: Readonly<Record<HeldReason, Text>> = {
  left_without_contact: {
    fr: 'Partie sans e-mail personnel ni téléphone',
    en: 'Left with neither a personal e-mail nor a phone',
  },
  refused: { fr: 'E-mail revenu', en: 'Mail came back' },
  no_email: { fr: 'Sans adresse e-mail', en: 'No e-mail address' },
  on_paper: { fr: 'Courrier demandé, non remis', en: 'Letter asked for, not handed over' },
  not_informed: { fr: 'Jamais prévenue', en: 'Never informed' },
}

/** What was tried, before its day. */
export const heldAttemptNames: Readonly<Record<HeldAttempt, Text>> = {
  mail: { fr: 'E-mail', en: 'E-mail' },
  sms: { fr: 'SMS', en: 'SMS' },
  letter_printed: { fr: 'Courrier imprimé', en: 'Letter printed' },
  letter_handed: { fr: 'Courrier remis', en: 'Letter handed over' },
}

/** How an attempt ended that did not simply leave. */
export const attemptEndNames: Readonly<Record<'refused' | 'waiting', Text>> = {
  refused: { fr: 'refusé', en: 'refused' },
  waiting: { fr: 'en attente', en: 'waiting' },
}

export const heldStateNames: Readonly<Record<HeldState, Text>> = {
  to_deposit: { fr: 'À remettre à la Caisse des dépôts', en: 'To hand to the Caisse des dépôts' },
  kept: { fr: 'Conservée', en: 'Held' },
  paid: { fr: 'Versée à la personne', en: 'Paid to the person' },
  deposited: { fr: 'Remise à la Caisse des dépôts', en: 'Handed to the Caisse des dépôts' },
}

/** The days on which a deposit is in time: from the day after the last one of keeping. */
export const mayDeposit = (held_until: Day | null, on: Day): boolean => held_until !== null && on > held_until
