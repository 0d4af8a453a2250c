import { codeDuTravail, convention } from './article.ts'
import type { Day } from './calendar.ts'
import { addDays, addMonths, dayOf, daysIn, endOfMonth, yearOf } from './calendar.ts'
import { delays } from './delays.ts'
import { rule } from './rule.ts'
import { nullable, record, where } from './shape.ts'
import { day, flag, whole } from './takes.ts'

/** First day of the second half of a period of whole months; an odd month in the middle is cut in its middle. */
function secondHalf(period_start: Day, period_months: number): Day {
  const middle = addMonths(period_start, Math.floor(period_months / 2))
  if (period_months % 2 === 0) return middle
  return addDays(middle, Math.floor(daysIn({ start: middle, end: endOfMonth(middle) }) / 2))
}

/** Last days to sign and to file so that the exemptions hold from the first period. */
export const conclusionDeadlines = rule({
  label: { fr: 'Dates limites de conclusion et de dépôt', en: 'Deadlines to conclude and to file' },
  articles: [codeDuTravail('L3314-4'), codeDuTravail('D3313-1')],
  takes: record({ period_start: day, period_months: whole(1, 120) }),
  compute: (given, note) => {
    const last_signature_day = addDays(secondHalf(given.period_start, given.period_months), -1)
    const filing_deadline = addDays(last_signature_day, delays.filing.value)
    note({
      label: { fr: 'Veille de la seconde moitié de la période', en: 'Eve of the second half of the period' },
      inputs: { ...given },
      articles: [codeDuTravail('L3314-4')],
      result: last_signature_day,
    })
    note({
      label: { fr: 'Dépôt dans les 15 jours de cette date', en: 'Filing within 15 days of that date' },
      articles: [codeDuTravail('D3313-1')],
      result: filing_deadline,
    })
    return { last_signature_day, filing_deadline }
  },
  vectors: [
    {
      why: 'civil year: 30 June, then 15 July',
      given: { period_start: '2026-01-01', period_months: 12 },
      expect: { last_signature_day: '2026-06-30', filing_deadline: '2026-07-15' },
    },
    {
      why: 'from 1 September into a leap year: 29 February, then 15 March',
      given: { period_start: '2027-09-01', period_months: 12 },
      expect: { last_signature_day: '2028-02-29', filing_deadline: '2028-03-15' },
    },
    {
      why: 'August to October: 15 September',
      given: { period_start: '2019-08-01', period_months: 3 },
      expect: { last_signature_day: '2019-09-15', filing_deadline: '2019-09-30' },
    },
  ],
})

/** Exercices (civil years) whose exemptions hold, given the days of signature and filing. */
export const exemptExercises = rule({
  label: { fr: 'Exercices exonérés', en: 'Exempt financial years' },
  articles: [codeDuTravail('L3315-5'), codeDuTravail('D3313-1')],
  takes: record({ period_start: day, duration_years: whole(1, 99), signed: day, filed: day }),
  compute: (given, note) => {
    const { last_signature_day, filing_deadline } = conclusionDeadlines.value({
      period_start: given.period_start,
      period_months: 12,
    })
    const inTime = given.signed <= last_signature_day && given.filed <= filing_deadline
    const starts = Array.from({ length: given.duration_years }, (_, i) =>
      addMonths(given.period_start, 12 * i),
    )
    const later = given.signed > given.filed ? given.signed : given.filed
    const isExempt = (start: Day) => inTime || start > later
    const exempt_exercices = starts.filter(isExempt).map(yearOf)
    const not_exempt_exercices = starts.filter((start) => !isExempt(start)).map(yearOf)
    note({
      label: {
        fr: 'Exercices ouverts après un dépôt tardif, ou tous si dans les délais',
        en: 'Financial years opened after a late filing, or all of them when in time',
      },
      inputs: { signed: given.signed, filed: given.filed, last_signature_day, filing_deadline },
      result: exempt_exercices,
    })
    return { exempt_exercices, not_exempt_exercices }
  },
  vectors: [
    {
      why: 'filed on 20 August: the first year is lost',
      given: { period_start: '2026-01-01', duration_years: 3, signed: '2026-06-20', filed: '2026-08-20' },
      expect: { exempt_exercices: [2027, 2028], not_exempt_exercices: [2026] },
    },
    {
      why: 'in time: all three',
      given: { period_start: '2026-01-01', duration_years: 3, signed: '2026-06-20', filed: '2026-07-15' },
      expect: { exempt_exercices: [2026, 2027, 2028], not_exempt_exercices: [] },
    },
    {
      why: 'filed on the day 2027 opens: that year is lost too',
      given: { period_start: '2026-01-01', duration_years: 3, signed: '2026-06-20', filed: '2027-01-01' },
      expect: { exempt_exercices: [2028], not_exempt_exercices: [2026, 2027] },
    },
    {
      why: 'filed on the eve of 2027: that year is exempt',
      given: { period_start: '2026-01-01', duration_years: 3, signed: '2026-06-20', filed: '2026-12-31' },
      expect: { exempt_exercices: [2027, 2028], not_exempt_exercices: [2026] },
    },
    {
      why: 'signed on 30 June and filed on 15 July: the last days',
      given: { period_start: '2026-01-01', duration_years: 1, signed: '2026-06-30', filed: '2026-07-15' },
      expect: { exempt_exercices: [2026], not_exempt_exercices: [] },
    },
    {
      why: 'signed on 1 July, filed in time: too late',
      given: { period_start: '2026-01-01', duration_years: 1, signed: '2026-07-01', filed: '2026-07-15' },
      expect: { exempt_exercices: [], not_exempt_exercices: [2026] },
    },
    {
      why: 'filed on 16 July: one day late',
      given: { period_start: '2026-01-01', duration_years: 1, signed: '2026-06-30', filed: '2026-07-16' },
      expect: { exempt_exercices: [], not_exempt_exercices: [2026] },
    },
  ],
})

/** Silence of the URSSAF secures the current exercice after three months, the later ones after two more. */
export const urssafControl = rule({
  label: { fr: 'Contrôle de l’URSSAF', en: 'Review by the Urssaf' },
  articles: [codeDuTravail('L3345-2'), codeDuTravail('L3313-3')],
  takes: record({ filed: day, file_complete: flag }),
  compute: (given, note) => {
    const after = (months: number) => (given.file_complete ? addMonths(given.filed, months) : null)
    const [secured_current_exercice_after, secured_later_exercices_after] = [
      after(delays.control.value),
      after(delays.control.value + 2),
    ]
    note({
      label: {
        fr: 'Trois mois après un dépôt complet, puis deux mois',
        en: 'Three months after a complete filing, then two',
      },
      inputs: { ...given },
      result: secured_current_exercice_after,
    })
    return { secured_current_exercice_after, secured_later_exercices_after }
  },
  vectors: [
    {
      why: 'filed on 10 July',
      given: { filed: '2026-07-10', file_complete: true },
      expect: { secured_current_exercice_after: '2026-10-10', secured_later_exercices_after: '2026-12-10' },
    },
    {
      why: 'filed on 30 November: February has no thirtieth day',
      given: { filed: '2026-11-30', file_complete: true },
      expect: { secured_current_exercice_after: '2027-02-28', secured_later_exercices_after: '2027-04-30' },
    },
    {
      why: 'filed on 31 October: January and March have their last day',
      given: { filed: '2026-10-31', file_complete: true },
      expect: { secured_current_exercice_after: '2027-01-31', secured_later_exercices_after: '2027-03-31' },
    },
    {
      why: 'an incomplete file starts nothing',
      given: { filed: '2026-07-10', file_complete: false },
      expect: { secured_current_exercice_after: null, secured_later_exercices_after: null },
    },
  ],
})

/** Renewal for the same duration unless somebody asks to renegotiate in the last three months. */
export const tacitRenewal = rule({
  label: { fr: 'Tacite reconduction', en: 'Tacit renewal' },
  articles: [codeDuTravail('L3312-5'), convention('une demande hors des trois mois ne compte pas')],
  takes: where(
    record({ start: day, end: day, clause: flag, renegotiation_request: nullable(day) }),
    { fr: 'une fin qui suit le début', en: 'an end after the start' },
    ({ start, end }) => start <= end,
    'period_not_valid',
  ),
  compute: (given, note) => {
    const next = addDays(given.end, 1)
    const request_window_start = addMonths(next, -delays.renegotiation.value)
    const asked = given.renegotiation_request
    const stopped = asked !== null && asked >= request_window_start && asked <= given.end
    let months = 0
    while (addMonths(given.start, months) < next) months += 1
    const renewed_until = given.clause && !stopped ? addDays(addMonths(next, months), -1) : null
    note({
      label: { fr: 'Demande de renégociation possible à partir du', en: 'Renegotiation may be asked from' },
      inputs: { end: given.end },
      result: request_window_start,
    })
    note({
      label: { fr: 'Reconduit jusqu’au', en: 'Renewed until' },
      inputs: { months },
      result: renewed_until,
    })
    return { request_window_start, renewed_until }
  },
  vectors: [
    {
      why: 'three years renewed for three years',
      given: { start: '2024-01-01', end: '2026-12-31', clause: true, renegotiation_request: null },
      expect: { request_window_start: '2026-10-01', renewed_until: '2029-12-31' },
    },
    {
      why: 'a request in the window stops it',
      given: { start: '2024-01-01', end: '2026-12-31', clause: true, renegotiation_request: '2026-11-02' },
      expect: { request_window_start: '2026-10-01', renewed_until: null },
    },
    {
      why: 'who asks for the window alone gives the last day alone',
      given: { start: '2026-12-31', end: '2026-12-31', clause: false, renegotiation_request: null },
      expect: { request_window_start: '2026-10-01', renewed_until: null },
    },
    {
      why: 'fifteen months are renewed for fifteen months',
      given: { start: '2024-01-01', end: '2025-03-31', clause: true, renegotiation_request: null },
      expect: { request_window_start: '2025-01-01', renewed_until: '2026-06-30' },
    },
    {
      why: 'a request on the first day of the three months stops it',
      given: { start: '2024-01-01', end: '2026-12-31', clause: true, renegotiation_request: '2026-10-01' },
      expect: { request_window_start: '2026-10-01', renewed_until: null },
    },
    {
      why: 'a request on the eve of them does not',
      given: { start: '2024-01-01', end: '2026-12-31', clause: true, renegotiation_request: '2026-09-30' },
      expect: { request_window_start: '2026-10-01', renewed_until: '2029-12-31' },
    },
    {
      why: 'a request on the last day stops it',
      given: { start: '2024-01-01', end: '2026-12-31', clause: true, renegotiation_request: '2026-12-31' },
      expect: { request_window_start: '2026-10-01', renewed_until: null },
    },
    {
      why: 'no clause, no renewal',
      given: { start: '2024-01-01', end: '2026-12-31', clause: false, renegotiation_request: null },
      expect: { request_window_start: '2026-10-01', renewed_until: null },
    },
  ],
})

/** Days by which the reports of an exercice must be given. */
export const reportDeadlines = rule({
  label: { fr: 'Rapports annuels', en: 'Annual reports' },
  articles: [codeDuTravail('D3323-13'), codeDuTravail('D3323-17'), codeDuTravail('D3332-16-1')],
  takes: record({ closing: day }),
  compute: (given, note) => {
    const cse_report_participation_by = endOfMonth(
      addMonths(`${given.closing.slice(0, 8)}01`, delays.participation_report.value),
    )
    const annual_statement_by = dayOf(yearOf(given.closing) + 1, 3, 31)
    note({
      label: { fr: 'Rapport au CSE dans les six mois', en: 'Report to the works council within six months' },
      inputs: { ...given },
      result: cse_report_participation_by,
    })
    note({
      label: { fr: 'Relevé annuel avant le 31 mars', en: 'Annual statement before 31 March' },
      result: annual_statement_by,
    })
    return { cse_report_participation_by, annual_statement_by }
  },
  vectors: [
    {
      why: 'civil year 2025',
      given: { closing: '2025-12-31' },
      expect: { cse_report_participation_by: '2026-06-30', annual_statement_by: '2026-03-31' },
    },
    {
      why: 'closing on 31 August before a leap year',
      given: { closing: '2027-08-31' },
      expect: { cse_report_participation_by: '2028-02-29', annual_statement_by: '2028-03-31' },
    },
  ],
})
