import type { CallDeclaration } from '@moisson/contract/call'
import { refreshSession } from '@moisson/contract/identity'
import { apiTimeoutMs, fetchWhole } from '../api/fetch-whole.ts'
import type { RequestParts } from '../api/request-of.ts'
import { personalRequestOf } from '../api/request-of.ts'
import { identityTimeout } from '../session/identity-timeout.ts'
import { mayBeSignedIn } from '../session/signed-in-hint.ts'
import { onOtherTab, withRefreshLock } from '../session/tabs.ts'
import type { SessionAnswer } from '../session/token-times.ts'
import { currentLanguage } from '../words/language.ts'
import type { FirstAnswers } from './first-answers.ts'
import { firstReadsOf, type FirstRead } from './reads-of.ts'

/**
 * Written into each page of somebody signed in, and run before the application is read: renews the session as the
 * application would, under the same lock over all tabs, and asks for what the address needs.
 */
async function askFirst(first: FirstAnswers): Promise<void> {
  let over = false
  // Another tab signed out, or in: what was asked here may be another person's, and the application begins anew.
  onOtherTab(() => {
    if (first.arrived) return
    over = true
    first.answers.clear()
  })

  const base = document.querySelector<HTMLMetaElement>('meta[name="api-base"]')?.content ?? '/api'
  function ask(call: CallDeclaration, parts: RequestParts, token: string | null, timeoutMs: number) {
    const { url, ...init } = personalRequestOf(base, call, parts, { token, language: currentLanguage() })
    const answer = fetchWhole(url, init, timeoutMs)
    // Nobody may come for it.
    answer.catch(() => undefined)
    first.answers.set(`${init.method} ${url}`, { asked: performance.now(), headers: init.headers, answer })
    return answer
  }

  await withRefreshLock(async () => {
    if (over) return
    const renewed = ask(refreshSession, {}, null, identityTimeout())
    warmFormats()
    const { response, body } = await renewed
    if (over || !response.ok) return
    const { id_token } = said(body) as SessionAnswer
    const path = location.pathname.replace(/(.)\/$/, '$1')
    const askEach = (reads: readonly FirstRead[]): void => {
      for (const { call, parts, next } of reads) {
        const answer = ask(call, parts, id_token, apiTimeoutMs)
        if (next) answer.then(({ response, body }) => follow(response.ok, body, next)).catch(() => undefined)
      }
    }
    // Once the application is there, it asks by itself.
    const follow = (well: boolean, body: ArrayBuffer, next: NonNullable<FirstRead['next']>) => {
      if (well && !over && !first.arrived) askEach(next(said(body)))
    }
    askEach(firstReadsOf(path, new URLSearchParams(location.search)))
  })
}

const said = (body: ArrayBuffer): unknown => JSON.parse(new TextDecoder().decode(body))

/** The first figure or day that a browser writes costs a phone 80 ms: paid here, while the application is on its way. */
const warmFormats = () => new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'full' }).format()

document.documentElement.lang = currentLanguage()
if (mayBeSignedIn()) {
  globalThis.moissonFirst = { answers: new Map(), arrived: false }
  askFirst(globalThis.moissonFirst).catch(() => undefined)
}
