/** A place of a request: the settings by their variable, and what is said of one message. */
type Place = '{to}' | '{text}' | '{sender}' | (string & {})
type Body = { readonly [key: string]: Place | boolean | readonly Place[] }

/** A provider of SMS as data: the one request that sends a message, and how its answer is read. */
export interface SmsGateway {
  readonly label: string
  readonly url: string
  /** The variables of the environment it needs, each with what it is. */
  readonly settings: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
  /** A header that signs the whole request, where the provider asks for one. */
  readonly signature?: 'ovh'
  readonly body: Body
  readonly answer: {
    /** Holds something once the message is taken. */
    readonly accepted: string
    /** Holds the number where nobody has it. */
    readonly refused?: string
    /** What the provider says of a number that nobody has. */
    readonly badNumber: RegExp
  }
}

/** Providers used in France, as their documentation describes them. */
export const smsGateways = {
  // https://developers.brevo.com/docs/transactional-sms-endpoints
  brevo: {
    label: 'Brevo',
    url: 'https://api.brevo.com/v3/transactionalSMS/send',
    settings: { SMS_API_KEY: 'the key of the API' },
    headers: { 'api-key': '{SMS_API_KEY}', accept: 'application/json' },
    body: { sender: '{sender}', recipient: '{to}', content: '{text}', type: 'transactional' },
    answer: {
      accepted: 'messageId',
      badNumber:
        /(invalid|not valid|incorrect).{0,20}(phone|recipient)|(phone|recipient).{0,30}(invalid|not valid|incorrect)/i,
    },
  },
  // https://docs.ovhcloud.com/en/guides/web-cloud/messaging/sms/api-sms-cookbook
  ovhcloud: {
    label: 'OVHcloud',
    url: 'https://eu.api.ovh.com/1.0/sms/{SMS_ACCOUNT}/jobs',
    settings: {
      SMS_ACCOUNT: 'the SMS account, sms-xx00000-1',
      SMS_APPLICATION_KEY: 'the application key',
      SMS_APPLICATION_SECRET: 'the application secret',
      SMS_CONSUMER_KEY: 'the consumer key',
    },
    headers: { 'x-ovh-application': '{SMS_APPLICATION_KEY}', 'x-ovh-consumer': '{SMS_CONSUMER_KEY}' },
    signature: 'ovh',
    body: {
      receivers: ['{to}'],
      message: '{text}',
      sender: '{sender}',
      noStopClause: true,
      priority: 'high',
    },
    answer: { accepted: 'ids', refused: 'invalidReceivers', badNumber: /invalid receiver/i },
  },
} as const satisfies Record<string, SmsGateway>

export type SmsGatewayName = keyof typeof smsGateways
