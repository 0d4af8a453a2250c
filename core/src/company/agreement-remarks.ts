import { conclusionDeadlines, tacitRenewal } from '@moisson/law/agreement-dates'
import { addDays, type Day } from '@moisson/law/calendar'
import { sourceIn } from '@moisson/law/legal-points'
import { inEach, say, type Text } from '@moisson/law/text'
import { mediumDay } from '@moisson/law/words/days'
import { listed } from '@moisson/law/words/list'
import { clauseNames } from '../campaign/agreement-checks.ts'
import { exerciseAt } from '../campaign/exercise-dates.ts'
import type { AgreementClauses } from '../campaign/frozen-rules.ts'
import type { AgreementType } from '../vocabulary.ts'
import { missingClauses } from './agreement.ts'
import type { Closing } from './closing.ts'

/** An agreement while it is being written. */
export interface WrittenAgreement {
  type: AgreementType
  signed_on: Day | null
  filed_on: Day | null
  first_exercise_start: Day | null
  last_exercise_end: Day | null
  /** Absent or null: the year. */
  period_months?: number | null
  tacit_renewal: boolean | null
  clauses: Partial<AgreementClauses>
}

/** What the law says of a field before it is saved: nothing is refused by it. */
export interface AgreementRemark {
  field: Exclude<keyof WrittenAgreement, 'type' | 'clauses' | 'period_months'> | 'criteria' | 'default_rule'
  /** It costs the company something, or a campaign will ask for it. */
  serious: boolean
  message: Text
}

/** What to know of an agreement before it is saved: its last days to be signed and filed, its end, what it leaves unsaid. */
export function agreementRemarks(
  written: WrittenAgreement,
  { today, closing }: { today: Day; closing: Closing | null },
): AgreementRemark[] {
  return [
    ...ofItsExercice(written, closing),
    ...(written.type === 'interessement'
      ? [...ofItsConclusion(written, today, closing), ...ofItsEnd(written)]
      : []),
    ...ofItsSilence(written),
    ...ofItsClauses(written),
  ]
}

/** Intéressement of who does not answer goes to the PEE or is paid; nothing else. */
function ofItsSilence({ type, clauses: { default_rule } }: WrittenAgreement) {
  if (type !== 'interessement' || default_rule === undefined) return []
  if (default_rule === 'pee_lowest_risk' || default_rule === 'immediate_payment') return []
  return [
    {
      field: 'default_rule' as const,
      serious: true,
      message: say(
        `L’intéressement de qui ne répond pas va au PEE, ou est versé sans PEE (${sourceIn('silence', 'fr')})\u00a0: aucune campagne ne suivra cette règle.`,
        `The intéressement of who does not answer goes to the PEE, or is paid where there is none (${sourceIn('silence', 'en')}): no campaign will follow this rule.`,
      ),
    },
  ]
}

const day = (date: Day): Text => inEach((language) => mediumDay(date, language))

/** The start of the first whole exercice that a version rules: its own first day, or the next exercice's. */
export function firstRuled(first: Day, closing: Closing | null): Day {
  if (closing === null) return first
  const { start, end } = exerciseAt(first, closing)
  return start === first ? first : addDays(end, 1)
}

function ofItsExercice({ first_exercise_start: first }: WrittenAgreement, closing: Closing | null) {
  if (first === null || closing === null) return []
  const { start } = exerciseAt(first, closing)
  if (start === first) return []
  const next = day(firstRuled(first, closing))
  return [
    {
      field: 'first_exercise_start' as const,
      serious: true,
      message: say(
        `L’exercice de la société commence le ${day(start).fr}\u00a0: cette version ne comptera que pour celui du ${next.fr}.`,
        `The company’s financial year begins on ${day(start).en}: this version will count only for that of ${next.en}.`,
      ),
    },
  ]
}

/** The last days to sign and to file, and what a day after them costs (L3314-4, D3313-1). */
function ofItsConclusion(written: WrittenAgreement, today: Day, closing: Closing | null): AgreementRemark[] {
  const { first_exercise_start: first, signed_on: signed, filed_on: filed } = written
  if (first === null) return []
  const { last_signature_day, filing_deadline } = conclusionDeadlines.value({
    period_start: firstRuled(first, closing),
    period_months: written.period_months ?? 12,
  })
  const [sign, file] = [day(last_signature_day), day(filing_deadline)]
  const lost = {
    fr: `le premier exercice perd ses exonérations (${sourceIn('exemptions_lost', 'fr')})`,
    en: `the first financial year loses its exemptions (${sourceIn('exemptions_lost', 'en')})`,
  }
  if ((signed ?? today) > last_signature_day)
    return [
      {
        field: 'signed_on',
        serious: true,
        message: say(
          `Le dernier jour pour signer était le ${sign.fr}\u00a0: ${lost.fr}.`,
          `The last day to sign was ${sign.en}: ${lost.en}.`,
        ),
      },
    ]
  if (signed === null)
    return [
      {
        field: 'signed_on',
        serious: false,
        message: say(
          `À signer au plus tard le ${sign.fr}, puis à déposer au plus tard le ${file.fr}\u00a0; sinon ${lost.fr}.`,
          `To be signed by ${sign.en}, then filed by ${file.en}; otherwise ${lost.en}.`,
        ),
      },
    ]
  if ((filed ?? today) > filing_deadline)
    return [
      {
        field: 'filed_on',
        serious: true,
        message: say(
          `Le dernier jour pour déposer était le ${file.fr}\u00a0: ${lost.fr}.`,
          `The last day to file was ${file.en}: ${lost.en}.`,
        ),
      },
    ]
  return filed === null
    ? [
        {
          field: 'filed_on',
          serious: false,
          message: say(`À déposer au plus tard le ${file.fr}.`, `To be filed by ${file.en}.`),
        },
      ]
    : []
}

/** An intéressement agreement has an end, and goes on by itself only where it says so (L3312-5). */
function ofItsEnd({ first_exercise_start: start, last_exercise_end: end, tacit_renewal }: WrittenAgreement) {
  if (end === null)
    return [
      {
        field: 'last_exercise_end' as const,
        serious: true,
        message: say(
          `Un accord d’intéressement a un terme, d’un an à cinq ans (${sourceIn('agreement_duration', 'fr')})\u00a0: sans lui, aucune campagne n’est lancée.`,
          `An intéressement agreement has an end, after one to five years (${sourceIn('agreement_duration', 'en')}): without it no campaign is launched.`,
        ),
      },
    ]
  if (tacit_renewal !== true || start === null || start > end) return []
  const { request_window_start, renewed_until } = tacitRenewal.value({
    start,
    end,
    clause: true,
    renegotiation_request: null,
  })
  const [from, until] = [day(request_window_start), day(renewed_until ?? addDays(end, 1))]
  return [
    {
      field: 'tacit_renewal' as const,
      serious: false,
      message: say(
        `Reconduit jusqu’au ${until.fr}, sauf si quelqu’un demande à renégocier entre le ${from.fr} et le ${day(end).fr} (${sourceIn('agreement_duration', 'fr')}).`,
        `Renewed until ${until.en}, unless somebody asks to renegotiate between ${from.en} and ${day(end).en} (${sourceIn('agreement_duration', 'en')}).`,
      ),
    },
  ]
}

function ofItsClauses({ clauses, type }: WrittenAgreement) {
  const missing = missingClauses(clauses, type)
  if (missing.length === 0) return []
  const named = inEach((language) =>
    listed(
      missing.map((name) => clauseNames[name][language]),
      language,
    ),
  )
  return [
    {
      field: 'criteria' as const,
      serious: true,
      message: say(
        `Une campagne demandera encore\u00a0: ${named.fr}.`,
        `A campaign will still ask for: ${named.en}.`,
      ),
    },
  ]
}
