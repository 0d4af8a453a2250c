import type { SecondStep } from '@moisson/contract/call'
import { refreshSession, signOut as signOutCall } from '@moisson/contract/identity'
import { useSyncExternalStore } from 'react'
import { ApiError } from '../api/api-error.ts'
import { registerBearer } from '../api/bearer.ts'
import { send } from '../api/send.ts'
import { identityTimeout } from './identity-timeout.ts'
import { isExpired, renewalDelay, retryDelay } from './refresh-schedule.ts'
import { mayBeSignedIn, personOf, rememberKioskTab, rememberSignedIn } from './signed-in-hint.ts'
import { keepLanguage } from '../words/language.ts'
import { answerSignIn, askSignIn, isWorthReturning, whenBack } from './step-up.ts'
import { onOtherTab, tellOtherTabs, withRefreshLock } from './tabs.ts'
import type { SessionAnswer } from './token-times.ts'
import { localExpiry } from './token-times.ts'

export type SessionState =
  | { status: 'unknown' }
  | { status: 'signed-out'; code: string | null }
  | { status: 'signed-in'; answer: SessionAnswer; expiresAt: number }
  /** Signed in but for a second factor: nothing else is asked of the server until then. */
  | { status: 'second-step'; step: SecondStep; answer: SessionAnswer; expiresAt: number }

const listeners = new Set<() => void>()
let state: SessionState = { status: 'unknown' }
let renewal: ReturnType<typeof setTimeout> | undefined
let renewing: Promise<void> | undefined
let failures = 0

export const sessionState = (): SessionState => state
/** Whether the session stands on a device that everybody uses: nothing is kept there. */
export const isKiosk = (): boolean => 'answer' in state && state.answer.kiosk

export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useSession(): SessionState {
  return useSyncExternalStore(subscribeSession, sessionState, () => state)
}

function become(next: SessionState): void {
  state = next
  // A device that everybody uses keeps nothing, not even that somebody was there.
  if ('answer' in next) rememberKioskTab(isKiosk())
  rememberSignedIn('answer' in next && !isKiosk() ? personOf(next.answer) : null)
  tellAll()
}

function tellAll(): void {
  for (const listener of listeners) listener()
}

/** Takes up a session just opened or renewed, here and in the other tabs. */
export function adopt(answer: SessionAnswer, tell = true): void {
  failures = 0
  const expiresAt = localExpiry(answer, Date.now())
  const step = answer.second_step
  become(
    step ? { status: 'second-step', step, answer, expiresAt } : { status: 'signed-in', answer, expiresAt },
  )
  planRenewal(renewalDelay(expiresAt, Date.now()))
  // Another tab keeps what it has until the second factor was shown here.
  if (tell && !step && !isKiosk()) tellOtherTabs({ kind: 'signed-in', answer })
}

/** Ends the session here: `code` says why the server ended it, null that the person did. */
function forget(code: string | null, tell = true): void {
  clearTimeout(renewal)
  failures = 0
  if (code === null) answerSignIn(false)
  // The account can be opened again, on a device of its person, who would lose something with the page.
  else if (
    state.status === 'signed-in' &&
    code !== 'user-disabled' &&
    !isKiosk() &&
    state.answer.user.email &&
    isWorthReturning()
  )
    void askSignIn(state.answer).then(tellAll)
  become({ status: 'signed-out', code })
  if (tell) tellOtherTabs({ kind: 'signed-out', code })
}

/**
 * Resolves once it is known whether somebody is signed in, and whoever the page waits for is back; rejects when the
 * identity service does not answer.
 */
export async function settled(): Promise<SessionState> {
  if (state.status === 'unknown') {
    // A browser where nobody signed in has no cookie worth asking about.
    if (mayBeSignedIn()) await renew()
    else forget(null, false)
  }
  if (state.status === 'signed-out') await whenBack()
  return state
}

/** Renews the ID token by the cookie, `anew` even where it lasts; one call at a time over all tabs. */
export function renew(anew = false): Promise<void> {
  renewing ??= withRefreshLock(() => renewOnce(anew)).finally(() => {
    renewing = undefined
  })
  return renewing
}

async function renewOnce(anew: boolean): Promise<void> {
  // Another tab may have renewed while this one waited for the lock.
  if (!anew && 'answer' in state && renewalDelay(state.expiresAt, Date.now()) > 0) return
  try {
    adopt(await send(refreshSession, {}, { timeoutMs: identityTimeout() }))
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return forget(error.code)
    failures += 1
    planRenewal(retryDelay(failures))
    if (!(error instanceof ApiError) || error.status !== null || !(await openedOffline())) throw error
  }
}

let readOffline = (): Promise<SessionAnswer | null> => Promise.resolve(null)
/** What a page opened without network shows: told at the start, since it reads the answers kept for this very session. */
export function registerOffline(read: () => Promise<SessionAnswer | null>): void {
  readOffline = read
}

/** A page opened without network shows what its person read last; whatever it asks waits for a token. */
async function openedOffline(): Promise<boolean> {
  if (state.status !== 'unknown') return false
  const answer = await readOffline().catch(() => null)
  if (answer) become({ status: 'signed-in', answer, expiresAt: 0 })
  return answer !== null
}

function planRenewal(delay: number): void {
  clearTimeout(renewal)
  renewal = setTimeout(() => void renew().catch(() => undefined), delay)
}

async function token(): Promise<string | null> {
  const known = await settled()
  if (!('answer' in known)) return null
  if (!isExpired(known.expiresAt, Date.now())) return known.answer.id_token
  await renew()
  await settled()
  return tokenNow()
}

function tokenNow(): string | null {
  return 'answer' in state && !isExpired(state.expiresAt, Date.now()) ? state.answer.id_token : null
}

/** Ends the session at the server and clears everything here and in the other tabs, even without a network. */
export async function signOut(): Promise<void> {
  const ending = send(signOutCall, {}, { timeoutMs: identityTimeout() })
  forget(null)
  await ending.catch(() => undefined)
  // The server's answer empties the storage of this browser, where the language is not the session's.
  keepLanguage()
}

/** Connects the session to the HTTP client and to the other tabs. */
function connect(): void {
  registerBearer({
    token,
    tokenNow,
    confirmRecentSignIn: () => askSignIn(),
    // What the session owes is asked where it is asked of everybody, with the way back here.
    owesFactor: () => {
      const { pathname, search } = location
      if (pathname !== '/login' && !whenBack())
        location.assign(`/login?step=1&redirect=${encodeURIComponent(pathname + search)}`)
    },
    rejected: (error, used) => {
      // A call that left with an older token says nothing about the present one.
      if (used === tokenNow() || used === null) forget(error.code)
      return whenBack()
    },
  })
  if (globalThis.moissonFirst) globalThis.moissonFirst.arrived = true
  onOtherTab((message) => {
    if (message.kind === 'signed-in') adopt(message.answer, false)
    else forget(message.code, false)
  })
  // A laptop that slept past the plan renews when it wakes.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || !('answer' in state)) return
    if (renewalDelay(state.expiresAt, Date.now()) === 0) void renew().catch(() => undefined)
  })
}

// At build there is nobody to sign in.
if (typeof document !== 'undefined') connect()
