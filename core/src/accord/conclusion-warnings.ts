import { isUnilateral } from './act-words.ts'
import { delayIn } from '@moisson/law/delays'
import { articlesOf } from '@moisson/law/scheme-points'
import { conclusionDeadlines, exemptExercises } from '@moisson/law/agreement-dates'

import { addDays, yearOf, type Day, type Period } from '@moisson/law/calendar'
import { idccLabel } from '../company/codes.ts'
import { conclusionModes } from '@moisson/law/conclusion-modes'
import type { Accord } from './accord.ts'
import { shortestMonths } from './formula-parts.ts'
import { warning, type AnswerWarning } from './problem.ts'
import { day, percent } from './french-wording.ts'
import type { GivenAnswers } from './given-answers.ts'

const CONSULTED_DAYS = 15

/** Deadlines and thresholds worth a look. */
export function conclusionWarnings(accord: Accord): AnswerWarning[] {
  const { company, conclusion, written_on } = accord
  const found: AnswerWarning[] = []
  const articles = articlesOf('signature', 'exemptions_lost')
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
          en: `The works council is consulted at least fifteen days before the filing: consulted on ${consulted}, the decision cannot be filed by ${filing_deadline}.`,
        },
        conclusionModes.unilateral_after_failure.articles,
      ),
    )
  const idcc = conclusion.mode === 'branch' ? (conclusion.branch?.idcc ?? null) : null
  if (idcc !== null && idccLabel(idcc) === null)
    found.push(
      warning('conclusion.branch.idcc', 'unknown_idcc', {
        fr: `Aucune convention de notre liste ne porte l’IDCC ${idcc}\u00a0: le texte le garde tel quel, vérifiez-le dans l’accord de branche.`,
        en: `No agreement of our list bears the IDCC ${idcc}: the text keeps it as it is, check it in the branch agreement.`,
      }),
    )
  const { headcount } = company
  if (headcount !== null && headcount >= 45 && headcount < 50)
    found.push(
      warning('company.headcount', 'near_50', {
        fr: 'L’effectif approche 50 salariés : à partir de ce seuil, la décision unilatérale n’est plus ouverte.',
        en: 'The headcount is close to 50: from that threshold on, a unilateral decision is no longer open.',
      }),
    )
  if (headcount !== null && headcount >= 225 && headcount < 275)
    found.push(
      warning(
        'company.headcount',
        'near_250',
        {
          fr: 'L’effectif est proche de 250 salariés : les dirigeants ne bénéficient plus de l’accord et le forfait social devient dû au-delà de ce seuil atteint cinq années de suite.',
          en: `The headcount is close to 250: officers stop benefiting and the forfait social becomes due once that threshold is reached ${delayIn('threshold', 'en')} running.`,
        },
        articlesOf('officers'),
      ),
    )
  const { executives, spouse } = accord.beneficiaries
  if (executives !== spouse)
    found.push(
      warning(
        'beneficiaries.spouse',
        'spouse_apart',
        executives
          ? {
              fr: 'L’accord ouvre son bénéfice aux dirigeants et non à leur conjoint\u00a0: les campagnes n’ont qu’une clause pour les deux, retirez-en le conjoint collaborateur ou associé.',
              en: 'The agreement lets officers benefit and not their spouse: campaigns have one clause for both, take the collaborating or associated spouse out of them.',
            }
          : {
              fr: 'L’accord ouvre son bénéfice au conjoint et non aux dirigeants\u00a0: les campagnes n’ont qu’une clause pour les deux, ajoutez-y le conjoint collaborateur ou associé à la main.',
              en: 'The agreement lets the spouse benefit and not the officers: campaigns have one clause for both, add the collaborating or associated spouse to them by hand.',
            },
        articlesOf('officers'),
      ),
    )
  return [...found, ...partyWarnings(accord)]
}

/** Who concludes it, and the papers that asks for. */
function partyWarnings({ company, conclusion }: Accord): AnswerWarning[] {
  const { headcount, has_union_delegate, has_cse } = company
  const found: AnswerWarning[] = []
  if (conclusion.mode === 'collective_agreement' && has_union_delegate === false)
    found.push(
      warning(
        'conclusion.mode',
        'collective_without_delegate',
        {
          fr: 'Sans délégué syndical, un accord collectif suppose un salarié ou un élu mandaté par une organisation syndicale, ou l’approbation du personnel : joignez le mandat, ou choisissez la ratification aux deux tiers.',
          en: 'Without a union delegate, a collective agreement needs an employee or an elected member with a mandate of a union, or the approval of the staff: join the mandate, or choose the ratification by two thirds.',
        },
        conclusionModes.collective_agreement.articles,
      ),
    )
  if (conclusion.mode === 'ratification' && (has_union_delegate === true || has_cse === true))
    found.push(
      warning(
        'conclusion.mode',
        'joint_request',
        {
          fr: 'Un délégué syndical ou un CSE existe : la ratification doit être demandée conjointement avec l’un d’eux.',
          en: 'A union delegate or a works council exists: the ratification must be asked for jointly with one of them.',
        },
        conclusionModes.ratification.articles,
      ),
    )
  const { personnel } = conclusion
  if (
    conclusion.mode === 'ratification' &&
    headcount !== null &&
    personnel !== null &&
    personnel * 2 < headcount
  )
    found.push(
      warning(
        'conclusion.personnel',
        'few_called_to_vote',
        {
          fr: `${personnel} ${personnel > 1 ? 'salariés sont appelés' : 'salarié est appelé'} à voter, l’effectif déclaré est de ${headcount}\u00a0: les deux tiers se comptent sur tous les salariés inscrits à l’effectif. Corrigez, ou confirmez.`,
          en: `${personnel} ${personnel > 1 ? 'employees are' : 'employee is'} called to vote, the declared headcount is ${headcount}: the two thirds are counted over all the employees on the books. Correct it, or confirm it.`,
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
          en: 'Without a works council from 11 employees on, minutes of failed elections under four years old are asked for at the filing.',
        },
        articlesOf('who_may_conclude', 'filing_minutes'),
      ),
    )
  return found
}

/** What nobody said and the text writes nonetheless, or leaves to be filled in by hand. */
export function assumedWarnings(accord: Accord, given: GivenAnswers): AnswerWarning[] {
  const { conclusion, exceptional_increase, scope } = accord
  const found: AnswerWarning[] = []
  if (exceptional_increase !== null && given.exceptional_increase?.above_average_bps === undefined)
    found.push(
      warning(
        'exceptional_increase.above_average_bps',
        'assumed_increase',
        {
          fr: `La loi ne chiffre pas l’augmentation exceptionnelle du bénéfice : « plus de ${percent(exceptional_increase.above_average_bps)} de la moyenne » est une proposition. Négociez ce seuil, ou confirmez-le.`,
          en: `The law gives no figure for an exceptional increase of profit: “above ${exceptional_increase.above_average_bps / 100}% of the average” is a proposal. Negotiate this threshold, or confirm it.`,
        },
        articlesOf('exceptional_profit'),
      ),
    )
  if (conclusion.mode === 'works_council' && conclusion.cse_meeting_on === null)
    found.push(
      warning(
        'conclusion.cse_meeting_on',
        'cse_meeting_unknown',
        {
          fr: 'La date de la réunion du CSE qui a adopté l’accord n’est pas donnée : elle reste en blanc dans le texte, et son procès-verbal est demandé au dépôt.',
          en: 'The day of the works council meeting that adopted the agreement is not given: it stays blank in the text, and its minutes are asked for at the filing.',
        },
        conclusionModes.works_council.articles,
      ),
    )
  if (conclusion.mode === 'works_council' && conclusion.signatories.length === 0)
    found.push(
      warning(
        'conclusion.signatories',
        'cse_without_signatory',
        {
          fr: 'Nommez le membre du CSE qui signe : le procès-verbal de la réunion lui donne mandat.',
          en: 'Name the member of the works council who signs: the minutes of the meeting give the mandate.',
        },
        conclusionModes.works_council.articles,
      ),
    )
  if (accord.tacit_renewal && isUnilateral(conclusion.mode))
    found.push(
      warning(
        'tacit_renewal',
        'unilateral_renewal',
        {
          fr: 'La loi ouvre la reconduction tacite à un accord, faute de demande des parties qui peuvent le négocier ; elle ne le dit pas d’une décision unilatérale. Une nouvelle décision, prise et déposée dans les délais, est plus sûre.',
          en: 'The law opens tacit renewal to an agreement, where no party entitled to negotiate it asks otherwise; it does not say so of a unilateral decision. A new decision, taken and filed in time, is safer.',
        },
        articlesOf('conclusion'),
      ),
    )
  if (scope.kind === 'group')
    found.push(
      warning(
        'scope.companies',
        'group_mandates',
        {
          fr: 'Chaque société du groupe donne mandat exprès à qui signe pour elle, et le mode de conclusion s’apprécie dans chacune : joignez les mandats au dépôt.',
          en: 'Each company of the group gives an express mandate to whoever signs for it, and the way it is concluded is judged in each: join the mandates to the filing.',
        },
        articlesOf('conclusion', 'mandatory_clauses'),
      ),
    )
  return found
}

/** The days before which the agreement is signed and filed for its first period. */
export const deadlinesOf = ({ duration }: Accord) =>
  conclusionDeadlines.value({
    period_start: duration.first_period.start,
    period_months: Math.max(3, Math.min(12, Math.floor(shortestMonths({ duration })))),
  })

/** A signature after the last day, with the exercices that lose their exemptions however soon it is filed; else null. */
export function lateConclusionOf(accord: Accord): { signed: Day; last: Day; lost: Period[] } | null {
  const { duration, conclusion } = accord
  const { last_signature_day: last } = deadlinesOf(accord)
  const signed = conclusion.signed_on
  const [first] = duration.exercises
  if (signed === null || signed <= last || first === undefined) return null
  const { not_exempt_exercices } = exemptExercises.value({
    period_start: first.start,
    duration_years: duration.exercises.length,
    signed,
    filed: signed,
  })
  // The rule counts in whole years: a shorter first period is lost all the same.
  const lost = duration.exercises.filter(
    ({ start }) => start === first.start || not_exempt_exercices.includes(yearOf(start)),
  )
  return { signed, last, lost }
}
