import { expect, test } from 'vitest'
import { earlyRelease } from './early-release.ts'
import { releaseEventNamed, releaseEvents } from './release-events.ts'

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
    expect(event.plans.length).toBeGreaterThan(0)
  }
})
