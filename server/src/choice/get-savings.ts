import { getMySavings, getMyStatement, printStatement } from '@moisson/contract/savings'
import { parisDay } from '@moisson/law/paris-time'
import { type Language, languageOf } from '@moisson/law/text'
import { readerLanguages } from '../beneficiary/reader-languages.ts'
import { companyRow } from '../company/company-store.ts'
import type { Tx } from '../database/connect.ts'
import { handle } from '../http/handle.ts'
import { notFound } from '../http/refused.ts'
import { rowIn } from '../http/row-in.ts'
import { printPdf } from '../print/print-pdf.ts'
import { savingsOf } from './savings-of.ts'
import { statementSheets } from './statement-page.ts'

export const handleGetMySavings = handle(getMySavings, async ({ tx, caller, now }) => ({
  items: await savingsOf(
    tx,
    caller.beneficiaries.map(({ id }) => id),
    now,
  ),
}))

export const handleGetMyStatement = handle(getMyStatement, async ({ tx, caller, input, now, language }) => {
  const mine = caller.beneficiaries.find(({ company_id }) => company_id === input.path.id)
  if (!mine) throw notFound()
  return statement(tx, mine, now, language)
})

export const handlePrintStatement = handle(printStatement, async ({ tx, companyId, input, now, note }) => {
  const { id } = await rowIn(tx, 'beneficiary', companyId, input.path.bid)
  note({ target_type: 'beneficiary', target_id: id })
  // Read by the person, whoever prints it.
  const languages = await readerLanguages(tx, [id])
  return statement(tx, { id, company_id: companyId }, now, languageOf(languages.get(id)))
})

async function statement(tx: Tx, person: { id: string; company_id: string }, now: Date, language: Language) {
  const [savings] = await savingsOf(tx, [person.id], now)
  const named = await tx
    .selectFrom('beneficiary')
    .select(['last_name', 'first_name', 'employee_number', 'birth_date'])
    .where('id', '=', person.id)
    .executeTakeFirst()
  if (!savings || !named) throw notFound()
  const { legal_name, siren } = await companyRow(tx, person.company_id)
  const facts = { savings, person: named, company: { legal_name, siren }, on: parisDay(now) }
  return {
    file: {
      name: 'etat-recapitulatif.pdf',
      type: 'application/pdf',
      body: await printPdf('statement', { sheets: statementSheets(facts, language) }),
      inline: true,
    },
  }
}
