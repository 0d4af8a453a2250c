import type { Output } from '@moisson/contract/call'
import type { getMyChoices } from '@moisson/contract/choice'
import type { ChoiceMode, Destination } from '@moisson/core/vocabulary'
import { ApiError, loggedTexts } from '../../../../api/api-error.ts'
import { isKiosk } from '../../../../session/session.ts'
import type { Shelf } from './-phone-copy.ts'
import { keepOnPhone, phoneCopyAt, phoneKey, removeFromPhone } from './-phone-copy.ts'
import type { Asked } from './-asked.ts'
import { askedOf, isOpen, sameAsked } from './-asked.ts'

export type Choices = Output<typeof getMyChoices>
export interface Draft {
  mode: ChoiceMode
  lines: Asked[]
}

type Lines = Choices['lines']
/** Another device saved in the meantime. */
interface Conflict {
  kind: 'conflict'
  theirs: Choices
  /** The choice here as the server reads it, matching included; null while it has not said. */
  ours: Lines | null
  /** The version that the choice here began from: the server refuses it for as long as nobody decides. */
  since: number
  /** Confirms the choice here, whose confirmation it stopped. */
  again?: () => Promise<void>
}

export type KeptState =
  /** The server has it. */
  | { kind: 'kept' }
  /** Changed; it leaves in a moment. */
  | { kind: 'changed' }
  | { kind: 'sending' }
  /** Nobody answers: kept on the phone, sent again when the network is back. */
  | { kind: 'on_phone'; at: string; safe: boolean }
  | Conflict
  /** The server says no, and why. */
  | { kind: 'refused'; error: ApiError }

export interface QueueView {
  /** The last answer of the server. */
  choices: Choices
  /** What is on screen and the server may not have yet; null when it has everything. */
  draft: Draft | null
  state: KeptState
  /** How many times the choice was found changed elsewhere: what the screen holds begins again from it. */
  elsewhere: number
}

export interface QueueNeeds {
  save: (draft: Draft, version: number) => Promise<Choices>
  shelf: Shelf | null
  key: string
  now: () => Date
  delayMs?: number
  retryMs?: number
}

/** Milliseconds of calm before a change leaves, and between two tries without network. */
export const draftDelayMs = 700
export const draftRetryMs = 20_000

/**
 * Keeps a choice as it is made: on the phone at once, on the server after a moment of calm, one request at a time.
 * Without network it waits on the phone and leaves once when the network is back. It never overwrites what another
 * device saved: that is for the person to decide.
 */
export class DraftQueue {
  #view: QueueView
  readonly #needs: QueueNeeds
  readonly #listeners = new Set<() => void>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #sending: Promise<void> | null = null

  constructor(choices: Choices, needs: QueueNeeds) {
    this.#needs = needs
    this.#view = { choices, draft: null, state: { kind: 'kept' }, elsewhere: 0 }
    this.#takeUpPhoneCopy()
  }

  view = (): QueueView => this.#view

  /** A change on screen. */
  change(draft: Draft): void {
    const version = this.#baseVersion()
    const safe = keepOnPhone(this.#needs.shelf, this.#needs.key, {
      ...draft,
      version,
      at: this.#needs.now().toISOString(),
    })
    const { state } = this.#view
    // What was being confirmed is no longer what is on screen.
    if (state.kind === 'conflict') {
      const { kind, theirs, since } = state
      this.#become({ draft, state: { kind, theirs, since, ours: null } })
      return this.#plan(this.#needs.delayMs ?? draftDelayMs)
    }
    if (state.kind === 'on_phone') {
      this.#become({ draft, state: { ...state, at: this.#needs.now().toISOString(), safe } })
      return
    }
    this.#become({ draft, state: this.#sending ? { kind: 'sending' } : { kind: 'changed' } })
    if (!this.#sending) this.#plan(this.#needs.delayMs ?? draftDelayMs)
  }

  /** Sends what waits; resolves when the server has it or has said why not. */
  async send(): Promise<void> {
    clearTimeout(this.#timer)
    if (this.#sending) await this.#sending
    const { draft, state } = this.#view
    if (!draft) return
    if (state.kind === 'conflict') return state.ours ? undefined : this.#ask(draft)
    this.#sending = this.#sendOnce(draft).finally(() => {
      this.#sending = null
    })
    await this.#sending
    if (this.#view.draft && this.#view.state.kind === 'changed') this.#plan(0)
  }

  /** Before a confirmation that carries the lines itself: what is under way ends, what waits is not sent apart. */
  async settle(): Promise<void> {
    clearTimeout(this.#timer)
    if (this.#sending) await this.#sending
    clearTimeout(this.#timer)
  }

  /** The server's newest answer: after a confirmation, or read again while nothing waits here. */
  adopt(choices: Choices): void {
    clearTimeout(this.#timer)
    removeFromPhone(this.#needs.shelf, this.#needs.key)
    this.#become({ choices, draft: null, state: { kind: 'kept' } })
  }

  /** A newer answer read by the page; what waits here stays first. */
  refresh(choices: Choices): void {
    if (this.#view.draft || this.#sending || choices.version < this.#view.choices.version) return
    const { choices: known, elsewhere } = this.#view
    if (choices !== known)
      this.#become({ choices, elsewhere: elsewhere + Number(choices.version > known.version) })
  }

  /** A refusal of the confirmation because another device saved: the same question as for a draft. */
  meet(refused: { theirs: Choices; ours: Lines | null }, draft: Draft, again: () => Promise<void>): void {
    this.#become({ draft, state: { kind: 'conflict', ...refused, since: this.#baseVersion(), again } })
  }

  /** The person keeps what is on this screen, and confirms it where that was under way. */
  keepOurs(): Promise<void> {
    const { state } = this.#view
    if (state.kind !== 'conflict') return Promise.resolve()
    this.#become({ choices: state.theirs, state: { kind: 'changed' } })
    return state.again ? state.again() : this.send()
  }

  /** The person takes what the other device saved. */
  takeTheirs(): void {
    const { state } = this.#view
    if (state.kind !== 'conflict') return
    this.#become({ elsewhere: this.#view.elsewhere + 1 })
    this.adopt(state.theirs)
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#listeners.clear()
  }

  /** Tells each change of the view, and sends what waits when the network is back or the page is left. */
  attend(tell: () => void): () => void {
    const again = () => {
      if (this.#view.state.kind === 'on_phone' || this.#view.state.kind === 'conflict') void this.send()
    }
    const leave = () => {
      if (document.visibilityState === 'hidden' && this.#view.state.kind === 'changed') void this.send()
    }
    this.#listeners.add(tell)
    window.addEventListener('online', again)
    document.addEventListener('visibilitychange', leave)
    tell()
    return () => {
      window.removeEventListener('online', again)
      document.removeEventListener('visibilitychange', leave)
      if (this.#view.state.kind === 'changed') void this.send()
      this.stop()
    }
  }

  #takeUpPhoneCopy(): void {
    const copy = phoneCopyAt(this.#needs.shelf, this.#needs.key)
    if (!copy) return
    const { choices } = this.#view
    const draft = { mode: copy.mode, lines: copy.lines }
    if (holds(choices, copy.lines)) {
      removeFromPhone(this.#needs.shelf, this.#needs.key)
    } else if (copy.version === choices.version) {
      this.#view = { ...this.#view, draft, state: { kind: 'on_phone', at: copy.at, safe: true } }
      this.#plan(0)
    } else {
      const state: Conflict = { kind: 'conflict', theirs: choices, ours: null, since: copy.version }
      this.#view = { ...this.#view, draft, state }
      this.#plan(0)
    }
  }

  async #sendOnce(draft: Draft): Promise<void> {
    this.#become({ state: { kind: 'sending' } })
    try {
      this.#saved(draft, await this.#needs.save(draft, this.#baseVersion()))
    } catch (error) {
      this.#failed(draft, error instanceof ApiError ? error : new ApiError(loggedTexts.unknown))
    }
  }

  #saved(sent: Draft, choices: Choices): void {
    if (this.#view.draft === sent) return this.adopt(choices)
    const later = this.#view.draft
    this.#become({ choices, state: { kind: 'changed' } })
    // What was typed while the request travelled now starts from the new version.
    if (later) this.#keep(later)
  }

  #failed(sent: Draft, error: ApiError): void {
    if (error.status === null || error.status >= 500 || error.status === 429) {
      const draft = this.#view.draft ?? sent
      const safe = this.#keep(draft)
      this.#become({ state: { kind: 'on_phone', at: this.#needs.now().toISOString(), safe } })
      this.#plan(this.#needs.retryMs ?? draftRetryMs)
      return
    }
    const theirs = error.status === 412 ? currentIn(error.body) : null
    if (!theirs) {
      // The time to answer is over: the draft is no use any more, and is not tried again at the next visit.
      const over = error.code === 'campaign_closed'
      if (over) removeFromPhone(this.#needs.shelf, this.#needs.key)
      return this.#become({ state: { kind: 'refused', error }, ...(over && { draft: null }) })
    }
    // An earlier try reached the server and its answer was lost on the way.
    if (holds(theirs, sent.lines)) return this.#saved(sent, theirs)
    const since = this.#baseVersion()
    this.#become({ state: { kind: 'conflict', theirs, ours: askedIn(error.body), since } })
  }

  /** What the choice here would do is the server's to say: sent as it is, it is refused again, with what it and the other do. */
  async #ask(draft: Draft): Promise<void> {
    const error: unknown = await this.#needs.save(draft, this.#baseVersion()).catch((why: unknown) => why)
    const { state } = this.#view
    if (!(error instanceof ApiError) || state.kind !== 'conflict' || this.#view.draft !== draft) return
    const theirs = currentIn(error.body)
    if (theirs) this.#become({ state: { ...state, theirs, ours: askedIn(error.body) } })
  }

  #keep(draft: Draft): boolean {
    const copy = { ...draft, version: this.#baseVersion(), at: this.#needs.now().toISOString() }
    return keepOnPhone(this.#needs.shelf, this.#needs.key, copy)
  }

  #baseVersion(): number {
    const { state, choices } = this.#view
    return state.kind === 'conflict' ? state.since : choices.version
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

/** Whether the server has these lines: a fund named here is not yet had where the plan said it in our place. */
function holds({ lines }: Choices, ours: readonly Asked[]): boolean {
  const named = (place: Destination) => ours.some((line) => line.destination === place && !isOpen(line))
  return sameAsked(lines.map(askedOf), ours) && !lines.some((line) => line.by_plan && named(line.destination))
}

/** The queue of a choice with this browser's own storage. */
export function openQueue(choices: Choices, save: QueueNeeds['save']): DraftQueue {
  const key = phoneKey(choices.beneficiary_id, choices.campaign_id)
  return new DraftQueue(choices, { save, shelf: shelfHere(), key, now: () => new Date() })
}

/** None on a device that everybody uses. */
function shelfHere(): Shelf | null {
  if (isKiosk()) return null
  try {
    return localStorage
  } catch {
    return null
  }
}

/** The state that a refused write carries along. */
export function currentIn(body: unknown): Choices | null {
  if (typeof body !== 'object' || body === null || !('current' in body)) return null
  const current = body.current as Partial<Choices> | null
  return current && Array.isArray(current.lines) && typeof current.version === 'number'
    ? (current as Choices)
    : null
}

/** What was asked in a refused write, with what it would do. */
export const askedIn = (body: unknown): Lines | null =>
  (body as { asked?: { lines: Lines } } | null)?.asked?.lines ?? null
