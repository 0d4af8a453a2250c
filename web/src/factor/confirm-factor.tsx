import type { Output, Request } from '@moisson/contract/call'
import { confirmFactor, startFactor } from '@moisson/contract/factor'
import { KeyRound, ShieldCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Form } from '../form/form.tsx'
import { Button } from '../kit/button.tsx'
import { TextField } from '../kit/field.tsx'
import { Notice } from '../kit/notice.tsx'
import { SkeletonLines } from '../kit/skeleton.tsx'
import { adopt } from '../session/session.ts'
import type { IdentityOutcome } from '../session/sign-in.ts'
import { askIdentity } from '../session/sign-in.ts'
import { useWords } from '../words/catalogue.ts'
import { factorWords } from './factor-words.ts'
import { askPasskey } from './passkey.ts'
import { useIdentity } from './use-identity.ts'

type Ways = Output<typeof startFactor>
type Shown = Request<typeof confirmFactor>['body']

/** Asks for one of the account’s second factors, the easiest first: a passkey, a code, a code noted on paper. */
export default function ConfirmFactor({ onDone }: { onDone: () => void }) {
  const words = useWords(factorWords)
  const identity = useIdentity()
  const [ways, setWays] = useState<IdentityOutcome<Ways> | null>(null)
  const [onPaper, setOnPaper] = useState(false)
  const [typed, setTyped] = useState('')
  useEffect(() => {
    let stale = false
    void askIdentity(startFactor, {}).then((outcome) => {
      if (!stale) setWays(outcome)
    })
    return () => {
      stale = true
    }
  }, [])
  if (ways === null) return <SkeletonLines lines={3} />
  if (!ways.ok) return <Notice kind="error">{ways.failure.message}</Notice>
  const { passkey, totp, recovery_codes_left: left } = ways.value

  async function show(body: Shown) {
    const session = await identity.ask(() => askIdentity(confirmFactor, { body }))
    setTyped('')
    if (!session) return
    adopt(session)
    onDone()
  }
  async function showPasskey() {
    // A challenge counts once: each try has its own.
    const fresh = await identity.ask(() => askIdentity(startFactor, {}))
    const options = fresh?.passkey
    const credential = options && (await identity.device(() => askPasskey(options)))
    if (credential) await show({ credential })
  }

  const field = onPaper
    ? { label: words.recoveryCode, help: words.recoveryCodeHelp, autoComplete: 'off' }
    : {
        label: words.code,
        help: words.codeHelp,
        autoComplete: 'one-time-code',
        inputMode: 'numeric' as const,
      }
  return (
    <Form
      className="grid gap-4"
      unguarded
      running={identity.running}
      failure={
        identity.failure && (
          <Notice kind="error" announced>
            {identity.failure}
          </Notice>
        )
      }
      onSubmit={() => void show(onPaper ? { recovery_code: typed } : { code: typed })}
    >
      {passkey && !onPaper && (
        <Button
          look="primary"
          size="large"
          wide
          icon={KeyRound}
          running={identity.running}
          onClick={() => void showPasskey()}
        >
          {words.usePasskey}
        </Button>
      )}
      {(totp || onPaper) && (
        <>
          <TextField
            key={String(onPaper)}
            {...field}
            name="code"
            autoCapitalize="none"
            spellCheck={false}
            required
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button
            type="submit"
            look={passkey && !onPaper ? 'secondary' : 'primary'}
            size="large"
            wide
            icon={ShieldCheck}
            running={identity.running}
            disabled={typed.trim() === ''}
          >
            {words.confirm}
          </Button>
        </>
      )}
      {left > 0 && (
        <div>
          <Button
            look="link"
            onClick={() => {
              setTyped('')
              setOnPaper(!onPaper)
            }}
          >
            {onPaper ? words.back : words.useRecoveryCode}
          </Button>
        </div>
      )}
    </Form>
  )
}
