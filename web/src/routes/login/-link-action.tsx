import { ArrowRight, LinkIcon, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { LightForm } from '../../form/light-form.tsx'
import { renewLink } from '@moisson/contract/identity'
import { Button } from '../../kit/button.tsx'
import { TextField } from '../../kit/field.tsx'
import { Notice } from '../../kit/notice.tsx'
import type { Payload } from '../../public/payload.ts'
import type { IdentityFailure } from '../../session/sign-in.ts'
import { askIdentity, enterWithLink, enterWithNewPassword } from '../../session/sign-in.ts'
import { useGoHome } from '../../session/use-go-home.ts'
import { useWords } from '../../words/catalogue.ts'
import { linkWords } from '../../words/link.ts'
import { useFailureSentence } from '../../session/failure-sentence.ts'
import { Heading } from './-heading.tsx'
import type { LinkFacts } from './-link-facts.ts'
import PasswordField from '../../session/password-field.tsx'
import { StrengthMeter } from '../../session/strength-meter.tsx'

/** A link that may be used: whose it is, what it opens, and the one button that uses it. */
export function LinkAction(props: {
  token: string
  facts: LinkFacts
  payload: Payload | null
  onSpent: (state: LinkFacts['state']) => void
}) {
  const { token, facts, payload, onSpent } = props
  const words = useWords(linkWords)
  const failureSentence = useFailureSentence()
  const goHome = useGoHome()
  const [password, setPassword] = useState('')
  const [running, setRunning] = useState(false)
  const [failure, setFailure] = useState<IdentityFailure | null>(null)
  const [number, setNumber] = useState('')
  const [sent, setSent] = useState(false)
  const resetting = facts.kind === 'reset_password'
  const least = payload?.password_characters ?? 14

  async function act() {
    setRunning(true)
    setFailure(null)
    const shown = facts.screen_number_asked ? { screen_number: number } : {}
    const outcome = await (resetting
      ? enterWithNewPassword(token, password, shown)
      : enterWithLink(token, shown))
    if (outcome.ok) return goHome(outcome.value.redirect)
    setRunning(false)
    if (outcome.failure.code === 'expired_action_code') onSpent('expired')
    else if (outcome.failure.code === 'used_action_code') onSpent('used')
    else setFailure(outcome.failure)
  }

  async function renew() {
    setRunning(true)
    const outcome = await askIdentity(renewLink, { body: { token } })
    setRunning(false)
    setSent(outcome.ok)
    setFailure(outcome.ok ? null : outcome.failure)
  }

  const weak = failure?.code === 'weak_password'
  return (
    <>
      <Heading icon={LinkIcon} title={words.actionTitle[facts.kind]}>
        {words.actionIntro[facts.kind](facts.masked_email)}
      </Heading>
      {facts.company_name && (
        <p className="-mt-3 text-lg leading-7 text-neutral-900">
          {facts.campaign_name
            ? words.campaignOf(facts.campaign_name, facts.company_name)
            : words.ofCompany(facts.company_name)}
        </p>
      )}
      {facts.invited_as && (
        <p className="-mt-3 text-lg leading-7 text-neutral-900">{words.asRole(facts.invited_as)}</p>
      )}
      {failure && !weak && (
        <Notice kind="error" announced>
          {failureSentence(failure)}
        </Notice>
      )}
      <LightForm className="grid gap-5" running={running} error={failure} onSubmit={() => void act()}>
        {resetting && (
          <div className="grid gap-3">
            <PasswordField
              label={words.newPassword}
              help={words.newPasswordHelp(String(least))}
              error={weak ? failureSentence(failure) : undefined}
              autoComplete="new-password"
              value={password}
              onChange={setPassword}
            />
            <StrengthMeter password={password} least={least} />
          </div>
        )}
        {facts.screen_number_asked && (
          <TextField
            label={words.screenNumber}
            help={words.screenNumberHelp}
            className="tabular"
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            required
            value={number}
            onChange={(event) => setNumber(event.target.value.trim())}
          />
        )}
        <Button
          type="submit"
          look="primary"
          size="large"
          wide
          running={running}
          disabled={(resetting && password === '') || (facts.screen_number_asked && number === '')}
        >
          {words.actionButton[facts.kind]}
          <ArrowRight aria-hidden className="size-4.5" />
        </Button>
      </LightForm>
      {sent && (
        <Notice kind="success" announced>
          {words.newSent}
        </Notice>
      )}
      {facts.screen_number_asked && !sent && (
        <Button look="link" running={running} onClick={() => void renew()}>
          {words.answer.used.send}
        </Button>
      )}
      <p className="flex gap-2 text-sm text-neutral-600">
        <ShieldCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
        {words.whyClick}
      </p>
    </>
  )
}
