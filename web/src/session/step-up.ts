import { useSyncExternalStore } from 'react'

interface Asked {
  promise: Promise<boolean>
  answer: (confirmed: boolean) => void
}

const listeners = new Set<() => void>()
let asked: Asked | undefined

/** Opens the dialog that asks the person to sign in again; several calls wait for the same answer. */
export function askRecentSignIn(): Promise<boolean> {
  if (!asked) {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    asked = { promise, answer: resolve }
    tell()
  }
  return asked.promise
}

export function answerRecentSignIn(confirmed: boolean): void {
  const waiting = asked
  asked = undefined
  waiting?.answer(confirmed)
  tell()
}

export function useRecentSignInAsked(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => asked !== undefined,
    () => false,
  )
}

function tell(): void {
  for (const listener of listeners) listener()
}
