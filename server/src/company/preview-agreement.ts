import { previewAgreement } from '@moisson/contract/agreement'
import { agreementRemarks, firstRuled } from '@moisson/core/company/agreement-remarks'
import { versionOfType } from '@moisson/core/company/agreement-versions'
import { closingOf } from '@moisson/core/company/closing'
import { addDays, addMonths } from '@moisson/law/calendar'
import { parisDay } from '@moisson/law/paris-time'
import { handle } from '../http/handle.ts'
import { agreementRows } from './agreement-store.ts'
import { companyRow } from './company-store.ts'
import { saidOf } from './write-agreement.ts'

/** What the next campaign would take over, beside what it takes over now; nothing is saved. */
export const handlePreviewAgreement = handle(previewAgreement, async ({ tx, companyId, input, now }) => {
  const { clauses: given, ...days } = input.body
  const closing = closingOf(await companyRow(tx, companyId))
  const asked = days.first_exercise_start
  const first = asked === null ? null : firstRuled(asked, closing)
  const exercise = first === null ? null : { start: first, end: addDays(addMonths(first, 12), -1) }
  const rows = await agreementRows(tx, companyId)
  const counting = exercise && versionOfType(rows, days.type, exercise)
  const clauses = saidOf(given)
  return {
    exercise,
    now: counting ? { title: counting.title, clauses: counting.clauses } : null,
    next: clauses,
    remarks: agreementRemarks({ ...days, clauses }, { today: parisDay(now), closing }),
  }
})
