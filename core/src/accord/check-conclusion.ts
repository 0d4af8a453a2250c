import { conclusionDeadlines } from '@moisson/law/agreement-dates'
import { ratification, unilateralDecision } from '@moisson/law/agreement-mode'
import { codeDuTravail } from '@moisson/law/article'
import { addDays } from '@moisson/law/calendar'
import { conclusionModes } from '@moisson/law/conclusion-modes'
import { dirigeantEligible, FREEZE_YEARS } from '@moisson/law/headcount'
import { exerciseOf } from '../campaign/exercise-dates.ts'
import type { Accord } from './accord.ts'
import type { GivenAnswers } from './given-answers.ts'
import { forbidden, illegal, missing, warning, type AnswerProblem, type AnswerWarning } from './problem.ts'
import { day } from './words.ts'

/** Who concludes, when, for how long and for whom. */
export function checkConclusion(accord: Accord, given: GivenAnswers): AnswerProblem[] {
  return [...modeProblems(accord, given), ...durationProblems(accord), ...beneficiaryProblems(accord)]
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
        [codeDuTravail('L3312-5')],
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
                en: 'A unilateral decision needs fewer than 50 employees, no approved branch agreement, no union delegate and no CSE.',
              }
            : {
                fr: 'Après un échec, la décision unilatérale suppose moins de 50 salariés, aucun accord de branche agréé, un procès-verbal de désaccord et le CSE consulté quinze jours avant le dépôt.',
                en: 'After a failure, a unilateral decision needs fewer than 50 employees, no approved branch agreement, minutes of disagreement and a CSE consulted fifteen days before the filing.',
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
          en: 'The company has no CSE to conclude with.',
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
  const { personnel, yes } = conclusion
  if (mode === 'ratification' && personnel !== null && yes !== null) {
    const { ratified, minimum_yes } = ratification.value({ personnel, yes })
    if (!ratified)
      problems.push(
        illegal(
          'conclusion.yes',
          'not_ratified',
          {
            fr: `Il faut ${minimum_yes} voix sur ${personnel} pour ratifier : il y en a ${yes}.`,
            en: `${minimum_yes} votes of ${personnel} are needed to ratify: there are ${yes}.`,
          },
          ratification.articles,
        ),
      )
  }
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

function durationProblems({ duration, conclusion }: Accord): AnswerProblem[] {
  const problems: AnswerProblem[] = []
  const { years, period_months, exercises } = duration
  if (!Number.isInteger(years) || years < 1 || years > 5)
    problems.push(
      illegal(
        'duration.years',
        'duration',
        {
          fr: 'La durée de l’accord est d’un à cinq ans.',
          en: 'The agreement lasts from one to five years.',
        },
        [codeDuTravail('L3312-5')],
      ),
    )
  if (!Number.isInteger(period_months) || period_months < 3 || period_months > 12 || 12 % period_months !== 0)
    problems.push(
      illegal(
        'duration.period_months',
        'period',
        {
          fr: 'La période de calcul compte des mois entiers, trois au moins, et se répète dans l’exercice : 3, 4, 6 ou 12.',
          en: 'The calculation period is of whole months, three at least, repeated within the exercice: 3, 4, 6 or 12.',
        },
        [codeDuTravail('L3314-2')],
      ),
    )
  const end = duration.first_period.end
  if (conclusion.signed_on !== null && conclusion.signed_on > end && exercises[0] !== undefined)
    problems.push(
      illegal(
        'conclusion.signed_on',
        'NOT_RANDOM',
        {
          fr: `La première période finit le ${day(end)} : signé après elle, l’accord porterait sur un résultat déjà connu.`,
          en: `The first period ends on ${end}: signed after it, the agreement would bear on a result already known.`,
        },
        [codeDuTravail('L3314-2'), codeDuTravail('L3314-4')],
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
            en: 'Executives and their spouse benefit only in a company of 1 to 249 employees.',
          },
          dirigeantEligible.articles,
        ),
      )
  return problems
}

const CONSULTED_DAYS = 15

/** Deadlines and thresholds worth a look. */
export function conclusionWarnings(accord: Accord): AnswerWarning[] {
  const { company, conclusion, duration, written_on } = accord
  const found: AnswerWarning[] = []
  const articles = [codeDuTravail('L3314-4'), codeDuTravail('L3315-5')]
  const { last_signature_day, filing_deadline } = deadlinesOf(accord)
  const signed = conclusion.signed_on ?? written_on
  if (signed > last_signature_day)
    found.push(
      warning(
        'conclusion.signed_on',
        'late_conclusion',
        {
          fr: `La date limite pour conclure était le ${day(last_signature_day)} (dépôt avant le ${day(addDays(filing_deadline, 1))}) : conclu après, l’accord n’ouvre les exonérations que pour les périodes ouvertes après le dépôt.`,
          en: `The last day to conclude was ${last_signature_day} (filing by ${filing_deadline}): concluded later, the agreement gives the exemptions only for the periods opened after the filing.`,
        },
        articles,
      ),
    )
  const consulted = conclusion.cse_consulted_on
  if (consulted !== null && addDays(consulted, CONSULTED_DAYS) > filing_deadline)
    found.push(
      warning(
        'conclusion.cse_consulted_on',
        'consulted_late',
        {
          fr: `Le CSE est consulté quinze jours au moins avant le dépôt : consulté le ${day(consulted)}, la décision ne peut être déposée pour le ${day(filing_deadline)}.`,
          en: `The CSE is consulted at least fifteen days before the filing: consulted on ${consulted}, the decision cannot be filed by ${filing_deadline}.`,
        },
        conclusionModes.unilateral_after_failure.articles,
      ),
    )
  const start = duration.exercises[0]?.start ?? ''
  const expected = [-1, 0, 1, 2].map(
    (shift) => exerciseOf(Number(start.slice(0, 4)) + shift, company.closing).start,
  )
  if (!expected.includes(start))
    found.push(
      warning('duration.first_exercise_start', 'not_the_exercise', {
        fr: `Le ${day(start)} n’est pas le premier jour d’un exercice de l’entreprise : vérifiez la date de clôture.`,
        en: `${start} is not the first day of an exercice of the company: check the closing date.`,
      }),
    )
  const { headcount, has_union_delegate, has_cse } = company
  if (headcount !== null && headcount >= 45 && headcount < 50)
    found.push(
      warning('company.headcount', 'near_50', {
        fr: 'L’effectif approche 50 salariés : la décision unilatérale et le forfait social changent à ce seuil.',
        en: 'The headcount is close to 50: unilateral decisions and the forfait social change at that threshold.',
      }),
    )
  if (headcount !== null && headcount >= 225 && headcount < 275)
    found.push(
      warning(
        'company.headcount',
        'near_250',
        {
          fr: 'L’effectif est proche de 250 salariés : les dirigeants ne bénéficient plus de l’accord et le forfait social devient dû au-delà de ce seuil atteint cinq années de suite.',
          en: 'The headcount is close to 250: executives stop benefiting and the forfait social becomes due once that threshold is reached five years running.',
        },
        [codeDuTravail('L3312-3')],
      ),
    )
  if (conclusion.mode === 'ratification' && (has_union_delegate === true || has_cse === true))
    found.push(
      warning(
        'conclusion.mode',
        'joint_request',
        {
          fr: 'Un délégué syndical ou un CSE existe : la ratification doit être demandée conjointement avec l’un d’eux.',
          en: 'A union delegate or a CSE exists: the ratification must be asked for jointly with one of them.',
        },
        conclusionModes.ratification.articles,
      ),
    )
  if (headcount !== null && headcount >= 11 && has_cse === false)
    found.push(
      warning(
        'company.has_cse',
        'no_cse_over_11',
        {
          fr: 'Sans CSE à partir de 11 salariés, un procès-verbal de carence de moins de quatre ans est demandé au dépôt.',
          en: 'Without a CSE from 11 employees on, minutes of failed elections under four years old are asked for at the filing.',
        },
        [codeDuTravail('L3312-2'), codeDuTravail('D3345-3')],
      ),
    )
  return found
}

/** The days before which the agreement is signed and filed for its first period. */
export const deadlinesOf = ({ duration }: Accord) =>
  conclusionDeadlines.value({
    period_start: duration.first_period.start,
    period_months: Math.max(3, Math.min(12, Math.floor(duration.period_months))),
  })
