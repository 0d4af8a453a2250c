import type { SessionAnswer } from './token-times.ts'

export type TabMessage =
  | { kind: 'signed-in'; answer: SessionAnswer }
  /** Why the server ended the session; null where the person did. */
  | { kind: 'signed-out'; code: string | null }

const channel =
  typeof BroadcastChannel === 'undefined' || typeof document === 'undefined'
    ? undefined
    : new BroadcastChannel('moisson.session')

export function tellOtherTabs(message: TabMessage): void {
  channel?.postMessage(message)
}

export function onOtherTab(listener: (message: TabMessage) => void): void {
  channel?.addEventListener('message', (event: MessageEvent<TabMessage>) => listener(event.data))
}

/** One refresh at a time over all tabs; plain http from another host has no Web Locks, and the server forgives. */
export function withRefreshLock(work: () => Promise<void>): Promise<void> {
  const locks = globalThis.navigator?.locks as LockManager | undefined
  return locks ? locks.request('moisson.refresh', work) : work()
}
