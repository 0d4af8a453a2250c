import { setAgreementFormula } from '@moisson/contract/agreement'
import { judgeAnswers } from '@moisson/core/accord/check-answers'
import type { AgreementFormula } from '@moisson/core/accord/accord'
import { completeAnswers } from '@moisson/core/accord/complete-answers'
import { finishedPart } from '@moisson/core/accord/draft-answers'
import { cleanTexts } from '@moisson/core/accord/typeset'
import { agreementFormula } from '@moisson/core/campaign/envelope-basis'
import { parisDay } from '@moisson/law/paris-time'
import { companyFacts } from './company-facts.ts'
import type { Tx } from '../database/connect.ts'
import { handle } from '../http/handle.ts'
import { refused } from '../http/refused.ts'
import { versionToChange } from '../company/change-agreement.ts'
import { writeVersion } from '../company/write-agreement.ts'

/** An agreement signed elsewhere has its formula from a draft written for it, or says why its envelope is typed. */
export const handleSetAgreementFormula = handle(setAgreementFormula, async (context) => {
  const { tx, companyId, now } = context
  const found = await versionToChange(context)
  if (found.type !== 'interessement') throw refused('not_an_interessement')
  const { body } = context.input
  const envelope =
    'draft_id' in body
      ? { formula: await formulaOfDraft(tx, companyId, body.draft_id, now), typed_envelope_reason: null }
      : { formula: null, typed_envelope_reason: body.typed_envelope_reason }
  return writeVersion(context, { ...found, envelope }, {})
})

async function formulaOfDraft(tx: Tx, companyId: string, id: string, now: Date): Promise<AgreementFormula> {
  const draft = await tx
    .selectFrom('accord_draft')
    .select('answers')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!draft) throw refused('unknown_draft')
  const { given: begun } = finishedPart(draft.answers)
  const given = { ...begun, ...(begun.formula && { formula: cleanTexts(begun.formula) }) }
  const accord = completeAnswers(given, await companyFacts(tx, companyId), parisDay(now))
  if (given.formula === undefined || !judgeAnswers(accord, given).formula_holds)
    throw refused('draft_without_formula')
  return JSON.parse(JSON.stringify(agreementFormula(accord))) as AgreementFormula
}
