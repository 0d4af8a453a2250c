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
  /** Somebody saved other answers to the same questions; `base` is what both began from. */
  | { kind: 'conflict'; theirs: StoredDraft; base: Base; parts: readonly string[] }
  /** Somebody deleted the draft. */
  | { kind: 'gone' }
  /** The server says no, and why. */
  | { kind: 'refused'; error: ApiError }

/** The answers that a change began from, and their version. */
type Base = Pick<StoredDraft, 'version' | 'answers'>

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

const keyOf = (draftId: string) => `moisson.accord.${draftId}`

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
    const left = leftOn(needs.shelf, stored.id)
    this.#view = { stored, answers: stored.answers, state: { kind: 'saved' } }
    if (left === null) return
    this.#join(left.base.version === stored.version ? stored : left.base, left.answers, stored)
  }

  view = (): QueueView => this.#view

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  change(answers: Answers): void {
    const safe = this.#keep(answers)
    const { kind } = this.#view.state
    if (kind === 'conflict' || kind === 'gone') return this.#become({ answers })
    if (kind === 'waiting') return this.#become({ answers, state: { kind, safe } })
    this.#become({ answers, state: { kind: this.#sending ? 'sending' : 'changed' } })
    if (!this.#sending) this.#plan(this.#needs.delayMs ?? calmMs)
  }

  /** Sends what waits; resolves when the server has it or has said why not. */
  async send(): Promise<void> {
    clearTimeout(this.#timer)
    if (this.#sending) await this.#sending
    const { state } = this.#view
    if (state.kind === 'saved' || state.kind === 'conflict' || state.kind === 'gone') return
    this.#sending = this.#sendOnce().finally(() => {
      this.#sending = null
    })
    await this.#sending
    if (this.#view.state.kind === 'changed') this.#plan(0)
  }

  /** What both answered is as it is here; what they alone answered is taken in all the same. */
  keepMine(): Promise<void> {
    return this.#settle('mine')
  }

  /** What both answered is as they have it; what was answered here alone stays. */
  takeTheirs(): Promise<void> {
    return this.#settle('theirs')
  }

  /** What the server has now, as a read or a new name brings it: what changed there is taken in, never written over. */
  adopt(stored: StoredDraft): void {
    const { stored: before, answers, state } = this.#view
    if (stored.version <= before.version || this.#sending) return
    // What was saved may have been cleaned on the way: it is no change of this screen.
    if (state.kind === 'saved') this.#join(before, before.answers, stored)
    if (state.kind === 'changed' || state.kind === 'waiting') this.#join(before, answers, stored)
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
    if (error.status === 404) return this.#become({ state: { kind: 'gone' } })
    const theirs = error.status === 412 ? currentIn(error.body) : null
    if (!theirs) return this.#become({ state: { kind: 'refused', error } })
    // An earlier try reached the server and its answer was lost on the way.
    if (sameValue(theirs.answers, sent)) return this.#saved(sent, theirs)
    this.#join(this.#view.stored, this.#view.answers, theirs)
  }

  /** Both changes in one; what was answered on both sides is asked, unless they say the same. */
  #join(base: Base, mine: Answers, theirs: StoredDraft): void {
    const parts = contested(base.answers, mine, theirs.answers)
    if (parts.length > 0) {
      const { version, answers } = base
      return this.#become({
        answers: mine,
        state: { kind: 'conflict', theirs, base: { version, answers }, parts },
      })
    }
    const both = joined(base.answers, mine, theirs.answers, 'mine')
    if (sameValue(both, theirs.answers)) {
      this.#forget()
      return this.#become({ stored: theirs, answers: theirs.answers, state: { kind: 'saved' } })
    }
    this.#become({ stored: theirs, answers: both, state: { kind: 'changed' } })
    this.#keep(both)
    if (!this.#sending) this.#plan(0)
  }

  #settle(whose: Whose): Promise<void> {
    const { state, answers } = this.#view
    if (state.kind !== 'conflict') return Promise.resolve()
    const { theirs, base } = state
    const both = joined(base.answers, answers, theirs.answers, whose)
    // Once this is decided there is nothing left that both answered.
    this.#join(theirs, both, theirs)
    return this.send()
  }

  #keep(answers: Answers): boolean {
    const { stored, state } = this.#view
    const { version, answers: began } = state.kind === 'conflict' ? state.base : stored
    try {
      this.#needs.shelf?.setItem(keyOf(stored.id), JSON.stringify({ version, began, answers }))
      return this.#needs.shelf !== null
    } catch {
      return false
    }
  }

  #forget(): void {
    forgetDraft(this.#needs.shelf, this.#view.stored.id)
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

type Whose = 'mine' | 'theirs'
const partOf = (answers: Answers, name: string) => Reflect.get(answers, name) as unknown
const partsOf = (...sides: readonly Answers[]) => [...new Set(sides.flatMap((one) => Object.keys(one)))]

/** The parts of the answers that changed on both sides, each otherwise. */
function contested(base: Answers, mine: Answers, theirs: Answers): string[] {
  return partsOf(base, mine, theirs).filter((name) => {
    const [before, here, there] = [base, mine, theirs].map((one) => partOf(one, name))
    return !sameValue(before, here) && !sameValue(before, there) && !sameValue(here, there)
  })
}

/** Both changes; a part that changed on both sides is as one of them has it. */
function joined(base: Answers, mine: Answers, theirs: Answers, whose: Whose): Answers {
  const both = contested(base, mine, theirs)
  const parts = partsOf(base, mine, theirs).map((name): [string, unknown] => {
    const changed = !sameValue(partOf(base, name), partOf(mine, name))
    const here = both.includes(name) ? whose === 'mine' : changed
    return [name, partOf(here ? mine : theirs, name)]
  })
  return Object.fromEntries(parts.filter(([, value]) => value !== undefined)) as Answers
}

/** What was typed is kept on this device where the browser lets it. */
export function shelfHere(): Storage | null {
  try {
    return localStorage
  } catch {
    return null
  }
}

/** Nothing of a draft is kept here any more. */
export function forgetDraft(shelf: Shelf | null, draftId: string): void {
  try {
    shelf?.removeItem(keyOf(draftId))
  } catch {
    // Nothing was kept there either.
  }
}

/** What a page that was left before it could save has kept on this device, and from what it had begun. */
export function leftOn(shelf: Shelf | null, draftId: string): { base: Base; answers: Answers } | null {
  try {
    const kept: unknown = JSON.parse(shelf?.getItem(keyOf(draftId)) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('version' in kept) || !('answers' in kept)) return null
    if (typeof kept.version !== 'number' || typeof kept.answers !== 'object' || kept.answers === null)
      return null
    const began = 'began' in kept && typeof kept.began === 'object' ? (kept.began as Answers | null) : null
    return { base: { version: kept.version, answers: began ?? {} }, answers: kept.answers as Answers }
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
