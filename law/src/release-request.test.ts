import { expect, test } from 'vitest'
import type { PlanKind } from './plan-kind.ts'
import { releaseEvents, releaseIn, type ReleaseEventName } from './release-events.ts'
import { noteIn, papersIn } from './release-request.ts'

const names = Object.keys(releaseEvents) as ReleaseEventName[]
const plans: readonly PlanKind[] = ['PEE', 'PEG', 'PEI', 'PERCO', 'PERCOL']
const paper = (name: ReleaseEventName, plan: PlanKind) => papersIn(name, plan)[0]?.fr

test.each(names)('%s asks for papers in each plan it opens, and in no other', (name) => {
  for (const plan of plans)
    expect([plan, papersIn(name, plan).length]).toEqual([plan, releaseIn(releaseEvents[name], plan) ? 1 : 0])
})

test('over-indebtedness: the commission asks for a PEE and a PERCO, the holder of a PER COL proves the situation', () => {
  expect(paper('surendettement', 'PEE')).toBe('demande de la commission ou du juge')
  expect(paper('surendettement', 'PERCO')).toBe(paper('surendettement', 'PEE'))
  expect(paper('surendettement', 'PERCOL')).toMatch(/^preuve de la situation de surendettement/)
  expect(releaseIn(releaseEvents.surendettement, 'PERCOL')?.fr).not.toContain('demande')
})

test('a PER COL asks for no decision of the CDAPH, no permit and nothing of the heirs', () => {
  expect(paper('invalidite', 'PEE')).toContain('CDAPH')
  expect(paper('invalidite', 'PERCOL')).not.toContain('CDAPH')
  expect(paper('residence_principale', 'PEE')).toContain('permis')
  expect(paper('residence_principale', 'PERCOL')).not.toContain('permis')
  expect(paper('deces', 'PEE')).toContain('ayants droit')
  expect(paper('deces', 'PERCOL')).not.toContain('ayants droit')
})

test('heirs are told from when gains lose their tax advantage, and a buyer which paper counts', () => {
  expect(noteIn('deces', 'PEE')?.fr).toContain('septième mois')
  expect(noteIn('deces', 'PERCOL')).toBeNull()
  expect(noteIn('residence_principale', 'PEE')?.fr).toMatch(/promesse.*acte/)
  expect(noteIn('mariage', 'PEE')).toBeNull()
})
