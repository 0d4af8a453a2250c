import type { SmsGateway } from '@moisson/core/sms/gateways'
import type { Delivery } from '../mail/judge-refusal.ts'
import { ownAnswers } from '../mail/own-answers.ts'

/** What a gateway answered: its status and its words, as they came. */
export interface Answer {
  status: number
  body: string
}

/**
 * What an answer means for the message. Only words about the number count against it; a key, a credit or a sender that
 * is refused speak of us; an answer that names no message leaves it in doubt.
 */
export function judgedAnswer({ answer }: Pick<SmsGateway, 'answer'>, { status, body }: Answer): Delivery {
  const told = readJson(body)
  const reason = `${status} ${body.replaceAll(/\s+/g, ' ').slice(0, 200)}`.trim()
  if (status >= 200 && status < 300) {
    if (answer.refused !== undefined && isFilled(told[answer.refused])) return { fate: 'bounced', reason }
    return isFilled(told[answer.accepted])
      ? { fate: 'sent' }
      : { fate: 'uncertain', reason: ownAnswers.gateway_unread.en }
  }
  if (status === 400 && answer.badNumber.test(body)) return { fate: 'bounced', reason }
  if (status === 429 || status === 503) return { fate: 'later', reason, hindrance: 'deferred' }
  // Somebody between us and the gateway did not hear its answer.
  if (status === 502 || status === 504) return { fate: 'uncertain', reason }
  return { fate: 'later', reason, hindrance: 'refused' }
}

function readJson(body: string): Record<string, unknown> {
  try {
    const told: unknown = JSON.parse(body)
    return typeof told === 'object' && told !== null ? (told as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== ''

/** Nothing was said to anybody: the same message is due again. */
const unheard = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'SELF_SIGNED_CERT_IN_CHAIN',
])

/** What a request that got no answer means: in doubt once the gateway may have heard it. */
export function judgedSilence(error: unknown): Delivery {
  const { cause } = error as { cause?: { code?: string; errors?: { code?: string }[] } }
  const code = cause?.code ?? cause?.errors?.[0]?.code ?? ''
  return unheard.has(code)
    ? { fate: 'later', reason: ownAnswers.gateway_away.en, hindrance: 'away' }
    : { fate: 'uncertain', reason: ownAnswers.gateway_silent.en }
}
