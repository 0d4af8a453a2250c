import { createHash } from 'node:crypto'
import { smsGateways, type SmsGateway } from '@moisson/core/sms/gateways'
import type { SmsConfig } from '../config.ts'
import type { Delivery } from '../mail/judge-refusal.ts'
import { judgedAnswer, judgedSilence } from './judge-answer.ts'

const PATIENCE_MS = 15_000

/** One request to the gateway for one message, and what became of it; no secret is in the reason. */
export async function askGateway(
  sms: SmsConfig,
  message: { to: string; text: string },
  patienceMs = PATIENCE_MS,
): Promise<Delivery> {
  const gateway: SmsGateway = smsGateways[sms.gateway]
  const fill = filling({ ...sms.settings, sender: sms.sender, ...message })
  const url = sms.url ?? fill(gateway.url)
  const body = JSON.stringify(filled(gateway.body, fill))
  const headers = Object.entries(gateway.headers).map(([name, value]) => [name, fill(value)] as const)
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: [
        ['content-type', 'application/json'],
        ...headers,
        ...(gateway.signature ? signed(sms, url, body) : []),
      ] as [string, string][],
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    })
    const delivery = judgedAnswer(gateway, { status: answer.status, body: await answer.text() })
    return 'reason' in delivery ? { ...delivery, reason: withoutSecrets(sms, delivery.reason) } : delivery
  } catch (error) {
    return judgedSilence(error)
  }
}

const filling = (values: Readonly<Record<string, string>>) => (template: string) =>
  template.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)

function filled(body: SmsGateway['body'], fill: (template: string) => string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [
      key,
      typeof value === 'boolean' ? value : typeof value === 'string' ? fill(value) : value.map(fill),
    ]),
  )
}

/** The two headers by which OVHcloud knows that the request is ours and of this moment. */
function signed({ settings }: SmsConfig, url: string, body: string): [string, string][] {
  const stamp = String(Math.floor(Date.now() / 1000))
  const { SMS_APPLICATION_SECRET: secret = '', SMS_CONSUMER_KEY: key = '' } = settings
  const print = createHash('sha1').update([secret, key, 'POST', url, body, stamp].join('+')).digest('hex')
  return [
    ['x-ovh-timestamp', stamp],
    ['x-ovh-signature', `$1$${print}`],
  ]
}

/** A gateway may quote what it was sent. */
function withoutSecrets({ settings }: SmsConfig, reason: string): string {
  return Object.values(settings).reduce((text, secret) => text.replaceAll(secret, '…'), reason)
}
