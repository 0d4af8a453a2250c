import { expect, test } from 'vitest'
import { deedOf, roleMay, rolesThatMay, subjects } from '@moisson/core/company/role-rights'
import { companyRoles } from '@moisson/core/vocabulary'
import { calls, subjectOf } from './calls.ts'

/** The calls that what somebody is in a company decides of. */
const ofRoles = [...calls.values()]
  .map(({ declaration }) => declaration)
  .filter(
    ({ who, rights }) => who.companyAdmin !== 'never' && !['own', 'open', 'shared'].includes(rights.kind),
  )

test('each call of a company is about a subject of the roles, and each subject has a call', () => {
  const used = new Set(ofRoles.map(subjectOf))
  expect([...used].filter((subject) => !(subject in subjects))).toEqual([])
  expect(Object.keys(subjects).filter((subject) => !used.has(subject))).toEqual([])
})

test('what a role may be refused is named, in words of its own', () => {
  const nameless = ofRoles
    .filter((call) => deedOf(subjectOf(call), call.rights.effect).fr === 'faire cela')
    .map(({ http }) => http)
  expect(nameless).toEqual([])
})

test('an owner may everything, what nobody thought of included; nobody else gives rights', () => {
  for (const call of ofRoles)
    expect(roleMay('owner', subjectOf(call), call.rights.effect), call.http).toBe(true)
  for (const role of companyRoles) expect(roleMay(role, 'nobody.knows', 'reads')).toBe(role === 'owner')
  expect(rolesThatMay('user.access', 'changes')).toEqual(['owner'])
})

test('somebody who reads only changes nothing and takes no file', () => {
  const kept = ofRoles.filter(({ rights }) => rights.effect === 'changes' || rights.effect === 'takes-file')
  expect(kept.filter((call) => roleMay('viewer', subjectOf(call), call.rights.effect))).toEqual([])
})
