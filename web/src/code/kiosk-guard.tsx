import { signOut } from '@moisson/contract/identity'
import { useEffect, useState } from 'react'
import { send } from '../api/send.ts'
import { Button } from '../kit/button.tsx'
import { rememberLeftAlone } from '../session/signed-in-hint.ts'
import { identityTimeout } from '../session/identity-timeout.ts'
import { useWords } from '../words/catalogue.ts'
import { keepLanguage } from '../words/language.ts'
import { codeWords } from './code-words.ts'

/** Three minutes without a touch, and nobody is there any more. */
const IDLE_SECONDS = 180
const WARN_SECONDS = 30
/** A screen reader moves the focus or the selection without a key or a touch. */
const touches = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'focusin', 'selectionchange'] as const

/** Around everything a kiosk shows: how long until it closes by itself, and the way to close it. */
export default function KioskGuard() {
  const words = useWords(codeWords)
  const [left, setLeft] = useState(IDLE_SECONDS)
  useEffect(() => {
    let last = Date.now()
    const touched = () => {
      last = Date.now()
      setLeft(IDLE_SECONDS)
    }
    const timer = setInterval(() => {
      const seconds = Math.max(0, IDLE_SECONDS - Math.floor((Date.now() - last) / 1000))
      setLeft(seconds)
      if (seconds === 0) {
        clearInterval(timer)
        void leave(true)
      }
    }, 500)
    for (const name of touches) document.addEventListener(name, touched, { passive: true })
    return () => {
      clearInterval(timer)
      for (const name of touches) document.removeEventListener(name, touched)
      // Another page of the site is not what the device is for.
      void leave()
    }
  }, [])
  const soon = left <= WARN_SECONDS
  return (
    <aside
      aria-label={words.bar}
      className={`sticky top-0 z-50 flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-1.5 text-sm no-print ${soon ? 'bg-amber-100 text-amber-950' : 'bg-neutral-900 text-white'}`}
    >
      <p className="tabular" role={soon ? 'alert' : undefined}>
        {words.left(soon ? Math.ceil(left / 10) * 10 : left)}
      </p>
      <div className="flex gap-2">
        {soon && <Button size="small">{words.stay}</Button>}
        <Button size="small" onClick={() => void leave()}>
          {words.end}
        </Button>
      </div>
    </aside>
  )
}

/** The session ends at the server, and the page begins anew: nothing of it is left in memory or in the history. */
async function leave(alone = false): Promise<void> {
  await send(signOut, {}, { timeoutMs: identityTimeout() }).catch(() => undefined)
  // The server's answer empties the storage of this browser, where the language is not the session's.
  keepLanguage()
  if (alone) rememberLeftAlone(true)
  location.replace('/kiosque')
}
