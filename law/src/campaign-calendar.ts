import type { Article } from './article.ts'
import { codeDuTravail } from './article.ts'
import { conclusionDeadlines, reportDeadlines, urssafControl } from './agreement-dates.ts'
import type { Day, Period } from './calendar.ts'
import { addDays, addMonths, dayOf, monthsOf, yearOf } from './calendar.ts'
import { unreachable } from './leavers.ts'
import { lockUp } from './lock-up.ts'
import type { SchemeKind } from './payment-deadline.ts'
import { investmentDeadline, latestNotification, paymentDeadline } from './payment-deadline.ts'
import { REPLY_DAYS } from './reply-days.ts'
import type { Text } from './text.ts'

export type CalendarDate = { readonly on: Day; readonly label: Text; readonly articles: readonly Article[] }

export type CalendarGiven = {
  kind: SchemeKind
  exercise: Period
  presumption_days?: number
  reply_days?: number
  processing_days?: number
  /** Last day of the agreement, for its renegotiation. */
  agreement_end?: Day | null
}

const entry = (on: Day | null, fr: string, en: string, ...articles: string[]): CalendarDate[] =>
  on === null ? [] : [{ on, label: { fr, en }, articles: articles.map(codeDuTravail) }]

/** Every legal date of one exercice, from the signature to the end of the lock-up, in order. */
export function campaignCalendar(given: CalendarGiven): CalendarDate[] {
  const { kind, exercise } = given
  const period_months = monthsOf(exercise).length
  const signing = conclusionDeadlines.value({ period_start: exercise.start, period_months })
  const control = urssafControl.value({ filed: signing.filing_deadline, file_complete: true })
  const payment = paymentDeadline.value({ closing: exercise.end, kind, period_months })
  const { latest_notification } = latestNotification.value({
    last_payment_day: payment.last_payment_day,
    presumption_days: given.presumption_days ?? 0,
    reply_days: given.reply_days ?? REPLY_DAYS,
    processing_days: given.processing_days ?? 0,
  })
  const participation = kind === 'participation'
  const reports = reportDeadlines.value({ closing: exercise.end })
  const held = unreachable.value({ kind, closing: exercise.end }).held_by_company_until
  const available = participation
    ? lockUp.value({ source: 'participation', plan: 'PEE', closing: exercise.end }).available_on
    : null
  const end = given.agreement_end ?? null
  const dates = [
    ...(participation
      ? []
      : [
          ...entry(
            signing.last_signature_day,
            'Dernier jour pour conclure',
            'Last day to conclude',
            'L3314-4',
          ),
          ...entry(signing.filing_deadline, 'Dernier jour pour déposer', 'Last day to file', 'D3313-1'),
          ...entry(
            control.secured_current_exercice_after,
            'Fin du contrôle de l’URSSAF, exercice en cours (dépôt au dernier jour)',
            'End of the Urssaf review, current financial year (filed on the last day)',
            'L3345-2',
          ),
          ...entry(
            control.secured_later_exercices_after,
            'Fin du contrôle de l’URSSAF, exercices suivants (dépôt au dernier jour)',
            'End of the Urssaf review, later financial years (filed on the last day)',
            'L3313-3',
          ),
        ]),
    ...entry(
      end === null ? null : addMonths(addDays(end, 1), -3),
      'Ouverture de la renégociation',
      'Renegotiation opens',
      'L3312-5',
    ),
    ...entry(exercise.end, 'Clôture de l’exercice', 'Closing of the financial year'),
    ...entry(
      latest_notification,
      'Dernier jour pour envoyer les avis',
      'Last day to send the notices',
      'R3313-12',
      'R3324-21-1',
    ),
    ...entry(
      payment.last_payment_day,
      'Versement et placement, au plus tard',
      'Payment and placement, at the latest',
      'L3314-9',
      'D3313-13',
      'D3324-25',
    ),
    ...entry(
      payment.interest_from,
      'Premier jour d’intérêts de retard',
      'First day of late interest',
      'L3314-9',
      'D3324-21-2',
    ),
    ...entry(
      investmentDeadline(payment.last_payment_day),
      'Investissement par le teneur de compte, au plus tard',
      'Investment by the account keeper, at the latest',
      'R3332-10',
    ),
    ...(participation
      ? entry(
          reports.cse_report_participation_by,
          'Rapport au CSE',
          'Report to the works council',
          'D3323-13',
          'D3323-17',
        )
      : []),
    ...entry(
      dayOf(yearOf(payment.last_payment_day) + 1, 3, 31),
      'Relevé annuel de situation',
      'Annual statement',
      'D3332-16-1',
    ),
    ...entry(available, 'Fin du blocage', 'End of the lock-up', 'L3324-10'),
    ...entry(
      held,
      'Sommes des introuvables à la Caisse des dépôts',
      'Unreachable people’s money to the Caisse des dépôts',
      'D3313-11',
      'D3324-37',
    ),
  ]
  return dates.toSorted((a, b) => a.on.localeCompare(b.on))
}
