import { KeyRound } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../kit/button.tsx'
import { Notice } from '../kit/notice.tsx'
import { onceSomebodyIsThere } from '../kit/once-somebody-is-there.ts'
import { useWords } from '../words/catalogue.ts'
import { shellWords } from '../words/shell.ts'
import type { PasskeyEntry } from './passkey-sign-in.ts'

const code = () => import('./passkey-sign-in.ts')

/**
 * Signing in with a passkey alone: by its button, or from the list that the field of the address shows. The button
 * stands at once; what it needs comes with the first sign that it may be pressed.
 */
export function PasskeyButton(props: { label: string; onEntered: (redirect: string | null) => void }) {
  const { label, onEntered } = props
  const [running, setRunning] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { network } = useWords(shellWords)

  const offered = useEffectEvent((entry: PasskeyEntry | null) => {
    // Nothing was asked for: who gives it up, or has none, is told nothing.
    if (entry && !('refused' in entry)) settle(entry)
  })
  useEffect(() => onceSomebodyIsThere(() => void offerQuietly().then(offered, () => undefined)), [])

  function settle(entry: PasskeyEntry) {
    if ('refused' in entry) setFailure(entry.refused)
    else if (entry.ok) onEntered(entry.value.redirect)
    else setFailure(entry.failure.message || network)
  }
  async function enter() {
    setRunning(true)
    setFailure(null)
    const entry = await code()
      .then(({ enterWithPasskey }) => enterWithPasskey())
      .catch(() => ({ refused: network }))
    settle(entry)
    setRunning(false)
  }
  const fetchCode = () => void code().catch(() => undefined)
  return (
    <div className="grid gap-3">
      {failure && (
        <Notice kind="warning" announced>
          {failure}
        </Notice>
      )}
      <Button
        icon={KeyRound}
        wide
        running={running}
        onPointerEnter={fetchCode}
        onFocus={fetchCode}
        onClick={() => void enter()}
      >
        {label}
      </Button>
    </div>
  )
}

/** Offers the passkeys of the device in the field of the address, where the browser can: no other one fetches the code for it. */
async function offerQuietly(): Promise<PasskeyEntry | null> {
  const able = await globalThis.PublicKeyCredential?.isConditionalMediationAvailable?.()
  return able ? (await code()).enterWithPasskey(true) : null
}
