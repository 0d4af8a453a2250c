import { useSyncExternalStore } from 'react'
import { stakes } from './at-stake.ts'
import type { SessionAnswer } from './token-times.ts'

interface Asked {
  promise: Promise<boolean>
  resolve: (confirmed: boolean) => void
  /** The session that ended while something would be lost: its person alone may come back. Null where it stands. */
  former: SessionAnswer | null
}

const listeners = new Set<() => void>()
let asked: Asked | undefined

/** Opens the dialog that asks the person to sign in again; several calls wait for the same answer. */
export function askSignIn(former: SessionAnswer | null = null): Promise<boolean> {
  const { promise, resolve } = asked ?? Promise.withResolvers<boolean>()
  asked = { promise, resolve, former: asked?.former ?? former }
  tell()
  return promise
}

export function answerSignIn(confirmed: boolean): void {
  const waiting = asked
  asked = undefined
  waiting?.resolve(confirmed)
  tell()
}

/** While the page waits, hidden, for its person to come back: true once they are, false when they left it. */
export const whenBack = () => (asked?.former ? asked.promise : null)
/** Whether something would be lost with the page, and the screens that can ask are there. */
export const isWorthReturning = (): boolean => listeners.size > 0 && [...stakes].some((loses) => loses())

/** Whoever listens can ask. */
export function subscribeAsked(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What is asked, for the one that asks it. */
export function useAskedSignIn(): Asked | undefined {
  return useSyncExternalStore(subscribeAsked, () => asked)
}

function tell(): void {
  for (const listener of listeners) listener()
}
