import type { MatchedLine } from '@moisson/core/choice/offer'
import { readPdfText } from '../../print/read-pdf-text.ts'
import { amountsIn } from './amounts-in-text.ts'
import { abondementTold } from './compare-person.ts'
import type { Differences } from './differences.ts'
import { foreignWords } from './foreign-words.ts'
import type { Stored, StoredCampaign, StoredPerson } from './stored.ts'
import type { World } from './world.ts'

interface Sent {
  id: string
  kind: string
  campaign_id: string | null
  beneficiary_id: string | null
  receipt_number: string | null
}

/** The mails that arrived since the last look, as they came over the wire, beside what is stored. */
export async function compareMails(world: World, stored: Stored, found: Differences): Promise<void> {
  const { received } = world.server.post
  const fresh = received.slice(world.mailsRead)
  world.mailsRead = received.length
  if (fresh.length === 0) return
  const { rows } = await world.server.owner.query<Sent>(
    `select id, kind, campaign_id, beneficiary_id, payload->>'receipt_number' as receipt_number from outbox where id = any($1)`,
    [fresh.map(({ mail }) => /<([0-9a-f-]{36})@/.exec(mail.message_id)?.[1])],
  )
  for (const { mail, to } of fresh) {
    const sent = rows.find(({ id }) => mail.message_id.includes(id))
    const campaign = stored.campaigns.find(({ id }) => id === sent?.campaign_id)
    const person = stored.people.find(
      (one) => one.campaign_id === campaign?.id && one.beneficiary_id === sent?.beneficiary_id,
    )
    if (!sent || !campaign || !person) continue
    found.at(`mail ${sent.kind} to ${to} about ${campaign.name}`)
    const greeting = person.locale === 'en' ? 'Hello' : 'Bonjour'
    if (!mail.text.includes(`${greeting} `))
      found.add(`it is not written in the person’s language (${person.locale})`)
    const attached = mail.attachments.map(({ content }) => content)
    for (const text of [mail.subject, mail.text, ...attached.map((paper) => readPdfText(paper))]) {
      const foreign = foreignWords(campaign.type, text)
      if (foreign !== null) found.add(`it speaks of another scheme: … ${foreign} …`)
    }
    const check = checks[sent.kind]
    if (check) check({ text: mail.text, campaign, person, sent, attached }, found)
  }
}

interface Read {
  text: string
  campaign: StoredCampaign
  person: StoredPerson
  sent: Sent
  attached: Buffer[]
}

const checks: Record<string, (read: Read, found: Differences) => void> = {
  'campaign-opened': stake,
  'campaign-reminder': stake,
  'choice-receipt': receipt,
  'matching-changed': receipt,
  'default-applied': applied,
  'advance-to-return': toReturn,
}

/** The notice and its reminders tell the net first, and the gross beside it. */
function stake({ text, person }: Read, found: Differences): void {
  if (person.room_cents !== null) {
    if (person.room_cents > 0 && !amountsIn(text).includes(person.room_cents))
      found.add(`it does not say the most, ${person.room_cents}`)
    return
  }
  // A corrected amount is told beside the former one first.
  const told = (label: RegExp) => amountsIn(text.slice(text.search(label)))
  if (person.due_net_cents === 0 && person.advance_net_cents > 0) {
    const [received, share] = told(
      /(?:Déjà reçu en avance, net|Already received as an advance, net)\u00a0?: [€\d]/,
    )
    found.compare('received as an advance', received, person.advance_net_cents)
    found.compare('share', share, person.net_cents)
    return
  }
  const [net, gross] = told(
    person.advance_net_cents > 0
      ? /(?:Ce qui vous reste dû, net|What is still due to you, net)\u00a0?: [€\d]/
      : /(?:Votre montant net|Your net amount)\u00a0?: [€\d]/,
  )
  found.compare('net', net, person.due_net_cents)
  found.compare('gross', gross, person.due_gross_cents)
}

/** Who has no share reads the whole advance, to be returned. */
function toReturn({ text, person }: Read, found: Differences): void {
  const [received, back] = amountsIn(
    text.slice(text.search(/(?:Déjà reçu en avance, net|Already received as an advance, net)\u00a0?: [€\d]/)),
  )
  found.compare('received as an advance', received, person.advance_net_cents)
  found.compare('to return', back, person.advance_net_cents - person.net_cents)
}

/** A receipt's mail, and the paper attached to it, tell what the receipt holds. */
function receipt({ text, person, sent, attached }: Read, found: Differences): void {
  const { receipt: facts } = person
  // Replaced since by a later choice, which has its own mail.
  if (!facts || (sent.receipt_number !== null && facts.number !== sent.receipt_number)) return
  found.compare('amounts of the choice', quoted(text), inSentence(facts.lines))
  for (const paper of attached) {
    const printed = amountsIn(readPdfText(paper).replaceAll('\n', ' '))
    const { abondement_gross_cents: gross, abondement_net_cents: net } = facts.estimate
    // « Nothing » of one's own has no amount to print.
    const amounts = facts.lines.length === 0 ? [] : [facts.gross_cents, facts.net_cents]
    const expected = [...amounts, ...facts.lines.map((line) => line.amount_cents)]
    if (gross > 0) expected.push(gross, net)
    const missing = expected.filter((cents) => !printed.includes(cents))
    if (missing.length > 0) found.add(`the paper says ${printed.join(', ')} and lacks ${missing.join(', ')}`)
  }
}

/** What became of the money of who did not answer, matching included. */
function applied({ text, person, campaign }: Read, found: Differences): void {
  if (!campaign.settled || !person.counted_lines) return
  const lines = person.counted_lines.map((line) => ({
    ...line,
    abondement_net_cents: line.abondement_net_cents ?? 0,
  }))
  found.compare('amounts of what applies', quoted(text), inSentence(lines))
  const told = abondementTold(campaign, person)
  found.compare(
    'matching of what applies',
    lines.reduce((sum, line) => sum + line.abondement_net_cents, 0),
    told?.net ?? 0,
  )
}

/** The amounts of the sentence that is quoted. */
const quoted = (text: string): number[] =>
  amountsIn(
    text
      .split('\n')
      .filter((line) => line.startsWith('    '))
      .join(' '),
  )

/** The amounts that one sentence about lines says: by destination, each plan with its net matching. */
function inSentence(
  lines: readonly Pick<MatchedLine, 'destination' | 'amount_cents' | 'abondement_net_cents'>[],
): number[] {
  return (['immediate_payment', 'pee', 'percol'] as const).flatMap((destination) => {
    const own = lines.filter((line) => line.destination === destination)
    const amount = own.reduce((sum, line) => sum + line.amount_cents, 0)
    const matched = own.reduce((sum, line) => sum + line.abondement_net_cents, 0)
    return amount === 0 ? [] : matched > 0 ? [amount, matched] : [amount]
  })
}
