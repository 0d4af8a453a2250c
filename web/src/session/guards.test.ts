import { isRedirect } from '@tanstack/react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import type { GuardName } from './guards.ts'
import { guarded } from './guards.ts'

const settled = vi.hoisted(() => vi.fn<() => Promise<unknown>>())
const loadUser = vi.hoisted(() => vi.fn<() => Promise<unknown>>())
vi.mock('./session.ts', () => ({ settled }))
vi.mock('./account.ts', () => ({ loadUser }))

const input = { location: { href: '/campagne/detail-1?tab=people' } }
beforeEach(() => {
  settled.mockResolvedValue({ status: 'signed-in' })
  loadUser.mockResolvedValue({ roles: ['company_admin'] })
})

test('an unknown guard name is an error', async () => {
  await expect(guarded('nobody' as GuardName)(input)).rejects.toThrow("Unknown route middleware: 'nobody'")
})

test('auth lets a signed-in person through', async () => {
  await expect(guarded('auth')(input)).resolves.toBeUndefined()
})

test('auth leads a visitor to sign-in with the way back and the reason', async () => {
  settled.mockResolvedValue({ status: 'signed-out', code: 'user-token-expired' })
  const thrown: unknown = await guarded('auth')(input).catch((error: unknown) => error)
  expect(isRedirect(thrown)).toBe(true)
  expect((thrown as { options: unknown }).options).toMatchObject({
    to: '/login',
    search: { redirect: '/campagne/detail-1?tab=people', reason: 'user-token-expired' },
  })
})

test('auth does not sign out anybody when the identity service is silent', async () => {
  settled.mockRejectedValue(new Error('no network'))
  await expect(guarded('auth')(input)).rejects.toThrow('no network')
})

test.each(['manager', 'platform_admin'])('manager lets a %s through', async (role) => {
  loadUser.mockResolvedValue({ roles: [role] })
  await expect(guarded('auth', 'manager')(input)).resolves.toBeUndefined()
})

test.each(['company_admin', 'beneficiary'])('manager answers 403 to a %s', async (role) => {
  loadUser.mockResolvedValue({ roles: [role] })
  await expect(guarded('auth', 'manager')(input)).rejects.toMatchObject({ status: 403, reason: 'forbidden' })
})
