import { expect, test } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { isBot } from './is-bot.ts'
import { navEntries } from './nav-entries.ts'
import { isEveryday, PageError } from './page-error.ts'
import { failureOf } from './page-failure.ts'

test('a 404 shows the default title of the not-found page', () => {
  expect(failureOf({ status: 404 })).toMatchObject({
    status: 404,
    title: 'Page Not Found',
    statusMessage: 'Not Found',
    reason: 'not-found',
  })
  expect(failureOf(new ApiError('Introuvable', { status: 404 })).title).toBe('Page Not Found')
})

test('any other status shows the default title or the error’s own message', () => {
  expect(failureOf(new Error(''))).toMatchObject({ status: 500, title: 'Internal Server Error' })
  expect(failureOf(undefined)).toMatchObject({ status: 500, title: 'Internal Server Error' })
  expect(failureOf(new Error('Unknown route middleware: x')).title).toBe('Unknown route middleware: x')
  expect(failureOf(new ApiError('Réservé aux conseillers.', { status: 403 }))).toMatchObject({
    status: 403,
    statusMessage: 'Forbidden',
    title: 'Réservé aux conseillers.',
    reason: 'forbidden',
  })
  // Thrown by a route as a plain object.
  expect(failureOf({ status: 403, message: 'Réservé.' })).toMatchObject({ status: 403, title: 'Réservé.' })
  expect(failureOf({ status: 403, message: 7 }).title).toBe('Internal Server Error')
  expect(failureOf(new ApiError('Panne', { status: 503, requestId: 'r1' }))).toMatchObject({
    status: 503,
    title: 'Panne',
    description: 'Panne',
    statusMessage: 'Service Unavailable',
    requestId: 'r1',
    reason: 'offline',
  })
})

test('a call that nobody answered is told as the network’s', () => {
  expect(failureOf(new ApiError('Network error - please check your connection'))).toMatchObject({
    status: 503,
    reason: 'offline',
  })
})

test('a page that is not for the person says who can open it', () => {
  expect(failureOf(new PageError(403, 'forbidden'))).toMatchObject({
    status: 403,
    statusMessage: 'Forbidden',
    title: 'Forbidden - insufficient permissions',
    reason: 'forbidden',
  })
  expect(failureOf(new PageError(409, 'no-company')).reason).toBe('no-company')
})

test('bots are told from people', () => {
  expect(isBot('Mozilla/5.0 (compatible; Googlebot/2.1)')).toBe(true)
  expect(isBot('Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/153')).toBe(false)
})

test('the navigation of a role holds its own entries, in their order', () => {
  const nav = (to: string, order: number, roles: readonly ('manager' | 'company_admin')[]) => ({
    to,
    label: { fr: 'x', en: 'x' },
    icon: (() => null) as never,
    order,
    roles,
  })
  const links = [nav('/campagne', 20, ['company_admin', 'manager']), nav('/dashboard', 10, ['company_admin'])]
  expect(navEntries(links, 'company_admin').map(({ to }) => to)).toEqual(['/dashboard', '/campagne'])
  expect(navEntries(links, 'manager').map(({ to }) => to)).toEqual(['/campagne'])
  expect(navEntries(links, 'beneficiary')).toEqual([])
})

test('a company not chosen yet and a link whose time is over are states of every day, and no error of the console', () => {
  expect(isEveryday(new PageError(409, 'no-company'))).toBe(true)
  expect(isEveryday(new PageError(503, 'other'))).toBe(false)
  expect(isEveryday(new ApiError('Réservé', { status: 403, code: 'campaign_session_only' }))).toBe(true)
  expect(isEveryday(new ApiError('Réservé', { status: 403 }))).toBe(false)
  expect(isEveryday(new Error('No company'))).toBe(false)
})
