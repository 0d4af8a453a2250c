import { conclusionModes } from '../vocabulary.ts'
import { expect, test } from 'vitest'
import { neededPapers } from '../document/filing-pack.ts'
import { capacitiesOf, checkSignatories, concludedOn, papersOf, unsignedIn } from './signatories.ts'
import type { Signatory } from './signatory-fields.ts'

const employer: Signatory = { capacity: 'employer', name: 'Marc Petit', quality: 'gérant' }
const union: Signatory = { capacity: 'union', name: 'Nadia Roy', organisation: 'CFDT' }
const said = (mode: (typeof conclusionModes)[number], signatories: Signatory[]) =>
  unsignedIn(mode, signatories).map(({ fr }) => fr)

test('whoever has not signed is named, and a side that nobody signs for', () => {
  expect(said('unions', [employer])).toEqual(['les organisations syndicales', 'Marc Petit, gérant'])
  expect(said('unions', [employer, union])).toEqual(['Marc Petit, gérant', 'Nadia Roy (CFDT)'])
  expect(said('unilateral', [{ ...employer, signed_on: '2026-05-04' }])).toEqual([])
  // Of a record that nobody began nothing is said.
  expect(said('unions', [])).toEqual([])
})

test('an agreement is concluded by the last signature, once every side has signed', () => {
  const first = { ...employer, signed_on: '2026-05-12' }
  expect(concludedOn('unions', [first])).toBeNull()
  expect(concludedOn('unions', [first, union])).toBeNull()
  expect(concludedOn('unions', [first, { ...union, signed_on: '2026-05-04' }])).toBe('2026-05-12')
  expect(concludedOn(null, [first])).toBeNull()
})

test('nobody signs a text concluded in a way that is not theirs, nor after today', () => {
  expect(checkSignatories('works_council', [employer, union], '2026-06-01')).toMatchObject({
    refusal: 'signatory_of_other_mode',
  })
  expect(checkSignatories('unions', [{ ...employer, signed_on: '2026-06-02' }], '2026-06-01')).toMatchObject({
    refusal: 'signatory_day',
  })
  expect(
    checkSignatories('unions', [employer, union, { ...employer, name: ' marc petit' }], '2026-06-01'),
  ).toMatchObject({
    refusal: 'signatory_twice',
  })
  expect(checkSignatories(null, [employer, union], '2026-06-01')).toBe(true)
})

test.each(conclusionModes)('%s: the paper that proves a capacity is one that is filed', (mode) => {
  const filed = neededPapers(mode, { size: 40, cse: true, ds: true }).flatMap(({ types }) => types)
  expect(capacitiesOf(mode)[0]).toBe('employer')
  // A collective agreement and a branch one are filed alone: the mandate stays with the company.
  if (mode === 'collective_agreement' || mode === 'branch') return
  for (const capacity of capacitiesOf(mode)) {
    const papers = papersOf(capacity)
    if (papers) expect(filed).toEqual(expect.arrayContaining([papers[0]]))
  }
})
