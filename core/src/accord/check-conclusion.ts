import { endOfMonthAfter } from '@moisson/law/calendar'
import { delayIn } from '@moisson/law/delays'
import type { Language, Text } from '@moisson/law/text'
import { mediumDay } from '@moisson/law/words/days'
import { articlesOf } from '@moisson/law/scheme-points'
import { ratification, unilateralDecision } from '@moisson/law/agreement-mode'

import { conclusionModes } from '@moisson/law/conclusion-modes'
import { dirigeantEligible, FREEZE_YEARS } from '@moisson/law/headcount'
import { exerciseOf } from '../campaign/exercise-dates.ts'
import type { Accord } from './accord.ts'
import { isUnilateral } from './act-words.ts'
import { formulaParts, shortestMonths } from './formula-parts.ts'
import type { GivenAnswers } from './given-answers.ts'
import { forbidden, illegal, missing, type AnswerProblem } from './problem.ts'
import { day } from './french-wording.ts'

/** Who concludes, when, for how long and for whom. */
export function checkConclusion(accord: Accord, given: GivenAnswers): AnswerProblem[] {
  return [
    ...modeProblems(accord, given),
    ...consultationProblems(accord),
    ...durationProblems(accord),
    ...beneficiaryProblems(accord),
    ...groupProblems(accord),
    ...partProblems(accord),
  ]
}

/** Parts of the formula with a period of their own: parts that exist, whole months, three at least, shorter than the rest. */
function partProblems({ duration, formula }: Accord): AnswerProblem[] {
  const names = formulaParts(formula.tree).map(({ name }) => name)
  return duration.part_periods.flatMap(({ part, period_months }, place): AnswerProblem[] => {
    const at = `duration.part_periods.${place}`
    if (!names.includes(part))
      return [
        illegal(`${at}.part`, 'unknown_part', {
          fr: `La formule n’a pas de partie nommée « ${part} » : donnez ce nom à l’une de ses parties.`,
          en: `The formula has no part named “${part}”: give one of its parts this name.`,
        }),
      ]
    if (duration.part_periods.findIndex((one) => one.part === part) !== place)
      return [
        illegal(`${at}.part`, 'part_twice', {
          fr: `La partie « ${part} » a déjà une période : gardez-en une seule.`,
          en: `The part “${part}” has a period already: keep one only.`,
        }),
      ]
    if (names.filter((name) => name === part).length > 1)
      return [
        illegal(`${at}.part`, 'part_name_twice', {
          fr: `Plusieurs parties de la formule se nomment « ${part} » : donnez à chacune son nom.`,
          en: `Several parts of the formula are named “${part}”: give each a name of its own.`,
        }),
      ]
    if (place === 0 && names.every((name) => duration.part_periods.some((one) => one.part === name)))
      return [
        illegal(`${at}.part`, 'all_parts_short', {
          fr: 'Toutes les parties de la formule ont une période plus courte : laissez à l’une au moins celle de l’accord, ou raccourcissez celle de l’accord.',
          en: 'All parts of the formula have a shorter period: leave at least one that of the agreement, or shorten that of the agreement.',
        }),
      ]
    if (
      period_months < 3 ||
      period_months >= duration.period_months ||
      12 % period_months !== 0 ||
      duration.period_months % period_months !== 0
    )
      return [
        illegal(
          `${at}.period_months`,
          'part_period',
          {
            fr: 'La période d’une partie compte trois, quatre ou six mois, et celle de l’accord, plus longue, en contient un nombre entier.',
            en: 'The period of a part is of three, four or six months, and that of the agreement, longer, holds a whole number of them.',
          },
          articlesOf('calculation'),
        ),
      ]
    return []
  })
}

/** An agreement of several companies names them: whoever is not named is not bound. */
function groupProblems({ scope, company, conclusion: { mode } }: Accord): AnswerProblem[] {
  if (scope.kind !== 'group') return []
  const others = scope.companies.some(
    ({ name, siren }) => siren !== company.siren && name !== company.legal_name,
  )
  if (others && isUnilateral(mode))
    return [
      illegal(
        'conclusion.mode',
        'unilateral_group',
        {
          fr: 'Une décision unilatérale n’engage que l’employeur qui la prend\u00a0: écrivez-en une par société où elle est ouverte, ou choisissez pour le groupe une autre voie.',
          en: 'A unilateral decision binds only the employer who takes it: write one for each company where it is open, or choose another way for the group.',
        },
        conclusionModes[mode].articles,
      ),
    ]
  if (scope.companies.length > 0) return []
  return [
    missing(
      'scope.companies',
      {
        fr: 'Nommez les sociétés du groupe que l’accord engage, avec leur SIREN.',
        en: 'Name the companies of the group that the agreement binds, with their SIREN.',
      },
      articlesOf('mandatory_clauses'),
    ),
  ]
}

function modeProblems({ company, conclusion }: Accord, given: GivenAnswers): AnswerProblem[] {
  const problems: AnswerProblem[] = []
  const { mode } = conclusion
  const articles = conclusionModes[mode].articles
  if (given.conclusion?.mode === undefined)
    problems.push(
      missing(
        'conclusion.mode',
        { fr: 'Dites comment l’accord est conclu.', en: 'Say how the agreement is concluded.' },
        articlesOf('conclusion'),
      ),
    )
  if (!company.representation_in_order)
    problems.push(forbidden('company.representation_in_order', 'REP_NOT_IN_ORDER'))
  if (conclusion.replaces_pay) problems.push(forbidden('conclusion.replaces_pay', 'SUBSTITUTION'))
  if (mode === 'unilateral' || mode === 'unilateral_after_failure') {
    if (company.headcount === null)
      problems.push(
        missing(
          'company.headcount',
          {
            fr: 'Donnez l’effectif : la décision unilatérale en dépend.',
            en: 'Give the headcount: a unilateral decision depends on it.',
          },
          articles,
        ),
      )
    else if (!unilateralAllowed(company, conclusion))
      problems.push(
        illegal(
          'conclusion.mode',
          'DUE_NOT_ALLOWED',
          mode === 'unilateral'
            ? {
                fr: 'La décision unilatérale suppose moins de 50 salariés, aucun accord de branche agréé, ni délégué syndical ni CSE.',
                en: 'A unilateral decision needs fewer than 50 employees, no approved branch agreement, no union delegate and no works council.',
              }
            : {
                fr: 'Après un échec, la décision unilatérale suppose moins de 50 salariés, aucun accord de branche agréé, un procès-verbal de désaccord et le CSE consulté quinze jours avant le dépôt.',
                en: 'After a failure, a unilateral decision needs fewer than 50 employees, no approved branch agreement, minutes of disagreement and a works council consulted fifteen days before the filing.',
              },
          articles,
        ),
      )
  }
  if (mode === 'works_council' && company.has_cse === false)
    problems.push(
      illegal(
        'conclusion.mode',
        'no_cse',
        {
          fr: 'L’entreprise n’a pas de CSE avec qui conclure.',
          en: 'The company has no works council to conclude with.',
        },
        articles,
      ),
    )
  if (mode === 'unions' && company.has_union_delegate === false)
    problems.push(
      illegal(
        'conclusion.mode',
        'no_union',
        {
          fr: 'L’entreprise n’a pas de délégué syndical avec qui conclure.',
          en: 'The company has no union delegate to conclude with.',
        },
        articles,
      ),
    )
  if (mode === 'unions' || mode === 'collective_agreement')
    for (const [place, { organisation, quality }] of conclusion.signatories.entries())
      for (const [field, value] of [
        ['organisation', organisation],
        ['quality', quality],
      ] as const)
        if (value === null)
          problems.push(
            missing(
              `conclusion.signatories.${place}.${field}`,
              field === 'organisation'
                ? {
                    fr: 'Nommez l’organisation syndicale que ce signataire représente : un salarié ne signe un accord collectif qu’en son nom.',
                    en: 'Name the union this signatory stands for: an employee signs a collective agreement only in its name.',
                  }
                : {
                    fr: 'Dites sa qualité : délégué syndical, ou salarié mandaté par l’organisation.',
                    en: 'Say the status: union delegate, or employee with a mandate of the union.',
                  },
              [...articles, ...conclusionModes.unions.articles.slice(1)],
            ),
          )
  if (mode === 'branch' && !conclusion.branch)
    problems.push(
      missing(
        'conclusion.branch',
        {
          fr: 'Nommez l’accord de branche agréé et les options retenues.',
          en: 'Name the approved branch agreement and the options taken.',
        },
        articles,
      ),
    )
  return [...problems, ...voteProblems(conclusion)]
}

/** Two thirds of a personnel that exists, and no more votes than people. */
function voteProblems({ mode, personnel, yes }: Accord['conclusion']): AnswerProblem[] {
  if (mode !== 'ratification' || personnel === null) return []
  const refused = (field: string, reason: string, message: Text) => [
    illegal(field, reason, message, ratification.articles),
  ]
  if (personnel < 1)
    return refused('conclusion.personnel', 'no_personnel', {
      fr: 'Une ratification suppose au moins un salarié : donnez l’effectif appelé à voter.',
      en: 'A ratification needs one employee at least: give the staff called to vote.',
    })
  if (yes === null) return []
  if (yes > personnel)
    return refused('conclusion.yes', 'more_votes_than_people', {
      fr: `Il y a ${yes} voix pour ${personnel} salarié${personnel > 1 ? 's' : ''} : les voix favorables ne dépassent pas l’effectif.`,
      en: `There are ${yes} votes for a staff of ${personnel}: the votes in favour cannot exceed it.`,
    })
  const { ratified, minimum_yes } = ratification.value({ personnel, yes })
  if (ratified) return []
  return refused('conclusion.yes', 'not_ratified', {
    fr: `Il faut ${minimum_yes} voix sur ${personnel} pour ratifier : il y en a ${yes}, il en manque ${minimum_yes - yes}.`,
    en: `${minimum_yes} votes of ${personnel} are needed to ratify: there are ${yes}, ${minimum_yes - yes} short.`,
  })
}

/** A committee is heard where there is one, and before what it is heard on. */
function consultationProblems({ company, conclusion }: Accord): AnswerProblem[] {
  const { mode, signed_on, cse_consulted_on, cse_meeting_on } = conclusion
  const { articles } = conclusionModes[mode]
  const problems: AnswerProblem[] = []
  if (mode === 'unilateral_after_failure' && cse_consulted_on !== null && company.has_cse === false)
    problems.push(
      illegal(
        'conclusion.cse_consulted_on',
        'no_cse_to_consult',
        {
          fr: 'L’entreprise n’a pas de CSE : aucun ne peut avoir été consulté.',
          en: 'The company has no works council: none can have been consulted.',
        },
        articles,
      ),
    )
  const heard =
    mode === 'unilateral_after_failure'
      ? (['cse_consulted_on', cse_consulted_on] as const)
      : mode === 'works_council'
        ? (['cse_meeting_on', cse_meeting_on] as const)
        : null
  if (heard !== null && heard[1] !== null && signed_on !== null && heard[1] > signed_on)
    problems.push(
      illegal(
        `conclusion.${heard[0]}`,
        'heard_after',
        {
          fr: `Le CSE se prononce avant la signature, donnée au ${day(signed_on)} : le ${day(heard[1])} vient après.`,
          en: `The works council is heard before the signature, given on ${signed_on}: ${heard[1]} comes after.`,
        },
        articles,
      ),
    )
  return problems
}

function unilateralAllowed(company: Accord['company'], conclusion: Accord['conclusion']): boolean {
  const after = conclusion.mode === 'unilateral_after_failure'
  return unilateralDecision.value({
    size: company.headcount ?? 0,
    approved_branch_accord: company.approved_branch_agreement,
    ds: company.has_union_delegate === true,
    cse: company.has_cse === true,
    negotiation_failed_minutes: after && conclusion.negotiation_failed_minutes,
    cse_consulted_15_days: after && conclusion.cse_consulted_on !== null,
  }).allowed
}

/** « 31 juillet » */
const closingIn = ({ month, day: on }: Accord['company']['closing'], language: Language): string =>
  mediumDay(exerciseOf(2024, { month, day: on }).end, language).replace(/,? \d{4}$/, '')

function durationProblems({ company, duration, conclusion }: Accord): AnswerProblem[] {
  const problems: AnswerProblem[] = []
  const { years, period_months, exercises } = duration
  if (!Number.isInteger(years) || years < 1 || years > 5)
    problems.push(
      illegal(
        'duration.years',
        'duration',
        {
          fr: `La durée de l’accord est d’un à ${delayIn('agreement', 'fr')}.`,
          en: `The agreement lasts from one to ${delayIn('agreement', 'en')}.`,
        },
        articlesOf('conclusion'),
      ),
    )
  if (!Number.isInteger(period_months) || period_months < 3 || period_months > 12 || 12 % period_months !== 0)
    problems.push(
      illegal(
        'duration.period_months',
        'period',
        {
          fr: 'La période de calcul compte des mois entiers, trois au moins, et se répète dans l’exercice : 3, 4, 6 ou 12.',
          en: 'The calculation period is of whole months, three at least, repeated within the financial year: 3, 4, 6 or 12.',
        },
        articlesOf('calculation'),
      ),
    )
  const start = exercises[0]?.start ?? ''
  const ofCompany = [-1, 0, 1, 2].map(
    (shift) => exerciseOf(Number(start.slice(0, 4)) + shift, company.closing).start,
  )
  if (!ofCompany.includes(start))
    problems.push(
      illegal(
        'duration.first_exercise_start',
        'not_the_exercise',
        {
          fr: `Le ${day(start)} n’est pas le premier jour d’un exercice de l’entreprise, qui clôt ses comptes le ${closingIn(company.closing, 'fr')} : donnez ce premier jour, ou corrigez la date de clôture.`,
          en: `${start} is not the first day of a financial year of the company, which closes its accounts on ${closingIn(company.closing, 'en')}: give that first day, or correct the closing date.`,
        },
        articlesOf('calculation'),
      ),
    )
  const { start: from, end: last } = duration.first_period
  const months = shortestMonths({ duration })
  // Of a part with a shorter period too, the result must not be known.
  const end = months < duration.period_months ? endOfMonthAfter(from, months - 1) : last
  if (conclusion.signed_on !== null && conclusion.signed_on > end && exercises[0] !== undefined)
    problems.push(
      illegal(
        'conclusion.signed_on',
        'NOT_RANDOM',
        {
          fr: `La première période finit le ${day(end)} : signé après elle, l’accord porterait sur un résultat déjà connu.`,
          en: `The first period ends on ${end}: signed after it, the agreement would bear on a result already known.`,
        },
        articlesOf('calculation', 'signature'),
      ),
    )
  return problems
}

function beneficiaryProblems({ beneficiaries, company }: Accord): AnswerProblem[] {
  const problems: AnswerProblem[] = []
  const { seniority_months, executives, spouse } = beneficiaries
  if (!Number.isInteger(seniority_months) || seniority_months < 0 || seniority_months > 3)
    problems.push(forbidden('beneficiaries.seniority_months', 'MAX_3_MONTHS'))
  const eligible =
    company.headcount === null ||
    dirigeantEligible.value({
      size: Math.floor(company.headcount),
      years_at_250: company.bound_at_250 ? FREEZE_YEARS : 0,
    }).eligible
  for (const [field, wanted] of [
    ['executives', executives],
    ['spouse', spouse],
  ] as const)
    if (wanted && !eligible)
      problems.push(
        illegal(
          `beneficiaries.${field}`,
          'executives',
          {
            fr: 'Les dirigeants et leur conjoint ne bénéficient de l’accord que dans une entreprise de 1 à 249 salariés.',
            en: 'Officers and their spouse benefit only in a company of 1 to 249 employees.',
          },
          dirigeantEligible.articles,
        ),
      )
  return problems
}
