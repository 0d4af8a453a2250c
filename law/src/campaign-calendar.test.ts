import { expect, test } from 'vitest'
import { civilYear } from './calendar.ts'
import { campaignCalendar } from './campaign-calendar.ts'

const dates = (given: Parameters<typeof campaignCalendar>[0]) =>
  campaignCalendar(given).map(({ on, label }) => [on, label.fr])

test('intéressement of the civil year 2026, as in the rule book', () =>
  expect(
    dates({
      kind: 'interessement',
      exercise: civilYear(2026),
      presumption_days: 5,
      processing_days: 10,
      agreement_end: '2026-12-31',
    }),
  ).toEqual([
    ['2026-06-30', 'Dernier jour pour conclure'],
    ['2026-07-15', 'Dernier jour pour déposer'],
    ['2026-10-01', 'Ouverture de la renégociation'],
    ['2026-10-15', 'Fin du contrôle de l’URSSAF, exercice en cours (dépôt au dernier jour)'],
    ['2026-12-15', 'Fin du contrôle de l’URSSAF, exercices suivants (dépôt au dernier jour)'],
    ['2026-12-31', 'Clôture de l’exercice'],
    ['2027-05-01', 'Dernier jour pour envoyer les avis'],
    ['2027-05-31', 'Versement et placement, au plus tard'],
    ['2027-06-01', 'Premier jour d’intérêts de retard'],
    ['2027-06-15', 'Investissement par le teneur de compte, au plus tard'],
    ['2028-03-31', 'Relevé annuel de situation'],
    ['2028-05-31', 'Sommes des introuvables à la Caisse des dépôts'],
  ]))

test('participation adds the report to the CSE and the end of the lock-up', () => {
  const list = dates({ kind: 'participation', exercise: civilYear(2026) })
  expect(list).toContainEqual(['2027-06-30', 'Rapport au CSE'])
  expect(list).toContainEqual(['2032-06-01', 'Fin du blocage'])
  expect(list.map(([, label]) => label)).not.toContain('Dernier jour pour conclure')
})

test('without presumption nor processing the notices leave the fifteen days before, or those that the agreement gives', () => {
  const latestNotice = (reply_days?: number) =>
    dates({ kind: 'interessement', exercise: civilYear(2026), reply_days }).find(
      ([, label]) => label === 'Dernier jour pour envoyer les avis',
    )?.[0]
  expect(latestNotice()).toBe('2027-05-16')
  expect(latestNotice(20)).toBe('2027-05-11')
})

test('an exercice that closes in September moves every date', () => {
  const list = dates({ kind: 'interessement', exercise: { start: '2025-10-01', end: '2026-09-30' } })
  expect(list).toContainEqual(['2026-03-31', 'Dernier jour pour conclure'])
  expect(list).toContainEqual(['2027-02-28', 'Versement et placement, au plus tard'])
})
