import type { Role } from '@moisson/core/roles'
import { isRedirect } from '@tanstack/react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { openSpace } from './open-space.ts'

const homes = {
  beneficiary: '/beneficiaire',
  company_admin: '/dashboard',
  manager: '/admin/dashboard',
} as const
const loadUser = vi.hoisted(() => vi.fn<() => Promise<unknown>>())
vi.mock('../session/account.ts', () => ({
  loadUser,
  homeOf: (user: { campaign_scope: unknown }, role: keyof typeof homes) =>
    homes[user.campaign_scope ? 'beneficiary' : role],
}))
vi.mock('../session/choose-language.ts', () => ({ agreeOnLanguage: () => undefined }))
vi.mock('../session/agree-on-words.ts', () => ({ agreeOnWords: () => undefined }))

const staff: Role[] = ['company_admin', 'manager', 'platform_admin']
/** Where somebody is led who opens a page of these roles, or null where they stay. */
async function ledTo(roles: readonly Role[] | undefined): Promise<unknown> {
  const thrown: unknown = await openSpace([{ staticData: {} }, { staticData: { roles } }]).then(
    () => null,
    (error: unknown) => error,
  )
  if (thrown === null) return null
  expect(isRedirect(thrown)).toBe(true)
  return (thrown as { options: { to: unknown } }).options.to
}

beforeEach(() => vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined }))

test.each([
  ['beneficiary', staff, '/beneficiaire'],
  ['beneficiary', ['company_admin'], '/beneficiaire'],
  ['beneficiary', ['beneficiary'], null],
  ['beneficiary', undefined, null],
  ['company_admin', ['beneficiary'], '/dashboard'],
  ['company_admin', staff, null],
  ['company_admin', ['company_admin'], null],
  ['manager', ['beneficiary'], '/admin/dashboard'],
  ['manager', staff, null],
] as const)('%s opening a page of %s is led to %s', async (role, roles, home) => {
  loadUser.mockResolvedValue({ roles: [role], campaign_scope: null, locale: 'fr' })
  expect(await ledTo(roles)).toBe(home)
})

test('somebody with two roles stays in either space', async () => {
  loadUser.mockResolvedValue({ roles: ['beneficiary', 'company_admin'], campaign_scope: null, locale: 'fr' })
  expect([await ledTo(['beneficiary']), await ledTo(staff)]).toEqual([null, null])
})

test('whoever came by the link of a campaign is kept to the saver’s space, pages of everybody included', async () => {
  loadUser.mockResolvedValue({ roles: ['beneficiary'], campaign_scope: 'a campaign', locale: 'fr' })
  expect([await ledTo(['beneficiary']), await ledTo(undefined), await ledTo(staff)]).toEqual([
    null,
    '/beneficiaire',
    '/beneficiaire',
  ])
})

test.each([staff, ['beneficiary']] as const)(
  'somebody whose access ended is led from a page of %s to their own page, which stays open',
  async (...roles) => {
    loadUser.mockResolvedValue({ roles: [], campaign_scope: null, locale: 'fr' })
    expect([await ledTo(roles), await ledTo(undefined)]).toEqual(['/profile', null])
  },
)
