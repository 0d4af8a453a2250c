export type Delivery =
  | { fate: 'sent' }
  /** This address takes no mail: nothing leaves to it again. */
  | { fate: 'bounced'; reason: string }
  /** Not taken, for a reason that is not the address: the same mail is tried again. */
  | { fate: 'later'; reason: string; hindrance: Hindrance }
  /** The message was on its way when the dialogue broke: nobody knows. */
  | { fate: 'uncertain'; reason: string }

/** Why a mail is kept: the server refuses us, no server answers, or it asks for patience. */
export type Hindrance = 'refused' | 'away' | 'deferred'

export interface SmtpError extends Error {
  code?: string
  responseCode?: number
  response?: string
  command?: string
}

/** What an error of the dialogue means for the mail; `begun` once a byte of the message was handed over. */
export function judged(error: SmtpError, begun: boolean): Delivery {
  const reason = reasonOf(error)
  const code = error.responseCode
  if (code === undefined) {
    // The address itself cannot be written into the dialogue; a sender that cannot is our own setting.
    if (error.code === 'EENVELOPE')
      return error.message.startsWith('Invalid recipient')
        ? { fate: 'bounced', reason }
        : { fate: 'later', reason, hindrance: 'refused' }
    return begun ? { fate: 'uncertain', reason } : { fate: 'later', reason, hindrance: 'deferred' }
  }
  if (isAboutTheAddress(error)) return { fate: 'bounced', reason }
  return { fate: 'later', reason, hindrance: code >= 500 ? 'refused' : 'deferred' }
}

/** How servers say that nobody has the address, when they give no enhanced code. */
const nobodyThere =
  /(user|recipient|mailbox|address|account)( address)? (is )?(unknown|not found|does ?n.t exist|does not exist|no longer exists)|(unknown|no such|invalid|nonexistent) (local )?(user|recipient|mailbox|address|account)/i

/**
 * Only a refusal that names the address is the address's fault: 5.1.x but for the two that are about the sender, a
 * disabled mailbox, or plain words. A relay denied, a policy, a full disk speak of us or of the server.
 */
function isAboutTheAddress({ responseCode = 0, response = '', command = '' }: SmtpError): boolean {
  if (responseCode < 500 || (command !== 'RCPT TO' && command !== 'DATA')) return false
  const enhanced = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]
  if (enhanced === undefined) return responseCode === 550 && nobodyThere.test(response)
  return enhanced === '5.2.1' || (/^5\.1\.\d+$/.test(enhanced) && !['5.1.7', '5.1.8'].includes(enhanced))
}

export function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ').slice(0, 300)
}
