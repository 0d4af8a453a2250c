import { parisDay } from '@moisson/law/paris-time'
import type { Language } from '@moisson/law/text'
import { companyRow } from '../company/company-store.ts'
import type { Tx } from '../database/connect.ts'
import { notFound } from '../http/refused.ts'
import { printPdf } from '../print/print-pdf.ts'
import { savingsOf } from './savings-of.ts'
import { statementSheets } from './statement-page.ts'

/** What the summary statement of somebody is printed from, as of today. */
export async function statementFacts(tx: Tx, person: { id: string; company_id: string }, now: Date) {
  const [savings] = await savingsOf(tx, [person.id], now)
  const named = await tx
    .selectFrom('beneficiary')
    .select(['last_name', 'first_name', 'employee_number', 'birth_date'])
    .where('id', '=', person.id)
    .executeTakeFirst()
  if (!savings || !named) throw notFound()
  const { legal_name, siren } = await companyRow(tx, person.company_id)
  return { savings, person: named, company: { legal_name, siren }, on: parisDay(now) }
}

/** The summary statement, with a sheet in the reader's language. */
export const statementPdf = (
  facts: Awaited<ReturnType<typeof statementFacts>>,
  reader: Language,
): Promise<Buffer> => printPdf('statement', { sheets: statementSheets(facts, reader) })
