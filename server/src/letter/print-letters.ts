import { printLetters } from '@moisson/contract/letter'
import { LETTERS_AT_ONCE } from '@moisson/core/campaign/letter-state'
import { postalCountry } from '@moisson/core/record/country-code'
import { parisDay } from '@moisson/law/paris-time'
import { languageOf } from '@moisson/law/text'
import { sql } from 'kysely'
import { readerLanguages } from '../beneficiary/reader-languages.ts'
import { lockCampaign, type CampaignRow } from '../campaign/campaign-store.ts'
import { toldFiles } from '../choice/choosing-file.ts'
import { companyRow } from '../company/company-store.ts'
import type { Tx } from '../database/connect.ts'
import { plain } from '../database/run-statement.ts'
import { handle } from '../http/handle.ts'
import { notFound } from '../http/refused.ts'
import { endSessions } from '../identity/end-sessions.ts'
import { seeIdentity } from '../identity/see-identity.ts'
import { printPdf } from '../print/print-pdf.ts'
import { digestOfCode, freshLetterCode } from './letter-code.ts'
import { letterPage } from './letter-page.ts'
import { letterCampaigns, lettersOf, toldCampaigns, type LetterRow } from './letter-store.ts'

/** A page takes some milliseconds; a whole job is waited for. */
const patienceMs = 60_000

/**
 * The letters of one print job. Codes are made here and stand on the paper alone; those of letters printed before close,
 * with what they opened. The paper is set before anything is kept: a job that fails closes no code.
 */
export const handlePrintLetters = handle(printLetters, async (context) => {
  const { tx, companyId, caller, services, input, refuse, note } = context
  const { campaign, now } = await lockCampaign(tx, companyId, input.path.id, 'share')
  if (!toldCampaigns.has(campaign.state)) throw refuse('letters_not_now')
  const asked = input.body?.ids && [...new Set(input.body.ids)]
  const people = await chosen(tx, campaign, asked)
  if (people.length < (asked?.length ?? 1)) {
    if (!letterCampaigns.has(campaign.state)) throw refuse('letters_not_now')
    throw asked ? refuse('not_for_letter', { count: asked.length - people.length }) : refuse('no_letter_left')
  }

  const { legal_name } = await companyRow(tx, companyId)
  const addresses = await addressesOf(tx, companyId, people)
  const languages = await readerLanguages(
    tx,
    people.map(({ beneficiary_id }) => beneficiary_id),
  )
  // Where nothing is to be decided a code would open nothing.
  const coded = people.map((person) => ({
    person,
    code: person.decides ? freshLetterCode() : null,
  }))
  const files = await toldFiles(
    plain(tx),
    people.map(({ beneficiary_id }) => beneficiary_id),
    campaign.id,
  )
  const letters = coded.map(({ person, code }) => {
    const file = files.get(person.beneficiary_id)
    if (!file) throw notFound()
    return letterPage({
      file,
      language: languageOf(languages.get(person.beneficiary_id)),
      code,
      publicUrl: services.config.publicUrl,
      address: addresses.get(person.beneficiary_id) ?? [],
      establishment: person.establishment,
      printedOn: parisDay(now),
    })
  })
  const body = await printPdf(
    'letter',
    { title: `Lettres, ${campaign.name}`, issuer: legal_name, letters },
    patienceMs,
  )
  await sql`
    insert into letter (campaign_beneficiary_id, company_id, campaign_id, beneficiary_id, code_hash, first_printed_at,
      printed_at, printed_by, printed_by_name)
    select e.id, e.company_id, e.campaign_id, e.beneficiary_id, p.code_hash, ${now}::timestamptz, ${now}::timestamptz,
      ${caller.user_id}::uuid, ${caller.name}
    from unnest(${coded.map(({ person }) => person.id)}::uuid[],
      ${coded.map(({ code }) => code && digestOfCode(services.sealer, code))}::bytea[]) as p (id, code_hash)
      join campaign_beneficiary e on e.id = p.id
    on conflict (campaign_beneficiary_id) do update set code_hash = excluded.code_hash, printed_at = excluded.printed_at,
      printed_by = excluded.printed_by, printed_by_name = excluded.printed_by_name, prints = letter.prints + 1,
      used_at = null`.execute(tx)
  // Informed anew after a correction: the letter handed over before told another amount.
  const anew = people.filter((person) => person.decides || person.out_of_date)
  await sql`
    update letter l set handed_on = null, handed_how = null, handed_at = null, handed_by = null, handed_by_name = null,
      first_printed_at = l.printed_at
    from campaign_beneficiary e where e.id = l.campaign_beneficiary_id and e.informed_on is null
      and l.campaign_beneficiary_id = any(${anew.map(({ id }) => id)}::uuid[])`.execute(tx)
  await closeFormer(tx, campaign, people)
  note({
    target_type: 'campaign',
    target_id: campaign.id,
    after: { letters: people.length, people: people.map(({ id }) => id) },
  })
  return {
    file: {
      name: `lettres-${campaign.type}-${campaign.year}.pdf`,
      type: 'application/pdf',
      body,
    },
  }
})

/** Those named, whatever was printed for them before; else the first who have none. Who answered needs none. */
async function chosen(
  tx: Tx,
  campaign: CampaignRow,
  ids: readonly string[] | undefined,
): Promise<LetterRow[]> {
  // After the collection a code opens nothing but the own window of whoever was never informed.
  const useful = {
    open: sql`true`,
    after: sql`(not decides or engagement_state in ('not_invited', 'unreachable'))`,
    late: sql`not decides`,
  }[campaign.state === 'open' ? 'open' : letterCampaigns.has(campaign.state) ? 'after' : 'late']
  const { rows } = await sql<LetterRow>`
    select * from ${lettersOf(campaign)} where state <> 'answered' and ${useful}
      and ${ids ? sql`id = any(${ids}::uuid[])` : sql`state = 'to_print' and reason <> 'has_email'`}
    order by site collate "fr-x-icu", last_name collate "fr-x-icu", first_name collate "fr-x-icu", id
    limit ${LETTERS_AT_ONCE}`.execute(tx)
  return rows
}

async function addressesOf(
  tx: Tx,
  companyId: string,
  people: readonly LetterRow[],
): Promise<Map<string, string[]>> {
  const rows = await tx
    .selectFrom('beneficiary')
    .select(['id', 'address'])
    .where('company_id', '=', companyId)
    .where(
      'id',
      'in',
      people.map(({ beneficiary_id }) => beneficiary_id),
    )
    .execute()
  return new Map(rows.map(({ id, address }) => [id, linesOf(address)]))
}

function linesOf(address: Partial<Record<string, string | null>> | null): string[] {
  if (!address) return []
  const { line1, line2, postal_code, city, country } = address
  const town = [postal_code, city].filter(Boolean).join(' ')
  return [line1, line2, town, postalCountry(country)].filter((line): line is string => Boolean(line))
}

/** What a former letter opened ends with it. */
async function closeFormer(tx: Tx, campaign: CampaignRow, people: readonly LetterRow[]): Promise<void> {
  await seeIdentity(tx)
  const accounts = await tx
    .selectFrom('app_user as u')
    .innerJoin('session as s', 's.user_id', 'u.id')
    .select('u.id')
    .distinct()
    .where(
      'u.letter_of',
      'in',
      people.map(({ beneficiary_id }) => beneficiary_id),
    )
    .where('s.campaign_scope', '=', campaign.id)
    .where('s.ended_at', 'is', null)
    .execute()
  for (const { id } of accounts) await endSessions(tx, { userId: id }, 'letter printed again')
}
