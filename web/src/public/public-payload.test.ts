import { expect, test } from 'vitest'
import { payloadOf } from '../../public-payload.ts'
import { payloadPath } from './payload.ts'

test('the figures of the home page are the law’s at the day of the build, with their source', () => {
  const { figures } = payloadOf('/', 'b1', '2026-06-01')
  expect(figures.map(({ value }) => value.fr)).toEqual(['36\u202f045\u00a0€', '9,7\u202f%', '15\u00a0jours'])
  expect(figures.every(({ source }) => source.fr.length > 0 && source.en.length > 0)).toBe(true)
})

test('only the home page carries figures, and each payload names its build and its route', () => {
  expect(payloadOf('/login', 'b1', '2026-06-01')).toMatchObject({ build: 'b1', route: '/login', figures: [] })
})

test('a payload lies beside its page', () => {
  expect(payloadPath('/')).toBe('/_payload.json')
  expect(payloadPath('/login/authAction')).toBe('/login/authAction/_payload.json')
})
