import MailComposer from 'nodemailer/lib/mail-composer'
import type { Config } from '../config.ts'
import { htmlOf, textOf, type Letter } from './letter.ts'
import type { Language } from '@moisson/law/text'

export interface Attachment {
  filename: string
  content: Buffer
  contentType: string
}

/** The bytes of a mail. Its Message-ID comes from the outbox row, so that a receiver can drop a double. */
export async function composeMail(
  config: Config,
  row: { id: string; recipient: string },
  letter: Letter,
  {
    language,
    now,
    attachments,
    stopUrl,
    company,
  }: {
    language: Language
    now: Date
    attachments: readonly Attachment[]
    stopUrl: string | null
    company: string | null
  },
): Promise<{ envelope: { from: string; to: string }; message: Buffer }> {
  const from = addressIn(config.mailFrom)
  const foot = { publicUrl: config.publicUrl, stopUrl, company }
  const node = new MailComposer({
    from: config.mailFrom,
    to: { name: '', address: row.recipient },
    subject: oneLine(letter.subject),
    text: textOf(letter, language, foot),
    html: htmlOf(letter, language, foot),
    messageId: `<${row.id}@${from.split('@')[1] ?? 'localhost'}>`,
    date: now,
    headers: {
      'auto-submitted': 'auto-generated',
      'content-language': language,
      // One click in the mail program ends them (RFC 8058).
      ...(stopUrl && {
        'list-unsubscribe': `<${stopUrl}>`,
        'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      }),
    },
    attachments: [...attachments],
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile()
  return { envelope: { from, to: row.recipient }, message: await node.build() }
}

function addressIn(mailFrom: string): string {
  return /<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom
}

function oneLine(text: string): string {
  return text.replaceAll(/[\r\n\t]+/g, ' ').trim()
}

/** One mailbox and nothing else: no list, no comment, no control character. */
export function isSingleAddress(address: string): boolean {
  return /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+$/.test(address) && address.length <= 254
}
