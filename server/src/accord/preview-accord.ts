import { previewAccord } from '@moisson/contract/accord-drafts'
import type { Output, Request } from '@moisson/contract/call'
import { judgeAnswers } from '@moisson/core/accord/check-answers'
import { completeAnswers } from '@moisson/core/accord/complete-answers'
import { complianceOf } from '@moisson/core/accord/compliance'
import { deadlinesOf } from '@moisson/core/accord/conclusion-warnings'
import { finishedPart, type DraftAnswers } from '@moisson/core/accord/draft-answers'
import { previewFigures } from '@moisson/core/accord/preview-figures'
import { cleanTexts } from '@moisson/core/accord/typeset'
import { writeAccord } from '@moisson/core/accord/write-accord'
import type { Day } from '@moisson/law/calendar'
import { parisDay } from '@moisson/law/paris-time'
import type { Tx } from '../database/connect.ts'
import { handle } from '../http/handle.ts'
import { clauseOut } from './clause-out.ts'
import { companyFacts } from './company-facts.ts'
import { previewPresences, previewShares } from './preview-shares.ts'

type Asked = Pick<Request<typeof previewAccord>['body'], 'values' | 'exercise' | 'along'> & {
  answers: DraftAnswers
  text: boolean
}

/** What answers that need not be complete would give; nothing is kept. */
export const handlePreviewAccord = handle(previewAccord, async ({ tx, companyId, input, now }) => {
  const today = parisDay(now)
  const { accord, ...seen } = await draftSeen(tx, companyId, input.body, today)
  const { figures } = seen
  const shared =
    figures && accord.criteria.length > 0
      ? await previewShares(tx, {
          companyId,
          accord,
          envelope_cents: figures.outcome.distributable_cents,
          today,
        })
      : { shares: null, shares_refused: null }
  const output: Output<typeof previewAccord> = { ...seen, figures: figures && { ...figures, ...shared } }
  return output
})

/** A draft as whoever may read it sees it: nothing of what its people would get. */
export async function draftSeen(tx: Tx, companyId: string, asked: Asked, today: Day) {
  const { answers, values, exercise, along, text } = asked
  const { given: begun, gaps } = finishedPart(answers)
  const given = { ...begun, ...(begun.formula && { formula: cleanTexts(begun.formula) }) }
  const accord = completeAnswers(given, await companyFacts(tx, companyId), today)
  const judged = judgeAnswers(accord, given)
  // What is begun says more precisely what is missing than the section that lacks it.
  const named = new Set(gaps.map(({ field }) => field.split('.')[0]))
  const problems = [
    ...gaps,
    ...judged.problems.filter(({ field, code }) => code !== 'clause_missing' || !named.has(field)),
  ]
  const complete = problems.length === 0
  const computable = given.formula !== undefined && judged.formula_holds
  const written = complete && text ? writeAccord(accord) : null
  return {
    accord,
    complete,
    problems,
    warnings: judged.warnings,
    compliance: complianceOf(accord, given, { ...judged, problems }),
    deadlines: { ...deadlinesOf(accord), exercises: accord.duration.exercises.slice(0, 5) },
    text: written && {
      title: written.title,
      clauses: written.clauses.map(clauseOut),
      annexes: written.annexes.map(clauseOut),
    },
    figures: computable
      ? previewFigures(accord, {
          values,
          exercise,
          along,
          presences: await previewPresences(tx, companyId, accord),
        })
      : null,
  }
}
