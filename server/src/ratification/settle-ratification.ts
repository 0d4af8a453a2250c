import { outcomeOf } from '@moisson/core/accord/ratification'
import { parisDay } from '@moisson/law/paris-time'
import { companyRow } from '../company/company-store.ts'
import type { Tx } from '../database/connect.ts'
import { writeDocument } from '../document/write-document.ts'
import { keepFile } from '../file/keep-file.ts'
import type { RatificationEnded } from '../mail/told.ts'
import type { Outbox } from '../outbox/outbox.ts'
import { printPdf } from '../print/print-pdf.ts'
import type { Services } from '../services.ts'
import { minutesPage } from './minutes-page.ts'
import type { RatificationRow } from './ratification-store.ts'
import { tellResult } from './tell-voters.ts'

/** How long a list of everybody may take to set. */
const PATIENCE_MS = 60_000

/**
 * Counts a consultation held for update, keeps its minutes with the list of who answered what and when, and signs the
 * text on the day the two thirds were reached. What is counted here is told everywhere else.
 */
export async function settleRatification(
  services: Services,
  tx: Tx,
  outbox: Outbox,
  row: RatificationRow,
  now: Date,
) {
  const voters = await tx
    .selectFrom('ratification_voter')
    .selectAll()
    .where('ratification_id', '=', row.id)
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('id')
    .execute()
  const votes = voters.flatMap(({ answer, answered_on }) =>
    answer !== null && answered_on !== null ? [{ answer, on: answered_on }] : [],
  )
  const outcome = outcomeOf(row.personnel, votes)
  const company = await companyRow(tx, row.company_id)
  const text = await tx
    .selectFrom('document as d')
    .innerJoin('stored_file as f', 'f.id', 'd.file_id')
    .select(['d.title', 'd.year', 'd.status', 'f.sha256'])
    .where('d.id', '=', row.document_id)
    .executeTakeFirstOrThrow()
  const bytes = await printPdf(
    'minutes',
    minutesPage({ company, ratification: row, text, voters, outcome, now }),
    PATIENCE_MS,
  )
  // Ended before its last day once everybody has answered.
  const today = parisDay(now)
  const over_on = today < row.ends_on ? today : row.ends_on
  const file = await keepFile(
    services,
    tx,
    { name: `proces-verbal-de-ratification-${over_on}.pdf`, bytes },
    { companyId: row.company_id, by: null, now },
  )
  const minutes = await writeDocument(
    tx,
    {
      company_id: row.company_id,
      title:
        `${outcome.ratified ? 'Procès-verbal de ratification' : 'Procès-verbal de consultation, non ratifié'}, ${text.title}`.slice(
          0,
          200,
        ),
      type: 'ratification_minutes',
      file_id: file.id,
      source: 'generated',
      status: 'signed',
      signed_at: outcome.signed_on ?? over_on,
      year: text.year,
      answers: { ratification: row.id, ...outcome },
      by: null,
    },
    now,
  )
  const state = outcome.ratified ? ('ratified' as const) : ('not_ratified' as const)
  const { yes, no, signed_on } = outcome
  await tx
    .updateTable('ratification')
    .set({
      state,
      ended_at: now,
      yes,
      no,
      signed_on,
      minutes_document_id: minutes,
      version: row.version + 1,
    })
    .where('id', '=', row.id)
    .execute()
  if (signed_on !== null && ['draft', 'to_sign'].includes(text.status))
    await tx
      .updateTable('document')
      .set((eb) => ({
        status: 'signed',
        signed_at: signed_on,
        version: eb('version', '+', 1),
        updated_at: now,
      }))
      .where('id', '=', row.document_id)
      .execute()
  await tellOpener(tx, outbox, row, {
    company_name: company.legal_name,
    title: text.title,
    state,
    yes,
    no,
  })
  await tellResult(tx, outbox, row, { state, yes, no })
  return { state, yes, no, signed_on, minutes }
}

async function tellOpener(
  tx: Tx,
  outbox: Outbox,
  row: RatificationRow,
  facts: Pick<RatificationEnded, 'company_name' | 'title' | 'state' | 'yes' | 'no'>,
): Promise<void> {
  if (row.opened_by === null) return
  const who = await tx
    .selectFrom('app_user')
    .select(['email', 'status'])
    .where('id', '=', row.opened_by)
    .executeTakeFirst()
  if (who?.status !== 'active' || !who.email) return
  const payload: RatificationEnded = { ...facts, personnel: row.personnel }
  await outbox.add({
    kind: 'ratification-ended',
    dedupe: `ratification-ended:${row.id}`,
    recipient: who.email,
    company_id: row.company_id,
    payload: { ...payload },
  })
}
