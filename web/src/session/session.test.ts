import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SessionAnswer } from './token-times.ts'

const minute = 60_000

/** A page on its own: the module keeps its state, so each test reads it anew. */
async function page(answers: (() => Promise<Response>)[], signedInBefore = true) {
  vi.resetModules()
  const asked: string[] = []
  vi.stubGlobal('document', { addEventListener: () => undefined, visibilityState: 'visible' })
  // The pages of other tests are not tabs of this one.
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.stubGlobal('fetch', (input: string) => {
    asked.push(input)
    const next = answers.shift()
    return next ? next() : Promise.reject(new TypeError('no network'))
  })
  // The browser was signed in last time.
  const kept = new Map([['moisson.signed-in', 'yes']])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  if (!signedInBefore) kept.clear()
  const session = await import('./session.ts')
  const { currentBearer } = await import('../api/bearer.ts')
  return { session, bearer: currentBearer(), asked }
}

function tokenFor(minutes: number): string {
  const iat = 1_700_000_000
  const claims = btoa(JSON.stringify({ iat, exp: iat + minutes * 60 }))
  return `head.${claims}.${Math.random()}`
}
const ok = (minutes = 15) => {
  const answer = {
    id_token: tokenFor(minutes),
    expires_at: '2001-01-01T00:00:00Z',
    auth_time: '2001-01-01T00:00:00Z',
    user: { uid: 'u1' },
    redirect: null,
  } as unknown as SessionAnswer
  return () => Promise.resolve(Response.json(answer))
}
const refused = (code: string) => () => Promise.resolve(Response.json({ error: 'x', code }, { status: 401 }))
const cut = () => Promise.reject(new TypeError('no network'))

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the silent refresh at load signs in, and the token is renewed 5 minutes before its end', async () => {
  const { session, bearer, asked } = await page([ok(), ok()])
  const first = await bearer.token()
  expect(asked).toEqual(['/api/auth/refresh'])
  await vi.advanceTimersByTimeAsync(10 * minute - 1)
  expect(asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(2)
  expect(asked).toHaveLength(2)
  expect(bearer.tokenNow()).not.toBe(first)
  expect(session.sessionState().status).toBe('signed-in')
})

test('without a network the renewal is tried again after 30 s, 60 s, 120 s, and the person stays signed in', async () => {
  const { session, bearer, asked } = await page([ok(), cut, cut, cut, ok()])
  await bearer.token()
  await vi.advanceTimersByTimeAsync(10 * minute)
  for (const [seconds, calls] of [
    [29, 2],
    [1, 3],
    [59, 3],
    [1, 4],
    [119, 4],
    [1, 5],
  ] as const) {
    await vi.advanceTimersByTimeAsync(seconds * 1000)
    expect(asked).toHaveLength(calls)
  }
  expect(session.sessionState().status).toBe('signed-in')
  expect(bearer.tokenNow()).not.toBeNull()
})

test('a token that is nearly dead is renewed before it is used', async () => {
  const { bearer, asked } = await page([ok(), cut, cut, cut, cut, cut, ok()])
  const first = await bearer.token()
  await vi.advanceTimersByTimeAsync(14.6 * minute)
  expect(bearer.tokenNow()).toBeNull()
  const tries = asked.length
  await vi.advanceTimersByTimeAsync(3 * minute)
  expect(asked.length).toBeGreaterThan(tries)
  expect(await bearer.token()).not.toBe(first)
})

test('a refused cookie signs out and keeps the reason', async () => {
  const { session, bearer } = await page([refused('user-token-expired')])
  expect(await bearer.token()).toBeNull()
  expect(session.sessionState()).toEqual({ status: 'signed-out', code: 'user-token-expired' })
})

test('a browser where nobody signed in asks for nothing', async () => {
  const { session, bearer, asked } = await page([], false)
  expect(await bearer.token()).toBeNull()
  expect(asked).toEqual([])
  expect(session.sessionState()).toEqual({ status: 'signed-out', code: null })
})

test('calls at the same time wait for one refresh', async () => {
  const { bearer, asked } = await page([ok()])
  const [one, other] = await Promise.all([bearer.token(), bearer.token()])
  expect(one).toBe(other)
  expect(asked).toHaveLength(1)
})

test('a 401 for an older token says nothing about the present one', async () => {
  const { session, bearer } = await page([ok()])
  const present = await bearer.token()
  const { ApiError } = await import('../api/api-error.ts')
  void bearer.rejected(new ApiError('x', { status: 401 }), 'an older token')
  expect(session.sessionState().status).toBe('signed-in')
  void bearer.rejected(new ApiError('x', { status: 401, code: 'user-disabled' }), present)
  expect(session.sessionState()).toEqual({ status: 'signed-out', code: 'user-disabled' })
})

test('signing out clears at once, even when the server does not answer', async () => {
  const { session, bearer } = await page([ok(), cut])
  await bearer.token()
  const leaving = session.signOut()
  expect(session.sessionState().status).toBe('signed-out')
  await leaving
  expect(bearer.tokenNow()).toBeNull()
})

test('what somebody read last is kept for them alone: it goes with another person, and with the end of the session', async () => {
  const key = 'moisson.last-known'
  const { session, bearer } = await page([ok(), refused('user-token-expired')])
  localStorage.setItem(key, 'u1 \n{}')
  await bearer.token()
  expect(localStorage.getItem(key)).not.toBeNull()
  await session.renew(true)
  expect(localStorage.getItem(key)).toBeNull()

  const other = await page([ok()])
  localStorage.setItem(key, 'u2 \n{}')
  await other.bearer.token()
  expect(localStorage.getItem(key)).toBeNull()
})

describe('when something would be lost with the page', () => {
  const claire = { user: { uid: 'u1', email: 'claire@example.org' } }

  /** A page with a form half filled, signed in as told, where somebody can be asked. */
  async function halfFilled(answers: (() => Promise<Response>)[], as: object = claire, canAsk = true) {
    const opened = await page(answers)
    const { hold } = await import('./at-stake.ts')
    const stepUp = await import('./step-up.ts')
    const { onOtherPerson } = await import('./other-person.ts')
    hold(() => true)
    if (canAsk) stepUp.subscribeAsked(() => undefined)
    const answer = { id_token: tokenFor(15), expires_at: '', auth_time: '', campaign_scope: null, ...as }
    const come = (next: object = answer) => opened.session.adopt({ ...answer, ...next } as SessionAnswer)
    come()
    const left = vi.fn<() => void>()
    onOtherPerson(left)
    const { ApiError } = await import('../api/api-error.ts')
    const end = (code = 'unauthenticated') =>
      opened.bearer.rejected(new ApiError('x', { status: 401, code }), opened.bearer.tokenNow())
    return { ...opened, stepUp, come, left, end }
  }

  test('a session that the server ended waits for its person, and what was refused goes on with the new token', async () => {
    const { session, bearer, stepUp, come, left, end } = await halfFilled([])
    const back = end()
    expect(session.sessionState()).toEqual({ status: 'signed-out', code: 'unauthenticated' })
    // What is asked for meanwhile waits too, and nobody is led away.
    const token = bearer.token()
    const guard = session.settled()
    await vi.advanceTimersByTimeAsync(10 * minute)
    expect(left).not.toHaveBeenCalled()
    come({ id_token: tokenFor(15) })
    stepUp.answerSignIn(true)
    await expect(back).resolves.toBe(true)
    await expect(token).resolves.toBe(bearer.tokenNow())
    await expect(guard).resolves.toMatchObject({ status: 'signed-in' })
    expect(left).not.toHaveBeenCalled()
  })

  test('a token that cannot be renewed any more asks in place too', async () => {
    const { bearer, stepUp, come } = await halfFilled([
      refused('user-token-expired'),
      refused('user-token-expired'),
    ])
    await vi.advanceTimersByTimeAsync(20 * minute)
    const token = bearer.token()
    expect(stepUp.whenBack()).not.toBeNull()
    come({ id_token: tokenFor(15) })
    stepUp.answerSignIn(true)
    await expect(token).resolves.toBe(bearer.tokenNow())
  })

  test('whoever gives it up leaves the page as an ended session does', async () => {
    const { session, bearer, stepUp, left, end } = await halfFilled([])
    const back = end()
    stepUp.answerSignIn(false)
    await expect(back).resolves.toBe(false)
    expect(left).toHaveBeenCalledOnce()
    expect(await bearer.token()).toBeNull()
    expect(await session.settled()).toEqual({ status: 'signed-out', code: 'unauthenticated' })
  })

  test('signing out said by the person, here or in another tab, leaves at once', async () => {
    const { session, stepUp, left, end } = await halfFilled([ok()])
    void end()
    await session.signOut()
    expect(stepUp.whenBack()).toBeNull()
    expect(left).toHaveBeenCalledOnce()
  })

  test.each([
    ['a kiosk', { ...claire, kiosk: true }],
    ['the code of a letter', { user: { uid: 'u1', email: '' } }],
  ])('%s leaves at once: nobody is asked to come back to somebody else’s page', async (_, as) => {
    const { stepUp, left, end } = await halfFilled([], as)
    expect(end()).toBeNull()
    expect(stepUp.whenBack()).toBeNull()
    expect(left).toHaveBeenCalledOnce()
  })

  test('an account that was suspended leaves at once, and so does a page where nobody can be asked', async () => {
    const suspended = await halfFilled([])
    expect(suspended.end('user-disabled')).toBeNull()
    expect(suspended.left).toHaveBeenCalledOnce()
    const alone = await halfFilled([], claire, false)
    expect(alone.end()).toBeNull()
    expect(alone.left).toHaveBeenCalledOnce()
  })
})
