/** The domain of accounts that letters open; no mail is ever delivered to it (RFC 2606). */
const noMailbox = '@letter.invalid'

/** The address of an account of letters: an account has one, a mailbox it has not. */
export const addressWithoutMailbox = (id: string): string => `letter-${id}${noMailbox}`

/** The account's mailbox; null where it has none. */
export const mailboxOf = (email: string): string | null => (email.endsWith(noMailbox) ? null : email)
