import { openByCode, stopRemindersByCode } from '@moisson/contract/letter'
import { letterCodeInGroups, readLetterCode } from '@moisson/core/campaign/letter-code'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { LightForm } from '../form/light-form.tsx'
import { Button } from '../kit/button.tsx'
import { TextField } from '../kit/field.tsx'
import { Notice } from '../kit/notice.tsx'
import { useFailureSentence } from '../session/failure-sentence.ts'
import type { IdentityFailure } from '../session/sign-in.ts'
import { askIdentity, entering } from '../session/sign-in.ts'
import { useGoHome } from '../session/use-go-home.ts'
import { useWords } from '../words/catalogue.ts'
import { codeWords } from './code-words.ts'

/** The code of a letter: whatever stands in the field, nothing is spent before the button is pressed. */
export default function CodeForm({ read = '', kiosk = false }: { read?: string; kiosk?: boolean }) {
  const words = useWords(codeWords)
  const failureSentence = useFailureSentence()
  const goHome = useGoHome()
  const known = readLetterCode(read)
  const [typed, setTyped] = useState(known === null ? read : letterCodeInGroups(known))
  const [wrong, setWrong] = useState<string | null>(null)
  const [running, setRunning] = useState(false)
  const [failure, setFailure] = useState<IdentityFailure | null>(null)
  const [reminders, setReminders] = useState<{ stopped: boolean; campaign_name: string } | null>(null)

  async function open() {
    const code = readLetterCode(typed)
    setFailure(null)
    setWrong(code === null ? words.incomplete : null)
    if (code === null) return
    setRunning(true)
    const outcome = await entering(openByCode, { body: { code, kiosk } })
    if (outcome.ok) return goHome(outcome.value.redirect)
    setRunning(false)
    setFailure(outcome.failure)
  }

  async function stop() {
    if (known === null) return
    setRunning(true)
    const outcome = await askIdentity(stopRemindersByCode, {
      body: { code: known, again: reminders?.stopped === true },
    })
    setRunning(false)
    setFailure(outcome.ok ? null : outcome.failure)
    if (outcome.ok) setReminders(outcome.value)
  }

  // What is wrong with the code is said at the code.
  const unknown = failure?.code === 'unknown_letter_code'
  return (
    <LightForm className="grid gap-4" running={running} error={failure} onSubmit={() => void open()}>
      {failure && !unknown && (
        <Notice kind="error" announced>
          {failureSentence(failure)}
        </Notice>
      )}
      <TextField
        label={words.label}
        help={words.help}
        error={wrong ?? (unknown ? failureSentence(failure) : null)}
        name={kiosk ? undefined : 'code'}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={40}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" look="primary" size="large" wide running={running}>
        {words.open}
        <ArrowRight aria-hidden className="size-4.5" />
      </Button>
      {reminders && (
        <Notice kind="success" announced>
          {(reminders.stopped ? words.stopped : words.resumed)(reminders.campaign_name)}
        </Notice>
      )}
      {known !== null && !kiosk && (
        <Button type="button" look="quiet" wide running={running} onClick={() => void stop()}>
          {reminders?.stopped ? words.resume : words.stop}
        </Button>
      )}
    </LightForm>
  )
}
