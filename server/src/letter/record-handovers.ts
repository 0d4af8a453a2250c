import { recordHandovers } from '@moisson/contract/letter'
import { windowAfterHandover, windowAfterLetter } from '@moisson/core/campaign/answer-window'
import type { Day } from '@moisson/law/calendar'
import { parisDay } from '@moisson/law/paris-time'
import { informedOn } from '@moisson/law/reply-window'
import type { Text } from '@moisson/law/text'
import { sql } from 'kysely'
import { lockAccountsOf } from '../abondement/settle-entries.ts'
import { lockCampaign, type CampaignRow } from '../campaign/campaign-store.ts'
import { isPaidBefore } from '../campaign/decide-again.ts'
import { lastUntil } from '../campaign/mark-notified.ts'
import { reopenCollection } from '../campaign/reopen-collection.ts'
import { withHashJoins } from '../campaign/with-hash-joins.ts'
import type { Tx } from '../database/connect.ts'
import { handle } from '../http/handle.ts'
import { letterCampaigns, lettersOf, toldCampaigns, type LetterRow } from './letter-store.ts'

const words = {
  not_printed: {
    fr: 'Leur lettre n’est pas encore imprimée, ou leur montant a changé depuis.',
    en: 'Their letter is not printed yet, or their amount has changed since.',
  },
  before_print: {
    fr: 'Leur lettre a été imprimée après ce jour.',
    en: 'Their letter was printed after that day.',
  },
  answered: { fr: 'Ont déjà répondu.', en: 'Have already answered.' },
  not_concerned: {
    fr: 'Ont déjà été informées, et leur délai est passé.',
    en: 'Were informed already, and their time has ended.',
  },
} as const satisfies Record<string, Text>
type Skip = keyof typeof words
/** The trail proves when somebody was informed: a request that noted nobody says so. */
const nothingNoted: Text = { fr: 'Aucune remise n’a été retenue.', en: 'No handover was kept.' }

interface Window {
  informed_on: Day
  deadline_at: Date
}

/**
 * What was put into people's hands, and when: each one's window starts with it. After the collection it is opened again
 * for those alone who were never informed.
 */
export const handleRecordHandovers = handle(recordHandovers, async (context) => {
  const { tx, companyId, caller, input, language, refuse, note } = context
  const { handed_on, handed_how } = input.body
  const ids = [...new Set(input.body.ids)]
  const { campaign, now } = await lockCampaign(tx, companyId, input.path.id, 'update')
  if (!toldCampaigns.has(campaign.state)) throw refuse('letters_not_now')
  if (handed_on > parisDay(now)) throw refuse('handed_over_to_come')
  if (campaign.state === 'correction') await withHashJoins(tx, () => lockAccountsOf(tx, campaign))

  const people = await lettersIn(tx, campaign, ids)
  if (!letterCampaigns.has(campaign.state) && !(people.length > 0 && people.every(isToldOnly)))
    throw refuse('letters_not_now')
  const { told, skipped } = sorted(campaign, people, { handed_on, now })
  const unknown = ids.length - told.length - [...skipped.values()].reduce((sum, count) => sum + count, 0)
  if (unknown > 0) throw refuse('not_for_letter', { count: unknown })
  const windows = told.flatMap(({ person, window }) => (window ? [{ person, window }] : []))
  const last = windows.reduce<Date | null>(
    (latest, { window }) => (latest && latest > window.deadline_at ? latest : window.deadline_at),
    null,
  )
  if (last && isPaidBefore(campaign, last)) throw refuse('payment_before_close', { deadline: parisDay(last) })
  if (told.length > 0)
    await sql`
      update letter set handed_on = ${handed_on}::date, handed_how = ${handed_how}, handed_at = ${now}::timestamptz,
        handed_by = ${caller.user_id}::uuid, handed_by_name = ${caller.name}
      where campaign_beneficiary_id = any(${told.map(({ person }) => person.id)}::uuid[])`.execute(tx)
  if (last) {
    await write(tx, campaign, windows, now)
    if (campaign.state === 'open') await lastUntil(tx, campaign.id, last)
    else await reopenCollection(tx, campaign, now, last)
  }
  note({
    target_type: 'campaign',
    target_id: campaign.id,
    ...(told.length === 0 && { summary: nothingNoted[language] }),
    before: {
      handed: told.map(({ person }) => ({
        id: person.id,
        on: person.handed_on,
        how: person.handed_how,
      })),
    },
    after: {
      handed_on,
      handed_how,
      people: told.map(({ person }) => person.id),
    },
  })
  return {
    recorded: told.length,
    latest_deadline_at: last?.toISOString() ?? null,
    skipped: (Object.keys(words) as Skip[]).flatMap((reason) => {
      const count = skipped.get(reason) ?? 0
      return count > 0 ? [{ reason, message: words[reason][language], count }] : []
    }),
  }
})

async function lettersIn(tx: Tx, campaign: CampaignRow, ids: readonly string[]): Promise<LetterRow[]> {
  await sql`select id from campaign_beneficiary where company_id = ${campaign.company_id}
    and campaign_id = ${campaign.id} and id = any(${ids}::uuid[]) order by id for update`.execute(tx)
  const { rows } = await sql<LetterRow>`
    select * from ${lettersOf(campaign)} where id = any(${ids}::uuid[]) order by id`.execute(tx)
  return rows
}

interface Told {
  person: LetterRow
  /** Null where nothing is asked: no time to answer starts. */
  window: Window | null
}

const isToldOnly = (person: LetterRow): boolean => !person.decides

function sorted(
  campaign: CampaignRow,
  people: readonly LetterRow[],
  { handed_on, now }: { handed_on: Day; now: Date },
): { told: Told[]; skipped: Map<Skip, number> } {
  const told: Told[] = []
  const skipped = new Map<Skip, number>()
  for (const person of people) {
    const skip = skipOf(campaign, person, handed_on, now)
    if (skip) skipped.set(skip, (skipped.get(skip) ?? 0) + 1)
    else told.push({ person, window: isToldOnly(person) ? null : windowOf(campaign, person, handed_on, now) })
  }
  return { told, skipped }
}

function skipOf(campaign: CampaignRow, person: LetterRow, handed_on: Day, now: Date): Skip | null {
  if (person.state === 'answered') return 'answered'
  if (person.printed_at === null || person.first_printed_at === null || person.out_of_date)
    return 'not_printed'
  if (handed_on < parisDay(person.first_printed_at)) return 'before_print'
  if (isToldOnly(person) || person.engagement_state === 'unreachable') return null
  // After the collection, and after an own window, nothing is told anew.
  if (campaign.state !== 'open') return 'not_concerned'
  return person.informed_on !== null && person.deadline_at !== null && person.deadline_at < now
    ? 'not_concerned'
    : null
}

/** Of somebody unreachable until today every day of the window is still to come: their code opened nothing meanwhile. */
function windowOf(campaign: CampaignRow, person: LetterRow, handed_on: Day, now: Date): Window {
  const { presumption_days, response_days } = campaign
  if (person.engagement_state === 'unreachable')
    return windowAfterHandover({
      handed_over_on: informedOn(handed_on, presumption_days),
      reopened_at: now,
      response_days,
    })
  return windowAfterLetter({
    handed_on,
    opened_at: person.opened_at,
    presumption_days,
    response_days,
    announced_until: person.deadline_at,
  })
}

async function write(
  tx: Tx,
  campaign: CampaignRow,
  told: readonly { person: LetterRow; window: Window }[],
  now: Date,
): Promise<void> {
  await sql`
    update campaign_beneficiary e set informed_on = w.informed_on, informed_by = 'letter', deadline_at = w.deadline_at,
      updated_at = ${now}::timestamptz, version = e.version + 1,
      engagement_state = case when e.engagement_state in ('not_invited', 'unreachable') then 'invited' else e.engagement_state end
    from unnest(
      ${told.map(({ person }) => person.id)}::uuid[], ${told.map(({ window }) => window.informed_on)}::date[],
      ${told.map(({ window }) => window.deadline_at)}::timestamptz[]
    ) as w (id, informed_on, deadline_at)
    where e.company_id = ${campaign.company_id} and e.id = w.id`.execute(tx)
}
