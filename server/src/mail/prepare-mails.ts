import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import { inTransaction } from '../database/transaction.ts'
import { printedReceipt } from '../choice/printed-receipt.ts'
import { linkAddress, mintLink } from '../identity/mint-link.ts'
import type { LinkOrder } from '../database/kept-mail.ts'
import type { Services } from '../services.ts'
import { deadlineOf, factsOf, type CampaignFacts } from './campaign-facts.ts'
import { composeMail, isSingleAddress, type Attachment } from './compose-mail.ts'
import type { CampaignMailContext, Mail } from './mail.ts'
import { mintCampaignLinks, type CampaignLinkOrder } from './mint-campaign-links.ts'
import { mails } from './mails.ts'
import type { ClaimedRow } from './claim-mails.ts'
import { rerouted } from './reroute-mails.ts'
import { stopAddress } from './stop-token.ts'
import type { Settled } from './settle-mails.ts'
import { voteLinks } from './vote-links.ts'
import { type Language, languageOf } from '@moisson/law/text'

export interface Prepared {
  row: ClaimedRow
  compose: () => ReturnType<typeof composeMail>
}

interface Recipient {
  language: Language
  name: string | null
  easy_words: boolean
}

/** Everything the mails of a batch need, read and minted in one transaction; tokens live only in the mails. */
export async function prepareMails(
  services: Services,
  claimed: readonly ClaimedRow[],
): Promise<(Prepared | { settled: Settled })[]> {
  return inTransaction(services.pool, { companies: '*', identity: true }, async (tx, now) => {
    const facts = await factsOf(tx, claimed)
    const rows = await rerouted(tx, claimed, facts)
    await addressToday(tx, rows, facts)
    const recipients = await recipientsOf(tx, rows)
    const sorted = rows.map((row) => sort(row, facts.get(row.id), now))
    const links = await linksOf(services, tx, sorted, now)
    const companies = await companiesOf(tx, rows)
    const votes = await voteLinks(tx, rows, { publicUrl: services.config.publicUrl, now })
    return sorted.map((one) => {
      if ('settled' in one) return one
      const link = links.get(one.row.id) ?? votes.get(one.row.id) ?? null
      if (votes.get(one.row.id) === null)
        return { settled: { row: one.row, fate: 'dropped', reason: 'no longer due' } }
      if (one.order && link === null)
        return { settled: { row: one.row, fate: 'dropped', reason: 'the account is no longer active' } }
      const recipient = recipients.get(one.row.recipient)
      return {
        row: one.row,
        compose: () =>
          composed(services, one, {
            recipient,
            link,
            now,
            company: companies.get(one.row.company_id ?? '') ?? null,
          }),
      }
    })
  })
}

/** A campaign's mails go to the address of the person's file as it is now, whatever it was when they were decided. */
async function addressToday(
  tx: Tx,
  rows: readonly ClaimedRow[],
  facts: Map<string, CampaignFacts>,
): Promise<void> {
  const moved = rows.flatMap((row) => {
    const address = facts.get(row.id)?.person?.address ?? null
    if (address === null || address === row.recipient) return []
    row.recipient = address
    return [row]
  })
  if (moved.length === 0) return
  await sql`
    update outbox o set recipient = m.recipient
    from unnest(${moved.map(({ id }) => id)}::uuid[], ${moved.map(({ recipient }) => recipient)}::text[]) as m (id, recipient)
    where o.id = m.id`.execute(tx)
}

interface Sorted {
  row: ClaimedRow
  mail: Mail
  facts: CampaignFacts | undefined
  /** The personal link the mail carries, when it carries one. */
  order: LinkOrder | null
}

/** Mails that have lost their reason, their campaign or their address end here. */
function sort(row: ClaimedRow, facts: CampaignFacts | undefined, now: Date): Sorted | { settled: Settled } {
  const end = (fate: 'dropped' | 'failed' | 'bounced', reason: string) => ({ settled: { row, fate, reason } })
  const mail = mails.get(row.kind)
  if (!mail) return end('failed', `no template for ${row.kind}`)
  if (!isSingleAddress(row.recipient)) return end('bounced', 'not an address')
  const { link } = row.payload
  if (!('about' in mail)) return { row, mail, facts, order: link ?? null }
  if (!facts) return end('dropped', 'the campaign is gone')
  if (!facts.person?.address && facts.person && row.kind !== 'choice-receipt')
    return end('dropped', 'the person has no address any more')
  if (mail.stillDue && !mail.stillDue(facts, row.payload as never)) return end('dropped', 'no longer due')
  return { row, mail, facts, order: link ?? campaignLink(mail, row, facts, now) }
}

function campaignLink(
  mail: Extract<Mail, { about: 'campaign' }>,
  row: ClaimedRow,
  facts: CampaignFacts,
  now: Date,
): CampaignLinkOrder | null {
  const { person, campaign } = facts
  if (!mail.page || !person?.user_id) return null
  return {
    kind: 'campaign',
    user_id: person.user_id,
    email: row.recipient,
    redirect: mail.page(facts),
    campaign_id: campaign.id,
    beneficiary_id: person.beneficiary_id,
    until: deadlineOf(facts, now),
  }
}

/** Addresses with their tokens, by mail; none for an account that is no longer active. */
async function linksOf(
  services: Services,
  tx: Tx,
  sorted: readonly (Sorted | { settled: Settled })[],
  now: Date,
): Promise<Map<string, string>> {
  const links = new Map<string, string>()
  const ofCampaigns: { id: string; order: CampaignLinkOrder }[] = []
  for (const one of sorted) {
    if ('settled' in one || !one.order) continue
    if ('until' in one.order) {
      if (one.facts?.person?.user_status === 'active')
        ofCampaigns.push({ id: one.row.id, order: one.order as CampaignLinkOrder })
      continue
    }
    const minted = await mintLink(tx, one.order, now)
    if (minted) links.set(one.row.id, linkAddress(services.config, minted.token))
  }
  const tokens = await mintCampaignLinks(
    tx,
    ofCampaigns.map(({ order }) => order),
  )
  for (const [place, { id }] of ofCampaigns.entries())
    links.set(id, linkAddress(services.config, tokens[place] ?? ''))
  return links
}

/** The names of the companies whose matters the mails are. */
async function companiesOf(tx: Tx, rows: readonly ClaimedRow[]): Promise<Map<string, string>> {
  const ids = [...new Set(rows.flatMap(({ company_id }) => company_id ?? []))]
  if (ids.length === 0) return new Map()
  const named = await tx.selectFrom('company').select(['id', 'legal_name']).where('id', 'in', ids).execute()
  return new Map(named.map(({ id, legal_name }) => [id, legal_name]))
}

async function composed(
  services: Services,
  { row, mail, facts, order }: Sorted,
  {
    recipient,
    link,
    now,
    company,
  }: { recipient: Recipient | undefined; link: string | null; now: Date; company: string | null },
) {
  const { payload } = row
  const asked = payload.language ?? facts?.person?.locale ?? recipient?.language
  const language = languageOf(asked)
  // Somebody without an account signs in with the address the mail was sent to.
  const entrance = 'about' in mail && mail.page && !order ? `${services.config.publicUrl}/login` : null
  const context = {
    language,
    name: payload.name ?? recipient?.name ?? null,
    publicUrl: services.config.publicUrl,
    link: link ?? entrance,
    now,
    facts,
  } as CampaignMailContext
  const easier = facts?.person?.easy_words ?? recipient?.easy_words
  const easy = easier ? mail.easy?.(payload as never, context) : null
  const letter = easy ?? mail.render(payload as never, context)
  const attachments = await attachmentsOf(services, mail, facts)
  const stopUrl =
    'about' in mail && mail.reminds && facts?.person
      ? stopAddress(services, facts.person.enrolment_id, language)
      : null
  return composeMail(services.config, row, letter, { language, now, attachments, stopUrl, company })
}

async function attachmentsOf(
  services: Services,
  mail: Mail,
  facts: CampaignFacts | undefined,
): Promise<Attachment[]> {
  const receipt = facts?.person?.counted?.receipt
  if (!('about' in mail) || mail.attaches !== 'receipt' || !receipt) return []
  const { name, body } = await printedReceipt(receipt, (work) =>
    inTransaction(services.pool, { companies: '*' }, work),
  )
  return [{ filename: name, content: body, contentType: 'application/pdf' }]
}

/** Language and name of those who have an account, by address. */
async function recipientsOf(tx: Tx, rows: readonly ClaimedRow[]): Promise<Map<string, Recipient>> {
  const addresses = [...new Set(rows.map((row) => row.recipient.toLowerCase()))]
  const users = await tx
    .selectFrom('app_user')
    .select(['display_name', 'locale', 'easy_words', 'email_key as address'])
    .where('email_key', 'in', addresses)
    .execute()
  const known = new Map(
    users.map(({ address, locale, display_name, easy_words }) => [
      address,
      { language: languageOf(locale), name: display_name, easy_words: easy_words === true },
    ]),
  )
  return new Map(
    rows.flatMap((row) => {
      const found = known.get(row.recipient.toLowerCase())
      return found ? [[row.recipient, found] as const] : []
    }),
  )
}
