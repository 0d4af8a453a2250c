import { expect, test } from 'vitest'
import { deedOf, roleMay, rolesThatMay, subjects } from '@moisson/core/company/role-rights'
import { companyRoles } from '@moisson/core/vocabulary'
import { effectOf, takingOf } from './call.ts'
import { calls, subjectOf } from './calls.ts'

/** The calls that what somebody is in a company decides of, each with what its file of people is when it is asked for. */
const ofRoles = [...calls.values()]
  .map(({ declaration }) => declaration)
  .filter(
    ({ who, rights }) => who.companyAdmin !== 'never' && !['own', 'open', 'shared'].includes(rights.kind),
  )
  .flatMap((call) =>
    [call, takingOf(call)].flatMap((one) =>
      one ? { http: one.http, subject: subjectOf(call), effect: one.rights.effect } : [],
    ),
  )

test('each call of a company is about a subject of the roles, and each subject has a call', () => {
  const used = new Set(ofRoles.map(({ subject }) => subject))
  expect([...used].filter((subject) => !(subject in subjects))).toEqual([])
  expect(Object.keys(subjects).filter((subject) => !used.has(subject))).toEqual([])
})

test('what a role may be refused is named, in words of its own', () => {
  const nameless = ofRoles
    .filter(({ subject, effect }) => deedOf(subject, effect).fr === 'faire cela')
    .map(({ http }) => http)
  expect(nameless).toEqual([])
})

test('an owner may everything, what nobody thought of included; nobody else gives rights', () => {
  for (const { http, subject, effect } of ofRoles) expect(roleMay('owner', subject, effect), http).toBe(true)
  for (const role of companyRoles) expect(roleMay(role, 'nobody.knows', 'reads')).toBe(role === 'owner')
  expect(rolesThatMay('user.access', 'changes')).toEqual(['owner'])
})

test('somebody who reads only changes nothing and takes no file', () => {
  const kept = ofRoles.filter(({ effect }) => effect === 'changes' || effect === 'takes-file')
  expect(kept.filter(({ subject, effect }) => roleMay('viewer', subject, effect))).toEqual([])
})

test('each call that answers a file says whom it names, and a list of people is never only read', () => {
  const files = [...calls.values()].map(({ declaration }) => declaration).filter(({ file }) => file)
  expect(files.filter(({ names }) => names === undefined).map(({ http }) => http)).toEqual([])
  const lists = files.filter(({ names }) => names === 'people')
  expect(lists.map(({ http }) => http)).toContain('GET /company/{id}/held-sums')
  const read = lists.filter((call) => (takingOf(call) ?? call).rights.effect === 'reads')
  expect(read.map(({ http }) => http)).toEqual([])
  // A list that can be asked for as csv is one of people, unless it says that it names nobody.
  const csv = files.filter(({ file, output }) => output && file?.includes('text/csv'))
  expect(
    csv.filter((call) => call.names !== 'nobody' && effectOf(call, { as: 'csv' }) !== 'takes-file'),
  ).toEqual([])
})
