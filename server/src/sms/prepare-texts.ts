import { campaignTypeFacts } from '@moisson/core/campaign/type-facts'
import { mobileKind } from '@moisson/core/sms/mobile'
import { campaignText, codeAddress, type CampaignText } from '@moisson/core/sms/campaign-texts'
import { parisDay } from '@moisson/law/paris-time'
import { shortDay } from '@moisson/law/words/days'
import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import { inTransaction } from '../database/transaction.ts'
import { digestOfCode, freshLetterCode } from '../letter/letter-code.ts'
import { deadlineOf, factsOf, type CampaignFacts, type PersonFacts } from '../mail/campaign-facts.ts'
import { hasNothing, isCashOnly } from '../mail/campaign-words.ts'
import type { ClaimedRow } from '../mail/claim-mails.ts'
import type { Mail } from '../mail/mail.ts'
import { mails } from '../mail/mails.ts'
import { ownAnswers } from '../mail/own-answers.ts'
import { rerouted } from '../mail/reroute-mails.ts'
import type { Settled } from '../mail/settle-mails.ts'
import type { Services } from '../services.ts'

export interface PreparedText {
  row: ClaimedRow
  text: string
}

/** The messages of a batch, each with a code of its own that stands nowhere else; what has lost its reason ends here. */
export async function prepareTexts(
  services: Services,
  claimed: readonly ClaimedRow[],
): Promise<(PreparedText | { settled: Settled })[]> {
  return inTransaction(services.pool, { companies: '*', identity: true }, async (tx, now) => {
    const facts = await factsOf(tx, claimed)
    const rows = await rerouted(tx, claimed, facts)
    const coded: Coded[] = []
    const prepared = rows.map((row) => {
      const found = facts.get(row.id)
      const ended = endOf(row, found)
      if (ended) return { settled: { row, ...ended } }
      const { person, ...rest } = found as CampaignFacts & { person: PersonFacts }
      const code = freshLetterCode()
      row.recipient = person.sms_to ?? row.recipient
      coded.push({ enrolment: person.enrolment_id, code, number: row.recipient })
      return { row, text: textOf(services, row, { ...rest, person }, code, now) }
    })
    await keepCodes(services, tx, coded, now)
    return prepared
  })
}

function endOf(row: ClaimedRow, facts: CampaignFacts | undefined): Omit<Settled, 'row'> | null {
  const mail = mails.get(row.kind) as Extract<Mail, { about: 'campaign' }> | undefined
  if (!mail) return { fate: 'failed', reason: `no template for ${row.kind}` }
  if (!facts?.person) return { fate: 'dropped', reason: 'the campaign is gone' }
  if (facts.person.sms_to === null) return { fate: 'dropped', reason: 'the person has no number any more' }
  if (mobileKind(facts.person.sms_to) === 'not_mobile')
    return { fate: 'failed', reason: ownAnswers.number.en }
  if (mail.stillDue && !mail.stillDue(facts, row.payload as never))
    return { fate: 'dropped', reason: 'no longer due' }
  return null
}

function textOf(
  services: Services,
  row: ClaimedRow,
  facts: CampaignFacts & { person: PersonFacts },
  code: string,
  now: Date,
): string {
  const language = facts.person.locale
  return campaignText({
    kind: kindOf(row, facts),
    company: facts.campaign.company_name,
    day: shortDay(parisDay(deadlineOf(facts, now)), language),
    url: codeAddress(services.config.publicUrl, code),
    language,
  })
}

function kindOf(row: ClaimedRow, facts: CampaignFacts): CampaignText['kind'] {
  if (row.kind === 'campaign-reminder') return 'reminder'
  if (row.kind === 'draft-rescue') return 'unconfirmed'
  if (hasNothing(facts) || isCashOnly(facts)) return 'nothing_to_choose'
  if ('correction' in row.payload) return 'corrected'
  const asked = campaignTypeFacts[facts.campaign.type].asked_in
  return asked === null ? 'notice' : `notice_of_${asked}`
}

interface Coded {
  enrolment: string
  code: string
  number: string
}

async function keepCodes(services: Services, tx: Tx, coded: readonly Coded[], now: Date): Promise<void> {
  if (coded.length === 0) return
  await sql`
    insert into text_code (code_hash, company_id, campaign_id, beneficiary_id, campaign_beneficiary_id, created_at, number)
    select c.code_hash, e.company_id, e.campaign_id, e.beneficiary_id, e.id, ${now}::timestamptz, c.number
    from unnest(${coded.map(({ enrolment }) => enrolment)}::uuid[],
      ${coded.map(({ code }) => digestOfCode(services.sealer, code))}::bytea[],
      ${coded.map(({ number }) => number)}::text[]) as c (id, code_hash, number)
    join campaign_beneficiary e on e.id = c.id`.execute(tx)
}
