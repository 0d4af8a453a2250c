import { afterEach, beforeEach, expect, test } from 'vitest'
import { takeFirstAnswer } from './first-answers.ts'

const url = '/api/user'
const headers = { 'x-language': 'fr', authorization: 'Bearer lucas' }
const asked = 1_000
const answer = Promise.resolve({ response: new Response(), body: new ArrayBuffer(0) })

beforeEach(() => {
  globalThis.moissonFirst = {
    answers: new Map([[`GET ${url}`, { asked, headers, answer }]]),
    arrived: true,
  }
})
afterEach(() => {
  globalThis.moissonFirst = undefined
})

test('an answer asked for before the application is taken once', () => {
  expect(takeFirstAnswer(url, { method: 'GET', headers }, asked + 500)).toBe(answer)
  expect(takeFirstAnswer(url, { method: 'GET', headers }, asked + 500)).toBeUndefined()
})

test.each([
  ['another person', { ...headers, authorization: 'Bearer claire' }, 500],
  ['another language', { ...headers, 'x-language': 'en' }, 500],
  ['whoever comes late', headers, 10_001],
])('it is not for %s', (_whose, own, later) => {
  expect(takeFirstAnswer(url, { method: 'GET', headers: own }, asked + later)).toBeUndefined()
})

test('whatever is done makes it out of date; another read does not', () => {
  void takeFirstAnswer('/api/company', { method: 'GET', headers }, asked)
  expect(globalThis.moissonFirst?.answers.size).toBe(1)
  void takeFirstAnswer('/api/auth/signout', { method: 'POST', headers }, asked)
  expect(takeFirstAnswer(url, { method: 'GET', headers }, asked)).toBeUndefined()
})
