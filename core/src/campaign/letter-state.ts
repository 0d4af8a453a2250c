/** What is to be done about somebody's letter. */
export const letterStates = ['to_print', 'printed', 'handed', 'answered'] as const
export type LetterState = (typeof letterStates)[number]

/** Why a letter and no mail; `has_email` once an address was found. */
export const letterReasons = ['no_email', 'refused', 'on_paper', 'has_email'] as const
export type LetterReason = (typeof letterReasons)[number]

/** Letters of one print job; what is left comes with the next. */
export const LETTERS_AT_ONCE = 200
