import type { Output } from '@moisson/contract/call'
import type { getAccordDraft } from '@moisson/contract/accord-drafts'
import { ApiError, loggedTexts } from '../../../../../api/api-error.ts'
import { sameValue } from '../../../../../api/same-value.ts'

export type StoredDraft = Output<typeof getAccordDraft>
export type Answers = StoredDraft['answers']
type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export type SavedState =
  /** The server has it. */
  | { kind: 'saved' }
  /** Changed; it leaves in a moment. */
  | { kind: 'changed' }
  | { kind: 'sending' }
  /** Nobody answers: it waits, on this device too where that is `safe`, and leaves when the network is back. */
  | { kind: 'waiting'; safe: boolean }
  /** Somebody saved other answers to the same questions. */
  | { kind: 'conflict'; theirs: StoredDraft }
  /** The server says no, and why. */
  | { kind: 'refused'; error: ApiError }

export interface QueueView {
  /** The last answer of the server. */
  stored: StoredDraft
  /** What is on screen. */
  answers: Answers
  state: SavedState
}

export interface QueueNeeds {
  save: (answers: Answers, version: number) => Promise<StoredDraft>
  shelf: Shelf | null
  delayMs?: number
  retryMs?: number
}

/** Milliseconds of calm before a change leaves, and between two tries without network. */
const calmMs = 600
const againMs = 10_000

const keyOf = (draft: StoredDraft) => `moisson.accord.${draft.id}`

/**
 * Keeps the answers of a draft as they are given: on the device at once, on the server after a moment of calm, one
 * request at a time. What somebody else answered meanwhile is taken in where this screen changed nothing; the same
 * question answered twice is for the person to decide.
 */
export class AnswersQueue {
  #view: QueueView
  readonly #needs: QueueNeeds
  readonly #listeners = new Set<() => void>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #sending: Promise<void> | null = null

  constructor(stored: StoredDraft, needs: QueueNeeds) {
    this.#needs = needs
    const left = leftOn(needs.shelf, stored)
    this.#view = { stored, answers: left?.answers ?? stored.answers, state: { kind: 'saved' } }
    if (left === null) return
    this.#view.state =
      left.version === stored.version ? { kind: 'changed' } : { kind: 'conflict', theirs: stored }
    if (left.version === stored.version) this.#plan(0)
  }

  view = (): QueueView => this.#view

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  change(answers: Answers): void {
    const safe = this.#keep(answers)
    const { kind } = this.#view.state
    if (kind === 'conflict') return this.#become({ answers })
    if (kind === 'waiting') return this.#become({ answers, state: { kind, safe } })
    this.#become({ answers, state: { kind: this.#sending ? 'sending' : 'changed' } })
    if (!this.#sending) this.#plan(this.#needs.delayMs ?? calmMs)
  }

  /** Sends what waits; resolves when the server has it or has said why not. */
  async send(): Promise<void> {
    clearTimeout(this.#timer)
    if (this.#sending) await this.#sending
    const { state } = this.#view
    if (state.kind === 'saved' || state.kind === 'conflict') return
    this.#sending = this.#sendOnce().finally(() => {
      this.#sending = null
    })
    await this.#sending
    if (this.#view.state.kind === 'changed') this.#plan(0)
  }

  keepMine(): Promise<void> {
    const { state } = this.#view
    if (state.kind !== 'conflict') return Promise.resolve()
    this.#become({ stored: state.theirs, state: { kind: 'changed' } })
    this.#keep(this.#view.answers)
    return this.send()
  }

  takeTheirs(): void {
    const { state } = this.#view
    if (state.kind !== 'conflict') return
    this.#forget()
    this.#become({ stored: state.theirs, answers: state.theirs.answers, state: { kind: 'saved' } })
  }

  /** Renamed elsewhere on this screen: the next save starts from there. */
  adopt(stored: StoredDraft): void {
    if (stored.version > this.#view.stored.version) this.#become({ stored })
  }

  /** Sends what waits when the network is back or the page is left. */
  attend(): () => void {
    const again = () => {
      if (this.#view.state.kind === 'waiting') void this.send()
    }
    const leave = () => {
      if (document.visibilityState === 'hidden' && this.#view.state.kind === 'changed') void this.send()
    }
    window.addEventListener('online', again)
    document.addEventListener('visibilitychange', leave)
    return () => {
      window.removeEventListener('online', again)
      document.removeEventListener('visibilitychange', leave)
      clearTimeout(this.#timer)
      if (this.#view.state.kind === 'changed') void this.send()
    }
  }

  async #sendOnce(): Promise<void> {
    const { answers, stored } = this.#view
    this.#become({ state: { kind: 'sending' } })
    try {
      this.#saved(answers, await this.#needs.save(answers, stored.version))
    } catch (error) {
      this.#failed(answers, error instanceof ApiError ? error : new ApiError(loggedTexts.unknown))
    }
  }

  #saved(sent: Answers, stored: StoredDraft): void {
    if (this.#view.answers === sent) {
      this.#forget()
      return this.#become({ stored, state: { kind: 'saved' } })
    }
    this.#become({ stored, state: { kind: 'changed' } })
    this.#keep(this.#view.answers)
  }

  #failed(sent: Answers, error: ApiError): void {
    if (error.status === null || error.status >= 500 || error.status === 429) {
      this.#become({ state: { kind: 'waiting', safe: this.#keep(this.#view.answers) } })
      return this.#plan(this.#needs.retryMs ?? againMs)
    }
    const theirs = error.status === 412 ? currentIn(error.body) : null
    if (!theirs) return this.#become({ state: { kind: 'refused', error } })
    // An earlier try reached the server and its answer was lost on the way.
    if (sameValue(theirs.answers, sent)) return this.#saved(sent, theirs)
    const both = together(this.#view.stored.answers, this.#view.answers, theirs.answers)
    if (both === null) return this.#become({ state: { kind: 'conflict', theirs } })
    this.#become({ stored: theirs, answers: both, state: { kind: 'changed' } })
    this.#keep(both)
  }

  #keep(answers: Answers): boolean {
    const { stored } = this.#view
    try {
      this.#needs.shelf?.setItem(keyOf(stored), JSON.stringify({ version: stored.version, answers }))
      return this.#needs.shelf !== null
    } catch {
      return false
    }
  }

  #forget(): void {
    try {
      this.#needs.shelf?.removeItem(keyOf(this.#view.stored))
    } catch {
      // Nothing was kept there either.
    }
  }

  #plan(delay: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.send(), delay)
  }

  #become(next: Partial<QueueView>): void {
    this.#view = { ...this.#view, ...next }
    for (const listener of this.#listeners) listener()
  }
}

/** Both changes, where no part of the answers was changed on both sides; else null. */
export function together(base: Answers, mine: Answers, theirs: Answers): Answers | null {
  const names = new Set([...Object.keys(base), ...Object.keys(mine), ...Object.keys(theirs)])
  const merged: Record<string, unknown> = {}
  for (const name of names) {
    const [before, here, there] = [base, mine, theirs].map((one) => Reflect.get(one, name) as unknown)
    const iChanged = !sameValue(before, here)
    if (iChanged && !sameValue(before, there) && !sameValue(here, there)) return null
    const value = iChanged ? here : there
    if (value !== undefined) merged[name] = value
  }
  return merged as Answers
}

function leftOn(shelf: Shelf | null, stored: StoredDraft): { version: number; answers: Answers } | null {
  try {
    const kept: unknown = JSON.parse(shelf?.getItem(keyOf(stored)) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('version' in kept) || !('answers' in kept)) return null
    if (typeof kept.version !== 'number' || typeof kept.answers !== 'object' || kept.answers === null)
      return null
    const answers = kept.answers as Answers
    return sameValue(answers, stored.answers) ? null : { version: kept.version, answers }
  } catch {
    return null
  }
}

/** The state that a refused write carries along. */
function currentIn(body: unknown): StoredDraft | null {
  if (typeof body !== 'object' || body === null || !('current' in body)) return null
  const current = body.current as Partial<StoredDraft> | null
  return current && typeof current.version === 'number' && typeof current.answers === 'object'
    ? (current as StoredDraft)
    : null
}
