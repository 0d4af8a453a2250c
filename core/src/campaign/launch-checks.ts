import { agreementBlockers, agreementWarnings } from './agreement-checks.ts'
import { choiceBlockers } from './choice-checks.ts'
import { companyBlockers, companyWarnings } from './company-checks.ts'
import { envelopeWarnings } from './envelope-checks.ts'
import { dateBlockers, dateWarnings } from './date-checks.ts'
import type { LaunchChecks, LaunchFacts, Remark } from './launch-facts.ts'
import { moneyBlockers, moneyWarnings, wagesOf } from './money-checks.ts'
import { peopleBlockers, peopleWarnings } from './people-checks.ts'
import { supplementBlockers } from './supplement-checks.ts'
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
      ...unwritten.map(({ code, message }): Remark => ({
        code: 'reason_missing',
        field: `warning_reasons.${code}`,
        message: {
          fr: `Écrivez pourquoi vous lancez malgré ceci\u00a0: ${afterColon(message.fr)}`,
          en: `Write why you launch in spite of this: ${afterColon(message.en)}`,
        },
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
