import { afterColon } from '../choice/in-words.ts'
import { choiceBlockers } from './choice-checks.ts'
import { dateBlockers, dateWarnings } from './date-checks.ts'
import type { LaunchChecks, LaunchFacts, LeftOutReason, Remark } from './launch-facts.ts'
import { counted, type Words } from './words.ts'
import { moneyBlockers, moneyWarnings } from './money-checks.ts'

/** Every guard of the launch at once, so that a screen can list what is missing (decision 20). */
export function launchChecks(facts: LaunchFacts): LaunchChecks {
  const warnings = [...dateWarnings(facts), ...otherWarnings(facts), ...moneyWarnings(facts)]
  const unwritten = warnings.filter(
    ({ code, reason_required }) => reason_required && !facts.warning_reasons[code]?.trim(),
  )
  return {
    blockers: [
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
  }
}

function peopleBlockers({ people, criteria }: LaunchFacts): Remark[] {
  if (people.entitled === 0)
    return [
      {
        code: 'nobody_entitled',
        field: 'beneficiaries',
        message: {
          fr: 'Personne n’a droit à une part : importez les bénéficiaires, ou vérifiez la condition d’ancienneté.',
          en: 'Nobody is entitled to a share: import the beneficiaries, or check the seniority condition.',
        },
      },
    ]
  const byPay = criteria.some(({ criterion, weight_bps }) => criterion === 'salary' && weight_bps > 0)
  if (!byPay || people.without_pay === 0) return []
  return [
    {
      code: 'pay_missing',
      field: 'reference_salary_cents',
      count: people.without_pay,
      message: {
        fr: `Le salaire de référence manque pour ${counted(people.without_pay, 'personne', 'personnes')}, et le salaire est un critère.`,
        en: `The reference pay is missing for ${counted(people.without_pay, 'person', 'people')}, and pay is a criterion.`,
      },
    },
  ]
}

function noticeBlockers({ contact_name, contact_email, contact_phone }: LaunchFacts): Remark[] {
  if (contact_name?.trim() && (contact_email?.trim() || contact_phone?.trim())) return []
  return [
    {
      code: 'contact_missing',
      field: contact_name?.trim() ? 'contact_email' : 'contact_name',
      message: {
        fr: 'Dites à qui les bénéficiaires peuvent poser leurs questions : un nom, et un e-mail ou un téléphone.',
        en: 'Say whom beneficiaries may ask: a name, and an e-mail address or a telephone number.',
      },
    },
  ]
}

function otherWarnings(facts: LaunchFacts): Remark[] {
  const found: Remark[] = []
  const { agreement, people } = facts
  if (agreement === null)
    found.push({
      code: 'no_agreement',
      message: {
        fr: 'Aucun accord d’intéressement n’est enregistré pour la société : sans accord déposé, les exonérations ne sont pas acquises.',
        en: 'No intéressement agreement is recorded for the company: without a filed agreement the exemptions are not secured.',
      },
    })
  else if (
    (agreement.first_exercise_start ?? '0000') > facts.exercise_end ||
    (agreement.last_exercise_end ?? '9999') < facts.exercise_end
  )
    found.push({
      code: 'agreement_not_covering',
      reason_required: true,
      message: {
        fr: 'L’accord enregistré ne couvre pas cet exercice.',
        en: 'The agreement on record does not cover this exercice.',
      },
    })
  if (people.changed_since && facts.calculation !== null)
    found.push({
      code: 'calculation_outdated',
      message: {
        fr: 'Des fiches ont changé depuis le calcul des parts : il sera refait au lancement.',
        en: 'Some files changed since the shares were computed: the launch computes them again.',
      },
    })
  if (people.without_email > 0)
    found.push({
      code: 'without_email',
      count: people.without_email,
      message: {
        fr: `${counted(people.without_email, 'personne', 'personnes')} sans adresse e-mail\u00a0: ${people.without_email > 1 ? 'leur montant sera conservé jusqu’à ce qu’elles soient informées' : 'son montant sera conservé jusqu’à ce qu’elle soit informée'}.`,
        en: `${counted(people.without_email, 'person', 'people')} without an e-mail address: their amount will be held until they are informed.`,
      },
    })
  if (people.sharing_email > 0) {
    const names = `${people.sharing_email_names.join(', ')}${people.sharing_email > people.sharing_email_names.length ? '…' : ''}`
    found.push({
      code: 'email_shared',
      count: people.sharing_email,
      message: {
        fr: `${people.sharing_email} personnes partagent une adresse e-mail avec une autre\u00a0: ${names}. Chacune recevra son propre message\u202f; vérifiez que l’adresse est la bonne.`,
        en: `${people.sharing_email} people share an e-mail address with somebody else: ${names}. Each gets their own message; check that the address is right.`,
      },
    })
  }
  for (const { reason, count, names } of people.left_out) {
    const listed = `${names.join(', ')}${count > names.length ? '…' : ''}`
    const said = leftOut[reason]
    found.push({
      code: `left_out_${reason}`,
      count,
      message: {
        fr: `${counted(count, 'personne n’a', 'personnes n’ont')} pas de part, ${said.fr}\u00a0: ${listed}.`,
        en: `${counted(count, 'person has', 'people have')} no share, ${said.en}: ${listed}.`,
      },
    })
  }
  return found
}

const leftOut: Record<LeftOutReason, Words> = {
  left_before: {
    fr: 'en raison d’une sortie avant le début de l’exercice',
    en: 'having left before the exercice began',
  },
  hired_after: {
    fr: 'en raison d’une entrée après la fin de l’exercice',
    en: 'having been hired after the exercice ended',
  },
  seniority: { fr: 'faute de l’ancienneté demandée', en: 'lacking the seniority required' },
}
