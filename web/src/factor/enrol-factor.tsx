import { ArrowRight, KeyRound, Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { Form } from '../form/form.tsx'
import { Button } from '../kit/button.tsx'
import { Notice } from '../kit/notice.tsx'
import { useWords } from '../words/catalogue.ts'
import { factorWords } from './factor-words.ts'
import { ownDevice } from './own-device.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { TotpFields } from './totp-fields.tsx'
import { useNewFactor } from './use-new-factor.ts'

/** Adds a first factor on the way in, then shows the recovery codes, and only then goes on. */
export function EnrolFactor({ onDone }: { onDone: () => void }) {
  const words = useWords(factorWords)
  const factor = useNewFactor()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [code, setCode] = useState('')

  async function settle(adding: Promise<string[] | null | undefined>) {
    const added = await adding
    if (added === null) onDone()
    else if (added) setCodes(added)
  }
  if (codes)
    return (
      <div className="grid gap-5">
        <h2 className="text-xl font-semibold">{words.codesTitle}</h2>
        <RecoveryCodes codes={codes} />
        <Button look="primary" size="large" wide onClick={onDone}>
          {words.codesKept}
          <ArrowRight aria-hidden className="size-4.5" />
        </Button>
      </div>
    )
  const failure = factor.failure && (
    <Notice kind="error" announced>
      {factor.failure}
    </Notice>
  )
  if (factor.begun)
    return (
      <Form
        className="card grid gap-4 p-5 sm:p-6"
        unguarded
        running={factor.running}
        failure={failure}
        onSubmit={() => void settle(factor.totp(code, words.totpTitle))}
      >
        <TotpFields {...factor.begun} code={code} onCode={setCode} />
        <Button
          type="submit"
          look="primary"
          size="large"
          wide
          running={factor.running}
          disabled={code === ''}
        >
          {words.add}
        </Button>
      </Form>
    )
  const name = ownDevice('·', words.passkeyTitle)
  return (
    <div className="grid gap-4">
      {failure}
      <Way icon={<KeyRound aria-hidden />} title={words.passkeyTitle} body={words.passkeyBody}>
        <Button look="primary" running={factor.running} onClick={() => void settle(factor.passkey(name))}>
          {words.passkeyAdd}
        </Button>
      </Way>
      <Way icon={<Smartphone aria-hidden />} title={words.totpTitle} body={words.totpBody}>
        <Button running={factor.running} onClick={() => void factor.begin()}>
          {words.totpAdd}
        </Button>
      </Way>
    </div>
  )
}

function Way(props: { icon: ReactNode; title: string; body: string; children: ReactNode }) {
  const { icon, title, body, children } = props
  return (
    <section className="card grid gap-3 p-5">
      <h2 className="flex items-center gap-2 font-semibold">
        {icon}
        {title}
      </h2>
      <p className="text-neutral-700">{body}</p>
      <div>{children}</div>
    </section>
  )
}
