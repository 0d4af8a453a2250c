import type { Language } from '@moisson/core/vocabulary'
import type { Tx } from '../database/connect.ts'
import { inTransaction } from '../database/transaction.ts'
import { receiptPdf } from '../document/receipt-pdf.ts'
import { linkAddress, mintLink, type LinkOrder } from '../identity/mint-link.ts'
import type { Services } from '../services.ts'
import { factsOf, type CampaignFacts } from './campaign-facts.ts'
import { composeMail, isSingleAddress, type Attachment } from './compose-mail.ts'
import type { Letter } from './letter.ts'
import type { CampaignMailContext, Mail } from './mail.ts'
import { mails } from './mails.ts'
import type { ClaimedRow } from './send-outbox.ts'
import type { Settled } from './settle-mails.ts'

export interface Prepared {
  row: ClaimedRow
  compose(): ReturnType<typeof composeMail>
}

interface Recipient {
  language: Language
  name: string | null
}

/** Everything the mails of a batch need, read and minted in one transaction; tokens live only in the mails. */
export async function prepareMails(
  services: Services,
  rows: readonly ClaimedRow[],
): Promise<(Prepared | { settled: Settled })[]> {
  return inTransaction(services.pool, { companies: '*', identity: true }, async (tx, now) => {
    const facts = await factsOf(tx, rows)
    const recipients = await recipientsOf(tx, rows)
    const prepared: (Prepared | { settled: Settled })[] = []
    for (const row of rows) {
      const letter = await letterFor(services, tx, row, facts.get(row.id), recipients.get(row.recipient), now)
      prepared.push(
        'settled' in letter ? letter : { row, compose: () => composed(services, row, letter, now) },
      )
    }
    return prepared
  })
}

interface Written {
  letter: Letter
  language: Language
  attachments(): Promise<Attachment[]>
}

async function letterFor(
  services: Services,
  tx: Tx,
  row: ClaimedRow,
  facts: CampaignFacts | undefined,
  recipient: Recipient | undefined,
  now: Date,
): Promise<Written | { settled: Settled }> {
  const end = (fate: 'dropped' | 'failed' | 'bounced', reason: string) => ({ settled: { row, fate, reason } })
  const mail = mails.get(row.kind)
  if (!mail) return end('failed', `no template for ${row.kind}`)
  if (!isSingleAddress(row.recipient)) return end('bounced', 'not an address')
  const payload = row.payload as { language?: unknown; name?: unknown; link?: LinkOrder }
  const language = payload.language ?? facts?.person?.locale ?? recipient?.language
  const context = {
    language: language === 'en' ? ('en' as const) : ('fr' as const),
    name: typeof payload.name === 'string' ? payload.name : (recipient?.name ?? null),
    publicUrl: services.config.publicUrl,
    link: null as string | null,
    now,
  }
  if ('about' in mail) {
    if (!facts) return end('dropped', 'the campaign is gone')
    if (mail.stillDue && !mail.stillDue(facts)) return end('dropped', 'no longer due')
  }
  const order = payload.link ?? ('about' in mail ? orderFor(mail, row, facts) : null)
  if (order) {
    const minted = await mintLink(tx, order, now)
    if (!minted) return end('dropped', 'the account is no longer active')
    context.link = linkAddress(services.config, minted.token)
  } else if ('about' in mail && mail.page) {
    // Nobody signs in with this address yet: the ordinary sign-in leads on.
    context.link = `${services.config.publicUrl}/login`
  }
  try {
    const letter = mail.render(row.payload as never, { ...context, facts } as CampaignMailContext)
    return { letter, language: context.language, attachments: () => attachmentsOf(mail, facts) }
  } catch (error) {
    return end('failed', error instanceof Error ? error.message : String(error))
  }
}

function orderFor(
  mail: Extract<Mail, { about: 'campaign' }>,
  row: ClaimedRow,
  facts: CampaignFacts | undefined,
): LinkOrder | null {
  const person = facts?.person
  if (!mail.page || !facts || !person?.user_id) return null
  return {
    kind: 'campaign',
    user_id: person.user_id,
    email: row.recipient,
    redirect: mail.page(facts),
    campaign_id: facts.campaign.id,
    beneficiary_id: person.beneficiary_id,
  }
}

async function attachmentsOf(mail: Mail, facts: CampaignFacts | undefined): Promise<Attachment[]> {
  const receipt = facts?.person?.counted?.receipt
  if (!('about' in mail) || mail.attaches !== 'receipt' || !receipt) return []
  const { name, body } = await receiptPdf(receipt)
  return [{ filename: name, content: body, contentType: 'application/pdf' }]
}

async function composed(services: Services, row: ClaimedRow, written: Written, now: Date) {
  const attachments = await written.attachments()
  return composeMail(services.config, row, written.letter, { language: written.language, now, attachments })
}

/** Language and name of those who have an account, by address. */
async function recipientsOf(tx: Tx, rows: readonly ClaimedRow[]): Promise<Map<string, Recipient>> {
  const addresses = [...new Set(rows.map((row) => row.recipient.toLowerCase()))]
  const users = await tx
    .selectFrom('app_user')
    .select(['display_name', 'locale'])
    .select((eb) => eb.fn<string>('lower', ['email']).as('address'))
    .where((eb) => eb.fn<string>('lower', ['email']), 'in', addresses)
    .execute()
  const known = new Map(
    users.map((user) => [
      user.address,
      { language: user.locale === 'en' ? ('en' as const) : ('fr' as const), name: user.display_name },
    ]),
  )
  return new Map(
    rows.flatMap((row) => {
      const found = known.get(row.recipient.toLowerCase())
      return found ? [[row.recipient, found] as const] : []
    }),
  )
}
