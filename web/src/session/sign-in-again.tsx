import { sendMagicLink } from '@moisson/contract/user'
import { Mail, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useDemo } from '../demo/use-demo.ts'
import { Form } from '../form/form.tsx'
import { Button } from '../kit/button.tsx'
import { TextField } from '../kit/field.tsx'
import { Notice } from '../kit/notice.tsx'
import { useWords } from '../words/catalogue.ts'
import { sessionWords } from '../words/session.ts'
import { shellWords } from '../words/shell.ts'
import type { IdentityOutcome } from './sign-in.ts'
import { askIdentity, enterAs, enterWithPassword } from './sign-in.ts'

/** The ways in of one account, where the person is: its password, a link to its address, and in the demo one click. */
export function SignInAgain(props: {
  email: string
  /** The address as it may be read here. */
  shown: string
  hasPassword: boolean
  /** The verb of the password’s button. */
  confirm: string
  onDone: () => void
}) {
  const { email, shown, hasPassword, confirm, onDone } = props
  const words = useWords(sessionWords)
  const shell = useWords(shellWords)
  const [password, setPassword] = useState('')
  const [running, setRunning] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [sent, setSent] = useState(false)

  async function attempt(work: Promise<IdentityOutcome<unknown>>, then: () => void) {
    setRunning(true)
    setFailure(null)
    const outcome = await work
    setRunning(false)
    if (outcome.ok) then()
    else setFailure(outcome.failure.message || shell.network)
  }
  const sendLink = () => {
    const request = { body: { email, redirect: location.pathname + location.search } }
    return attempt(askIdentity(sendMagicLink, request), () => setSent(true))
  }

  return (
    <Form
      className="grid gap-4"
      running={running}
      failure={
        failure && (
          <Notice kind="error" announced>
            {failure}
          </Notice>
        )
      }
      onSubmit={() => hasPassword && void attempt(enterWithPassword(email, password), onDone)}
    >
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      {hasPassword && (
        <>
          <TextField
            label={words.password}
            type="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <Button
            type="submit"
            look="primary"
            icon={ShieldCheck}
            running={running}
            disabled={password === ''}
          >
            {confirm}
          </Button>
        </>
      )}
      {sent ? (
        <Notice kind="success" announced>
          {words.linkSent(shown)}
        </Notice>
      ) : (
        <Button icon={Mail} look={hasPassword ? 'secondary' : 'primary'} onClick={() => void sendLink()}>
          {words.sendLink}
        </Button>
      )}
      <DemoConfirm email={email} onConfirm={(id) => void attempt(enterAs(id), onDone)} />
    </Form>
  )
}

/** In the demo: one click in the place of a factor. */
export function DemoConfirm({ email, onConfirm }: { email: string; onConfirm: (id: string) => void }) {
  const words = useWords(sessionWords)
  const persona = useDemo()?.personas.find((one) => one.email === email)
  return persona && <Button onClick={() => onConfirm(persona.id)}>{words.demoConfirm}</Button>
}
