import { inviteAdmin } from '@moisson/contract/company-access'
import type { FormEvent } from 'react'
import { useId, useRef, useState } from 'react'
import { useChange } from '../../../api/change.ts'
import { Button } from '../../../kit/button.tsx'
import { Dialog } from '../../../kit/dialog.tsx'
import { ErrorCard } from '../../../kit/error-card.tsx'
import { TextArea, TextField } from '../../../kit/field.tsx'
import { RadioCards } from '../../../kit/radio-cards.tsx'
import { showToast } from '../../../kit/toast-store.ts'
import { useWords } from '../../../words/catalogue.ts'
import { kitWords } from '../../../words/kit.ts'
import { societeWords } from './-societe-words.ts'

/** Invites one person by their address: a link of seven days, for one use. */
export default function InviteDialog(props: { companyId: string; left: number; onClose: () => void }) {
  const { companyId, left, onClose } = props
  const words = useWords(societeWords)
  const { cancel } = useWords(kitWords)
  const invite = useChange(inviteAdmin)
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState({ email: '', first_name: '', last_name: '', message: '' })
  const [role, setRole] = useState<'owner' | 'editor'>('editor')
  const [missing, setMissing] = useState(false)
  const errors = invite.error?.fieldErrors ?? {}
  const bind = (field: keyof typeof values) => ({
    value: values[field],
    error: errors[field] ?? (field === 'email' && missing ? words.emailMissing : undefined),
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [field]: event.target.value }),
  })

  async function submit(event: FormEvent) {
    event.preventDefault()
    const email = values.email.trim()
    setMissing(email === '')
    if (email === '') return form.current?.querySelector('input')?.focus()
    const outcome = await invite.send({
      path: { id: companyId },
      body: {
        email,
        company_role: role,
        ...(values.first_name.trim() ? { first_name: values.first_name.trim() } : {}),
        ...(values.last_name.trim() ? { last_name: values.last_name.trim() } : {}),
        ...(values.message.trim() ? { message: values.message.trim() } : {}),
      },
    })
    if (!outcome.ok) return
    showToast({ kind: 'success', title: words.invited(email), body: words.invitedBody })
    onClose()
  }

  return (
    <Dialog
      open
      title={words.inviteTitle}
      description={words.inviteBody}
      onClose={onClose}
      footer={
        <>
          <span className="mr-auto text-sm text-neutral-600">{words.invitationsLeft(left)}</span>
          <Button look="quiet" onClick={onClose}>
            {cancel}
          </Button>
          <Button look="primary" type="submit" form={id} running={invite.running}>
            {words.sendInvitation}
          </Button>
        </>
      }
    >
      <form id={id} ref={form} noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        {invite.error && Object.keys(errors).length === 0 && <ErrorCard error={invite.error} />}
        <TextField label={words.labels.email} type="email" {...bind('email')} />
        <div className="field-row">
          <TextField label={words.labels.first_name} optional {...bind('first_name')} />
          <TextField label={words.labels.last_name} optional {...bind('last_name')} />
        </div>
        <RadioCards
          legend={words.inviteRole}
          columns={2}
          value={role}
          onChange={setRole}
          options={[
            { value: 'editor', title: words.roles.editor, body: words.roleBodies.editor },
            { value: 'owner', title: words.roles.owner, body: words.roleBodies.owner },
          ]}
        />
        <TextArea label={words.inviteMessage} optional rows={3} maxLength={500} {...bind('message')} />
      </form>
    </Dialog>
  )
}
