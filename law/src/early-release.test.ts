import { expect, test } from 'vitest'
import { earlyRelease } from './early-release.ts'
import { releaseEventNamed, releaseEvents, releaseIn, releasesOf } from './release-events.ts'

const asked = (
  event: string,
  plan: 'PEE' | 'PERCO' | 'PERCOL',
  event_date = '2026-03-15',
  request_date = '2027-01-10',
) => earlyRelease.value({ event, plan, event_date, request_date })

test('the main home has six months in a PEE and a PERCO, no delay in a PER COL', () => {
  expect(asked('achat de la résidence principale', 'PEE')).toMatchObject({ covered: true, in_time: false })
  expect(asked('achat de la résidence principale', 'PERCO')).toMatchObject({
    in_time: false,
    last_day: '2026-09-15',
  })
  expect(asked('achat de la résidence principale', 'PERCOL')).toMatchObject({ in_time: true, last_day: null })
})

test('a case counts from the day it exists', () => {
  expect(asked('rénovation énergétique', 'PEE', '2024-07-06', '2024-08-01').covered).toBe(false)
  expect(asked('rénovation énergétique', 'PEE', '2024-07-07', '2024-08-01').in_time).toBe(true)
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
  ['Pacs', 'mariage'],
  ['rupture du Pacs', 'divorce'],
  ['décès du conjoint', 'deces'],
  ['invalidité de l’enfant', 'invalidite'],
  ['adoption', 'naissance_3e_enfant'],
  ['licenciement', 'rupture_contrat'],
  ['fin des droits au chômage', 'fin_droits_chomage'],
  ['vélo électrique', 'vehicule_propre'],
] as const)('« %s » is read as %s', (written, name) => expect(releaseEventNamed(written)).toBe(name))

test('every case names its papers and at least one plan', () => {
  for (const event of Object.values(releaseEvents)) {
    expect(event.documents.length).toBeGreaterThan(0)
    expect((['PEE', 'PERCO', 'PERCOL'] as const).some((plan) => releaseIn(event, plan))).toBe(true)
  }
})

test('a PER COL is freed for the acquisition of the home alone, and after two years without a mandate', () => {
  const cases = releasesOf('PERCOL').map(({ label }) => label.fr)
  expect(cases.join()).not.toMatch(/agrandi|remise en état|énergétique|mariage/)
  expect(cases.filter((one) => one.startsWith('acquisition de la résidence principale'))).toHaveLength(1)
  expect(cases.filter((one) => one.startsWith('deux ans sans contrat de travail ni mandat'))).toHaveLength(1)
  expect(cases).toHaveLength(7)
  expect(asked('deux ans sans mandat', 'PERCOL').covered).toBe(true)
  expect(asked('deux ans sans mandat', 'PEE').covered).toBe(false)
})

test('a PEE is freed for works on the home under the conditions of the article only', () => {
  const home = releaseEvents.residence_principale.savings.fr
  expect(home).toContain('surface habitable nouvelle, avec permis de construire ou déclaration préalable')
  expect(home).toContain('après une catastrophe naturelle reconnue par arrêté')
  expect(releasesOf('PEE')).toHaveLength(13)
  expect(releasesOf('PERCO')).toHaveLength(5)
})
