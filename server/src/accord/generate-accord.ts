import { generateAccord } from '@moisson/contract/accord'
import type { Output } from '@moisson/contract/call'
import { agreementRecord } from '@moisson/core/accord/agreement-record'
import { checkAnswers } from '@moisson/core/accord/check-answers'
import { deadlinesOf } from '@moisson/core/accord/conclusion-warnings'
import { completeAnswers } from '@moisson/core/accord/complete-answers'
import type { AnswerProblem } from '@moisson/core/accord/problem'
import { cleanTexts } from '@moisson/core/accord/typeset'
import { writeAccord } from '@moisson/core/accord/write-accord'
import { handle } from '../http/handle.ts'
import { Refused } from '../http/refused.ts'
import { clauseOut } from './clause-out.ts'
import { companyFacts } from './company-facts.ts'
import { requireDraft } from './draft-store.ts'
import { identificationCode } from './identification-code.ts'
import { keepAccord } from './keep-accord.ts'
import type { Language } from '@moisson/law/text'
import { parisDay } from '@moisson/law/paris-time'

/** Checks the answers against the law, writes the agreement and keeps it as papers to sign. */
export const handleGenerateAccord = handle(generateAccord, async (context) => {
  const { tx, companyId, input, now, language, note } = context
  const { answers } = input.body
  const draft_id = input.body.draft_id ?? null
  if (draft_id !== null) await requireDraft(tx, companyId, draft_id)
  // The contract cleans the words it knows; those of a tree are free.
  const given = { ...answers, ...(answers.formula ? { formula: cleanTexts(answers.formula) } : {}) }
  const accord = completeAnswers(given, await companyFacts(tx, companyId), parisDay(now))
  const { problems, warnings } = checkAnswers(accord, given)
  if (problems.length > 0) throw refusedAnswers(problems, language)
  const written = writeAccord(accord)
  const code = identificationCode(accord)
  const kept = input.body.save
    ? await keepAccord(context, { given, accord, written, code, draft_id, format: input.body.format })
    : { pdf: null, docx: null, revision: 0 }
  note({
    ...(kept.pdf || kept.docx ? { target_type: 'document', target_id: kept.pdf ?? kept.docx ?? '' } : {}),
    after: { title: written.title, identification_code: code, saved: input.body.save },
  })
  const { clauses, annexes, example } = written
  return {
    document_id: kept.pdf ?? kept.docx,
    document_ids: { pdf: kept.pdf, docx: kept.docx },
    version: kept.revision,
    title: written.title,
    clauses: clauses.map(clauseOut),
    annexes: annexes.map(clauseOut),
    warnings: warnings.map((one) => ({ ...one, field: `answers.${one.field}` })),
    identification_code: code,
    deadlines: deadlinesOf(accord),
    example: exampleOut(example),
    agreement: agreementRecord(accord),
  }
})

type Out = Output<typeof generateAccord>

function exampleOut(example: ReturnType<typeof writeAccord>['example']): Out['example'] {
  const amounts = example.people.map(({ share }) => share.gross_cents)
  return {
    formula_cents: example.formula_cents,
    envelope_cents: example.envelope_cents,
    collective_ceiling_cents: example.collective.ceiling_cents,
    distributable_cents: example.collective.distributable_cents,
    individual_ceiling_cents: example.individual.ceiling_cents,
    average_cents: example.average_cents,
    lowest_cents: Math.min(...amounts),
    highest_cents: Math.max(...amounts),
    inputs: example.inputs,
  }
}

/** Every answer that cannot stand, at once; an illegal value outweighs a missing one. */
function refusedAnswers(problems: readonly AnswerProblem[], language: Language): Refused {
  const refusal = problems.some(({ code }) => code === 'illegal_value') ? 'illegal_value' : 'clause_missing'
  return new Refused(
    { refusal, details: { count: problems.length } },
    {
      fieldErrors: problems.map(({ field, code, message }) => ({
        field: `answers.${field}`,
        code,
        message: message[language],
      })),
    },
  )
}
