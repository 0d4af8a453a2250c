import { expect, test } from 'vitest'
import { earlyRelease } from './early-release.ts'
import { releaseEvents, releaseIn, releasesOf } from './release-events.ts'

const asked = (
  event: string,
  plan: 'PEE' | 'PERCO' | 'PERCOL',
  event_date = '2026-03-15',
  request_date = '2027-01-10',
) => earlyRelease.value({ event, plan, event_date, request_date })

test('the main home has six months in a PEE and a PERCO, no delay in a PER COL', () => {
  expect(asked('residence_principale', 'PEE')).toMatchObject({ covered: true, in_time: false })
  expect(asked('residence_principale', 'PERCO')).toMatchObject({
    in_time: false,
    last_day: '2026-09-15',
  })
  expect(asked('residence_principale', 'PERCOL')).toMatchObject({ in_time: true, last_day: null })
})

test('a case counts from the day it exists', () => {
  expect(asked('renovation_energetique', 'PEE', '2024-07-06', '2024-08-01').covered).toBe(false)
  expect(asked('renovation_energetique', 'PEE', '2024-07-07', '2024-08-01').in_time).toBe(true)
})

test('one payment for each event', () => {
  const again = {
    event: 'mariage',
    plan: 'PEE',
    event_date: '2026-03-15',
    request_date: '2026-04-01',
  } as const
  expect(earlyRelease.value(again).payment_left).toBe(true)
  expect(earlyRelease.value({ ...again, released_once: true }).payment_left).toBe(false)
})

test.each([
  'naissance du premier enfant',
  'résidence secondaire',
  'mariage d’un enfant',
  'décès d’un parent',
  'Mariage',
  'constructor',
])('« %s » opens nothing: only the name of a case does', (event) =>
  expect(
    earlyRelease.apply({ event, plan: 'PEE', event_date: '2026-03-15', request_date: '2026-03-20' }).refusal
      ?.refusal,
  ).toBe('event_not_known'),
)

test('every case opens at least one plan', () => {
  for (const event of Object.values(releaseEvents))
    expect((['PEE', 'PERCO', 'PERCOL'] as const).some((plan) => releaseIn(event, plan))).toBe(true)
})

test('a PER COL is freed for the acquisition of the home alone, and after two years without a mandate', () => {
  const cases = releasesOf('PERCOL').map(({ label }) => label.fr)
  expect(cases.join()).not.toMatch(/agrandi|remise en état|énergétique|mariage/)
  expect(cases.filter((one) => one.startsWith('acquisition de la résidence principale'))).toHaveLength(1)
  expect(cases.filter((one) => one.startsWith('deux ans sans contrat de travail ni mandat'))).toHaveLength(1)
  expect(cases).toHaveLength(7)
  expect(asked('sans_mandat_deux_ans', 'PERCOL').covered).toBe(true)
  expect(asked('sans_mandat_deux_ans', 'PEE').covered).toBe(false)
})

test('a PEE is freed for works on the home under the conditions of the article only', () => {
  const home = releaseEvents.residence_principale.savings.fr
  expect(home).toContain('surface habitable nouvelle, avec permis de construire ou déclaration préalable')
  expect(home).toContain('après une catastrophe naturelle reconnue par arrêté')
  expect(releasesOf('PEE')).toHaveLength(13)
  expect(releasesOf('PERCO')).toHaveLength(5)
})

test('the case is explained with the articles of its plan', () => {
  const articlesOf = (plan: 'PEE' | 'PERCO' | 'PERCOL') => {
    const given = { event: 'deces', plan, event_date: '2026-03-15', request_date: '2026-04-01' }
    return earlyRelease.explain(given).steps[0]?.articles.map((article) => article.number)
  }
  expect(articlesOf('PEE')).toEqual(['R3324-22', 'R3332-28'])
  expect(articlesOf('PERCO')).toEqual(['R3334-4', 'R3334-5'])
  expect(articlesOf('PERCOL')).toEqual(['L224-4'])
})

test('each case has the months and the first day that its article gives', () => {
  const delays = Object.fromEntries(
    Object.entries(releaseEvents).map(([name, event]) => [
      name,
      [event.months, 'since' in event ? event.since : null],
    ]),
  )
  // R3324-23: six months, but for what cannot wait; décret 2024-690 for the three newest cases.
  expect(delays).toEqual({
    mariage: [6, null],
    naissance_3e_enfant: [6, null],
    divorce: [6, null],
    violences_conjugales: [null, null],
    invalidite: [null, null],
    deces: [null, null],
    rupture_contrat: [null, null],
    creation_entreprise: [6, null],
    residence_principale: [6, null],
    renovation_energetique: [6, '2024-07-07'],
    surendettement: [null, null],
    proche_aidant: [null, '2024-07-07'],
    vehicule_propre: [6, '2024-07-07'],
    fin_droits_chomage: [null, null],
    sans_mandat_deux_ans: [null, null],
    liquidation_judiciaire: [null, null],
  })
})
