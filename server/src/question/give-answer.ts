import { printAnswer, recordAnswerGiven } from '@moisson/contract/question'
import { parisDay } from '@moisson/law/paris-time'
import { languageOf } from '@moisson/law/text'
import { readerLanguages } from '../beneficiary/reader-languages.ts'
import { companyRow } from '../company/company-store.ts'
import { handle } from '../http/handle.ts'
import { rowIn } from '../http/row-in.ts'
import { printPdf } from '../print/print-pdf.ts'
import { answerPage } from './answer-page.ts'
import { askedById, messagesOf, shownAsked } from './question-store.ts'

/** The thread on paper, as its person reads, whoever prints it. */
export const handlePrintAnswer = handle(
  printAnswer,
  async ({ tx, companyId, input, note, now, services }) => {
    const question = await askedById(tx, companyId, input.path.qid)
    note({ target_type: 'beneficiary', target_id: question.beneficiary_id })
    const language = languageOf(
      (await readerLanguages(tx, [question.beneficiary_id])).get(question.beneficiary_id),
    )
    const { legal_name, siren } = await companyRow(tx, companyId)
    const messages = (await messagesOf(tx, [question.id])).get(question.id) ?? []
    const page = answerPage({
      question,
      messages,
      language,
      company: { legal_name, siren },
      on: parisDay(now),
      codePage: `${services.config.publicUrl}/code`,
    })
    const body = await printPdf('notice', { sheets: [page] })
    return {
      file: { name: `reponse-${question.number}.pdf`, type: 'application/pdf', body, inline: true },
    }
  },
)

export const handleRecordAnswerGiven = handle(
  recordAnswerGiven,
  async ({ tx, companyId, input, now, note }) => {
    const { id, to_give_since } = await rowIn(tx, 'question', companyId, input.path.qid)
    if (to_give_since !== null) {
      await tx
        .updateTable('question')
        .set((row) => ({
          to_give_since: null,
          given_at: now,
          given_how: 'handed',
          version: row('version', '+', 1),
        }))
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .where('to_give_since', 'is not', null)
        .execute()
      note({ target_type: 'question', target_id: id, after: { given_how: 'handed' } })
    }
    return shownAsked(tx, companyId, id)
  },
)
