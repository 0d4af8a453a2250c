import { advanceAllowed } from '@moisson/law/advances'
import { absences } from '@moisson/law/absences'
import { codeDuTravail } from '@moisson/law/article'
import { refusalOfClause } from '@moisson/law/clause-refusals'
import { individualCeiling } from '@moisson/law/ceilings'
import { collectiveCeilingShare } from '@moisson/law/parameters/limits'
import { REPLY_DAYS } from '@moisson/law/reply-window'
import type { Accord } from './accord.ts'
import { isPerHead } from './formula-text.ts'
import { lawfulDefault } from './complete-answers.ts'
import type { GivenAnswers } from './given-answers.ts'
import { legalMonths } from './legal-months.ts'
import { forbidden, illegal, missing, warning, type AnswerProblem, type AnswerWarning } from './problem.ts'
import { counted, euros, percent } from './words.ts'

/** How the envelope is shared, capped, paid and lived with. */
export function checkLife(accord: Accord, given: GivenAnswers): AnswerProblem[] {
  return [
    ...splitProblems(accord, given),
    ...capProblems(accord),
    ...paymentProblems(accord),
    ...specialClauseProblems(accord),
  ]
}

function splitProblems({ criteria, formula }: Accord, given: GivenAnswers): AnswerProblem[] {
  const articles = [codeDuTravail('L3314-5')]
  if (!given.split?.criteria?.length)
    return [
      missing(
        'split.criteria',
        { fr: 'Dites comment l’enveloppe est répartie.', en: 'Say how the envelope is shared.' },
        [codeDuTravail('L3313-2'), ...articles],
      ),
    ]
  const problems: AnswerProblem[] = []
  const total = criteria.reduce((sum, { weight_bps }) => sum + weight_bps, 0)
  if (total !== 10_000)
    problems.push(
      illegal(
        'split.criteria',
        'weights_not_whole',
        {
          fr: `Les parts des critères font ${percent(total)} au lieu de 100 %.`,
          en: `The criteria add up to ${total / 100}% instead of 100%.`,
        },
        articles,
      ),
    )
  const names = criteria.map(({ criterion }) => criterion)
  for (const [place, { criterion, weight_bps, floor_cents, ceiling_cents }] of criteria.entries()) {
    const at = `split.criteria.${place}`
    if (names.indexOf(criterion) !== place)
      problems.push(
        illegal(`${at}.criterion`, 'criterion_twice', {
          fr: 'Ce critère est déjà pris : réunissez les deux parts.',
          en: 'This criterion is already taken: join the two parts.',
        }),
      )
    if (weight_bps === 0)
      problems.push(
        illegal(`${at}.weight_bps`, 'empty_mass', {
          fr: 'Une part de 0 % ne répartit rien : retirez ce critère.',
          en: 'A part of 0% shares nothing: remove this criterion.',
        }),
      )
    if (criterion !== 'salary' && ((floor_cents ?? null) !== null || (ceiling_cents ?? null) !== null))
      problems.push(
        illegal(
          `${at}.${(floor_cents ?? null) === null ? 'ceiling_cents' : 'floor_cents'}`,
          'NOT_PROPORTIONAL',
          {
            fr: 'Le plancher et le plafond ne concernent que le salaire ; les autres critères sont strictement proportionnels.',
            en: 'Floor and ceiling concern pay only; the other criteria are strictly proportional.',
          },
          articles,
        ),
      )
    if (floor_cents && ceiling_cents && floor_cents > ceiling_cents)
      problems.push(
        illegal(`${at}.floor_cents`, 'floor_above_ceiling', {
          fr: 'Le salaire plancher dépasse le salaire plafond.',
          en: 'The pay floor is above the pay ceiling.',
        }),
      )
  }
  if (isPerHead(formula.tree) && (names.length !== 1 || names[0] === 'salary'))
    problems.push(
      illegal(
        'split.criteria',
        'per_head',
        {
          fr: 'Une formule qui donne un montant par personne se répartit selon la présence, ou de façon uniforme.',
          en: 'A formula that gives an amount per person is shared by presence, or equally.',
        },
        articles,
      ),
    )
  return problems
}

function capProblems(accord: Accord): AnswerProblem[] {
  const { caps, participation, individual_cap, duration, indicators } = accord
  const problems: AnswerProblem[] = []
  if (isPerHead(accord.formula.tree) && participation.link !== 'independent')
    problems.push(
      illegal('participation.link', 'per_head', {
        fr: 'Une formule qui donne un montant par personne ne se lie pas à la participation : écrivez une enveloppe.',
        en: 'A formula that gives an amount per person cannot be linked to participation: write an envelope.',
      }),
    )
  const share = collectiveCeilingShare.on(duration.exercises[0]?.end ?? collectiveCeilingShare.reread)
  const most = share.value * 100
  const above = (field: string, bps: number | null) => {
    if (bps !== null && bps > most)
      problems.push(
        illegal(
          field,
          'above_collective_ceiling',
          {
            fr: `Le plafond légal est de ${percent(most)} des salaires bruts : un plafond propre ne peut le dépasser.`,
            en: `The legal ceiling is ${share.value}% of gross wages: an own cap may not exceed it.`,
          },
          [codeDuTravail('L3314-8')],
        ),
      )
  }
  above('caps.payroll_bps', caps.payroll_bps)
  if (participation.link === 'combined_cap') {
    above('participation.combined_cap_bps', participation.combined_cap_bps)
    if (participation.combined_cap_bps === null)
      problems.push(
        missing('participation.combined_cap_bps', {
          fr: 'Donnez le plafond commun à la participation et à l’intéressement.',
          en: 'Give the ceiling common to participation and intéressement.',
        }),
      )
  }
  if (caps.indicator_cap && !indicators.some(({ name }) => name === caps.indicator_cap?.indicator))
    problems.push(
      illegal('caps.indicator_cap.indicator', 'unknown_indicator', {
        fr: `L’indicateur « ${caps.indicator_cap.indicator} » n’est pas défini.`,
        en: `The indicator “${caps.indicator_cap.indicator}” is not defined.`,
      }),
    )
  const exercise = duration.exercises[0]
  if (exercise && individual_cap.own_cap_cents !== null) {
    const { ceiling_cents } = individualCeiling.value({ exercice: exercise, unpublished: 'provisional' })
    if (individual_cap.own_cap_cents > ceiling_cents)
      problems.push(
        illegal(
          'individual_cap.own_cap_cents',
          'above_individual_ceiling',
          {
            fr: `Nul ne peut recevoir plus de ${euros(ceiling_cents)} au titre d’un exercice : un plafond propre doit être plus bas.`,
            en: `Nobody may receive more than ${ceiling_cents / 100} euros for one exercice: an own ceiling must be lower.`,
          },
          [codeDuTravail('L3314-8')],
        ),
      )
  }
  return problems
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
        [codeDuTravail('L3314-9')],
      ),
    )
  if (
    advances.allowed &&
    !advanceAllowed.value({ consent: true, months_between: advances.every_months }).allowed
  )
    problems.push(
      illegal(
        'advances.every_months',
        'advances_too_often',
        { fr: 'Les avances sont au plus trimestrielles.', en: 'Advances come at most every quarter.' },
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
        [codeDuTravail('R3313-12')],
      ),
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
        [codeDuTravail('L3315-2'), codeDuTravail('R3313-12')],
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
  if (follow_up.commission_members < 1)
    problems.push(
      missing(
        'follow_up.commission_members',
        {
          fr: 'La commission de suivi compte au moins un salarié désigné à cet effet.',
          en: 'The follow-up commission has at least one employee named for it.',
        },
        [codeDuTravail('L3313-2')],
      ),
    )
  return problems
}

const NEGATED = /\b(ne|n’|n'|sans|aucune?|jamais|ni)\b|n[’']/i

function specialClauseProblems({ special_clauses }: Accord): AnswerProblem[] {
  return special_clauses.flatMap(({ text }, place) => {
    const code = refusalOfClause(text)
    return code === null || NEGATED.test(text) ? [] : [forbidden(`special_clauses.${place}.text`, code)]
  })
}

/** What the texts written by hand let fear, and choices that deserve a second look. */
export function lifeWarnings(accord: Accord): AnswerWarning[] {
  const { salary, criteria, indicators, choice, special_clauses, individual_cap, advances, given_formula } =
    accord
  const found: AnswerWarning[] = []
  const usesSalary = criteria.some(({ criterion }) => criterion === 'salary')
  if (usesSalary && /travail effectif/i.test(salary.definition))
    found.push(
      warning(
        'salary.definition',
        'effective_work_only',
        {
          fr: 'Le salaire du seul travail effectif écarte les absences protégées : la clause de reconstitution est ajoutée.',
          en: 'Pay for effective work only leaves out protected absences: the rebuild clause is added.',
        },
        [codeDuTravail('R3314-3')],
      ),
    )
  const written: [string, string][] = [
    ...indicators.flatMap(({ definition, adjustments }, place): [string, string][] => [
      [`indicators.${place}.definition`, definition],
      [`indicators.${place}.adjustments`, adjustments ?? ''],
    ]),
    ...special_clauses.map(({ text }, place): [string, string] => [`special_clauses.${place}.text`, text]),
  ]
  for (const [field, text] of written) {
    const code = text === '' ? null : refusalOfClause(text)
    if (code === null) continue
    const { message, articles } = forbidden(field, code)
    found.push({
      field,
      code: `doubtful_${code.toLowerCase()}`,
      message: { fr: `À relire : ${message.fr}`, en: `Read again: ${message.en}` },
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
        [codeDuTravail('R3313-4')],
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
        en: 'Prorating the individual ceiling for those who enter or leave is a prudent custom, not a written rule.',
      }),
    )
  if (advances.allowed)
    found.push(
      warning(
        'advances.allowed',
        'advances_returned',
        {
          fr: 'Une avance trop forte se rend : un dixième du salaire par paie au plus, ou sans exonération si elle est placée.',
          en: 'An advance that was too high is returned: a tenth of pay at most each time, or without exemption when placed.',
        },
        advanceAllowed.articles,
      ),
    )
  return found
}
