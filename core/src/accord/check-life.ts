import { articlesOf } from '@moisson/law/scheme-points'
import { advanceAllowed } from '@moisson/law/advances'
import { absences } from '@moisson/law/absences'

import { refusalOfClause } from '@moisson/law/clause-refusals'
import { REPLY_DAYS } from '@moisson/law/reply-days'
import { MOST_REPLY_DAYS } from '../campaign/setting-fields.ts'
import type { Accord } from './accord.ts'
import { usesCriterion } from './criteria-in-use.ts'
import { lawfulDefault } from './complete-answers.ts'
import { capProblems, splitProblems } from './check-split.ts'
import type { GivenAnswers } from './given-answers.ts'
import { legalMonths } from './legal-months.ts'
import { forbidden, illegal, missing, warning, type AnswerProblem, type AnswerWarning } from './problem.ts'
import { counted } from './french-wording.ts'
import { writtenProblems, writtenWarnings } from './written-texts.ts'

/** How the envelope is shared, capped, paid and lived with. */
export function checkLife(accord: Accord, given: GivenAnswers): AnswerProblem[] {
  return [
    ...splitProblems(accord, given),
    ...capProblems(accord),
    ...paymentProblems(accord),
    ...writtenProblems(accord),
  ]
}

function paymentProblems({
  payment,
  duration,
  advances,
  choice,
  presence,
  follow_up,
}: Accord): AnswerProblem[] {
  const problems: AnswerProblem[] = []
  const most = legalMonths(duration.period_months)
  if (payment.months_after_closing < 1 || payment.months_after_closing > most)
    problems.push(
      illegal(
        'payment.months_after_closing',
        'late_payment',
        {
          fr: `Le versement intervient au plus tard le dernier jour du ${most}e mois suivant la fin de la période.`,
          en: `Payment comes at the latest on the last day of month ${most} after the end of the period.`,
        },
        articlesOf('payment'),
      ),
    )
  if (
    advances.allowed &&
    !advanceAllowed.value({
      consent: true,
      months_between: advances.every_months,
    }).allowed
  )
    problems.push(
      illegal(
        'advances.every_months',
        'advances_too_often',
        {
          fr: 'Les avances sont au plus trimestrielles.',
          en: 'Advances come at most every quarter.',
        },
        advanceAllowed.articles,
      ),
    )
  if (choice.response_days < REPLY_DAYS)
    problems.push(
      illegal(
        'choice.response_days',
        'window_too_short',
        {
          fr: `Le bénéficiaire dispose d’au moins ${counted(REPLY_DAYS, 'jour')} pour répondre.`,
          en: `The beneficiary has at least ${REPLY_DAYS} days to answer.`,
        },
        articlesOf('reply'),
      ),
    )
  if (choice.response_days > MOST_REPLY_DAYS)
    problems.push(
      illegal('choice.response_days', 'window_too_long', {
        fr: `Au-delà de ${MOST_REPLY_DAYS} jours pour répondre, le versement ne peut plus être fait à temps.`,
        en: `Beyond ${MOST_REPLY_DAYS} days to answer, payment can no longer be made in time.`,
      }),
    )
  const lawful = lawfulDefault(choice.plans)
  const savings = choice.plans.filter((plan) => plan !== 'PERCOL') as string[]
  if (choice.default !== lawful && !savings.includes(choice.default))
    problems.push(
      illegal(
        'choice.default',
        'default',
        lawful === 'immediate_payment'
          ? {
              fr: 'Sans plan d’épargne d’entreprise, de groupe ou interentreprises, le silence conduit au versement immédiat.',
              en: 'Without a company, group or multi-company savings plan, silence leads to immediate payment.',
            }
          : {
              fr: 'Dans le silence du bénéficiaire, l’intéressement va au plan d’épargne d’entreprise, jamais au plan de retraite ni au versement immédiat.',
              en: 'When the beneficiary is silent, intéressement goes to the savings plan, never to the pension plan nor to payment.',
            },
        articlesOf('placing', 'reply'),
      ),
    )
  for (const [place, name] of presence.also_counted.entries())
    if (absences[name].counts)
      problems.push(
        illegal(`presence.also_counted.${place}`, 'already_counted', {
          fr: `« ${absences[name].label.fr} » compte déjà comme présence.`,
          en: `“${absences[name].label.en}” already counts as presence.`,
        }),
      )
  if (advances.allowed && advances.every_months >= duration.period_months)
    problems.push(
      illegal(
        'advances.every_months',
        'advance_beyond_period',
        {
          fr: `L’intéressement est déjà calculé tous les ${duration.period_months} mois : une avance n’a de sens qu’avant la fin d’une période. Espacez-les moins, ou retirez-les.`,
          en: `Intéressement is already computed every ${duration.period_months} months: an advance makes sense only before the end of a period. Bring them closer, or remove them.`,
        },
        articlesOf('advances'),
      ),
    )
  if (follow_up.commission_members < 1)
    problems.push(
      missing(
        'follow_up.commission_members',
        {
          fr: 'La commission de suivi compte au moins un salarié désigné à cet effet.',
          en: 'The follow-up commission has at least one employee named for it.',
        },
        articlesOf('mandatory_clauses'),
      ),
    )
  return problems
}

/** What the texts written by hand let fear, and choices that deserve a second look. */
export function lifeWarnings(accord: Accord): AnswerWarning[] {
  const { salary, indicators, choice, individual_cap, advances, given_formula } = accord
  const found: AnswerWarning[] = writtenWarnings(accord)
  const usesSalary = usesCriterion(accord, 'salary')
  if (usesSalary && /travail effectif/i.test(salary.definition))
    found.push(
      warning(
        'salary.definition',
        'effective_work_only',
        {
          fr: 'Le salaire du seul travail effectif écarte les absences protégées : la clause de reconstitution est ajoutée.',
          en: 'Pay for effective work only leaves out protected absences: the rebuild clause is added.',
        },
        articlesOf('pay_of_the_absent'),
      ),
    )
  const written = indicators.flatMap(({ definition, adjustments }, place): [string, string][] => [
    [`indicators.${place}.definition`, definition],
    [`indicators.${place}.adjustments`, adjustments ?? ''],
  ])
  for (const [field, text] of written) {
    const code = text === '' ? null : refusalOfClause(text)
    if (code === null) continue
    const { message, articles } = forbidden(field, code)
    found.push({
      field,
      code: `doubtful_${code.toLowerCase()}`,
      message: {
        fr: `À relire : ${message.fr}`,
        en: `Read again: ${message.en}`,
      },
      articles,
    })
  }
  if ('preset' in given_formula && ['share_of_result', 'threshold'].includes(given_formula.preset))
    found.push(
      warning(
        'formula',
        'prevalidated_path',
        {
          fr: 'Pour une formule aussi simple, mon-interessement.urssaf.fr rédige gratuitement un accord dont les exonérations sont acquises pour toute sa durée.',
          en: 'For a formula this simple, mon-interessement.urssaf.fr writes for free an agreement whose exemptions hold for its whole duration.',
        },
        articlesOf('model_agreement'),
      ),
    )
  if (choice.plans.length === 0)
    found.push(
      warning('choice.plans', 'no_plan', {
        fr: 'Sans plan d’épargne, l’intéressement est versé et imposable : un PEE ouvre l’exonération d’impôt.',
        en: 'Without a savings plan, intéressement is paid and taxed: a PEE opens the tax exemption.',
      }),
    )
  if (individual_cap.prorate)
    found.push(
      warning('individual_cap.prorate', 'prorated_ceiling', {
        fr: 'Réduire le plafond individuel des entrées et départs en cours d’exercice est un usage prudent, pas une règle écrite.',
        en: 'Prorating the individual ceiling for those who join or leave is a prudent custom, not a written rule.',
      }),
    )
  if (advances.allowed)
    found.push(
      warning(
        'advances.allowed',
        'advances_returned',
        {
          fr: 'Une avance trop forte se rend : un dixième du salaire par paie au plus, ou sans exonération si elle est placée.',
          en: 'An advance that was too high is returned: a tenth of pay at most each time, or without exemption when invested.',
        },
        advanceAllowed.articles,
      ),
    )
  return found
}
