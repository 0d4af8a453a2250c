import { agreementBlockers, agreementWarnings } from './agreement-checks.ts'
import { choiceBlockers } from './choice-checks.ts'
import { companyBlockers, companyWarnings } from './company-checks.ts'
import { envelopeWarnings } from './envelope-checks.ts'
import { dateBlockers, dateWarnings } from './date-checks.ts'
import type { LaunchChecks, LaunchFacts, Remark } from './launch-facts.ts'
import { moneyBlockers, moneyWarnings, wagesOf } from './money-checks.ts'
import { peopleBlockers, peopleWarnings } from './people-checks.ts'
import { supplementBlockers } from './supplement-checks.ts'
import type { Text } from '@moisson/law/text'
import { afterColon } from '@moisson/law/words/inside-sentence'

/** Every guard of the launch at once, so that a screen can list what is missing. */
export function launchChecks(facts: LaunchFacts): LaunchChecks {
  const warnings = [
    ...dateWarnings(facts),
    ...agreementWarnings(facts),
    ...companyWarnings(facts),
    ...peopleWarnings(facts),
    ...moneyWarnings(facts),
    ...envelopeWarnings(facts),
  ]
  const unwritten = warnings.filter(
    ({ code, reason_required }) => reason_required && !facts.warning_reasons[code]?.trim(),
  )
  return {
    blockers: [
      ...agreementBlockers(facts),
      ...supplementBlockers(facts),
      ...companyBlockers(facts),
      ...moneyBlockers(facts),
      ...peopleBlockers(facts),
      ...choiceBlockers(facts),
      ...noticeBlockers(facts),
      ...dateBlockers(facts),
      ...unwritten.map(({ code, message, to_answer, to_confirm }): Remark => ({
        code: 'reason_missing',
        field: `warning_reasons.${code}`,
        message: unwrittenOf({ message, to_answer, to_confirm }),
      })),
    ],
    warnings,
    reasons: warnings.flatMap(({ code, message, reason_required }) => {
      const reason = facts.warning_reasons[code]?.trim()
      return reason_required && reason ? [{ code, message, reason }] : []
    }),
    wages_cents: wagesOf(facts),
  }
}

/** What is missing before the launch: why, a fact, or a confirmation. */
function unwrittenOf({
  message,
  to_answer,
  to_confirm,
}: Pick<Remark, 'message' | 'to_answer' | 'to_confirm'>): Text {
  if (to_confirm)
    return {
      fr: `Confirmez avant de lancer\u00a0: ${afterColon(to_confirm.fr)}`,
      en: `Confirm before you launch: ${afterColon(to_confirm.en)}`,
    }
  const asked = to_answer ?? {
    fr: 'Écrivez pourquoi vous lancez malgré ceci',
    en: 'Write why you launch in spite of this',
  }
  return {
    fr: `${asked.fr}\u00a0: ${afterColon(message.fr)}`,
    en: `${asked.en}: ${afterColon(message.en)}`,
  }
}

function noticeBlockers({ contact_name, contact_email, contact_phone }: LaunchFacts): Remark[] {
  if (contact_name?.trim() && (contact_email?.trim() || contact_phone?.trim())) return []
  return [
    {
      code: 'contact_missing',
      field: contact_name?.trim() ? 'contact_email' : 'contact_name',
      message: {
        fr: 'Dites à qui les bénéficiaires peuvent poser leurs questions\u00a0: un nom, et un e-mail ou un téléphone.',
        en: 'Say whom beneficiaries may ask: a name, and an e-mail address or a telephone number.',
      },
    },
  ]
}
