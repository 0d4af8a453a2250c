import { getMySavings, getMyStatement, printStatement } from '@moisson/contract/savings'
import { type Language, languageOf } from '@moisson/law/text'
import { readerLanguages } from '../beneficiary/reader-languages.ts'
import type { Tx } from '../database/connect.ts'
import { handle } from '../http/handle.ts'
import { notFound } from '../http/refused.ts'
import { rowIn } from '../http/row-in.ts'
import { savingsOf } from './savings-of.ts'
import { statementFacts, statementPdf } from './statement-pdf.ts'

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
  const body = await statementPdf(await statementFacts(tx, person, now), language)
  return { file: { name: 'etat-recapitulatif.pdf', type: 'application/pdf', body, inline: true } }
}
