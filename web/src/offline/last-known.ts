import type { InEach, Language } from '@moisson/law/text'
import { longInstant } from '@moisson/law/words/instants'
import { queryClient } from '../api/query-client.ts'
import { sessionState, subscribeSession } from '../session/session.ts'
import { lastKnownKey, personOf } from '../session/signed-in-hint.ts'
import type { SessionAnswer } from '../session/token-times.ts'
import { currentLanguage } from '../words/language.ts'
import { keepPages } from './keep-pages.ts'
import { setTakenUp } from './taken-up.ts'

/** What one person read last in their own space, on their own device. */
interface LastKnown {
  at: string
  language: Language
  session: SessionAnswer
  answers: [key: readonly unknown[], data: unknown][]
}

/** Older than this, a state says more wrong than right. */
const longestMs = 30 * 86_400_000
/** Milliseconds of calm before what was read is kept. */
const calmMs = 1000
const isOwnSpace = () => location.pathname.startsWith('/beneficiaire')

const since: InEach<(at: string) => string> = {
  fr: (at) => `Hors ligne\u00a0: ce que vous voyez date du ${at}.`,
  en: (at) => `Offline: what you see is from ${at}.`,
}

let keeping = false

/** Keeps the pages and what is read on them, for as long as this person is here; once for a page. */
export function keepForLater(): void {
  if (keeping || !mayKeep()) return
  keeping = true
  void keepPages()
  let timer: ReturnType<typeof setTimeout> | undefined
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(write, calmMs)
  }
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') soon()
  })
  subscribeSession(() => {
    if (!mayKeep()) clearTimeout(timer)
  })
  soon()
}

/** A device that everybody uses keeps nothing, nor does one where the code of a letter was typed: it may be anybody's. */
function mayKeep(): boolean {
  const state = sessionState()
  return state.status === 'signed-in' && !state.answer.kiosk && state.answer.user.email !== ''
}

function write(): void {
  const state = sessionState()
  if (state.status !== 'signed-in' || !mayKeep() || !isOwnSpace() || !navigator.onLine) return
  const read = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state: { status } }) => status === 'success')
  const own = read.filter(({ queryKey: [http] }) => String(http).startsWith('GET /beneficiary/me'))
  if (own.length === 0) return
  const kept: LastKnown = {
    // The oldest of them: nothing shown is older than it is told to be.
    at: new Date(Math.min(...own.map(({ state: { dataUpdatedAt } }) => dataUpdatedAt))).toISOString(),
    language: currentLanguage(),
    // The key to the server stays in memory alone.
    session: { ...state.answer, id_token: '' },
    answers: read.map(({ queryKey, state: { data } }) => [queryKey, data]),
  }
  try {
    localStorage.setItem(lastKnownKey, `${personOf(state.answer)}\n${JSON.stringify(kept)}`)
  } catch {
    // No room, or a private window: the next visit needs its network.
  }
}

/** Without network: who was here last and what they read, back in the memory of the page; null where nothing is kept. */
export function takeUpLastKnown(): SessionAnswer | null {
  try {
    if (!isOwnSpace()) return null
    const kept = localStorage.getItem(lastKnownKey)
    if (kept === null) return null
    const { at, language, session, answers } = JSON.parse(kept.slice(kept.indexOf('\n') + 1)) as LastKnown
    const then = Date.parse(at)
    if (language !== currentLanguage() || !(Date.now() - then < longestMs)) return null
    for (const [key, data] of answers) queryClient.setQueryData(key, data, { updatedAt: then })
    setTakenUp(since[language](longInstant(at, language)))
    return session
  } catch {
    return null
  }
}
