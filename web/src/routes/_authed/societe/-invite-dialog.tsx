import { companyRoleNames } from '@moisson/core/company/role-names'
import { companyRoles, type CompanyRole } from '@moisson/core/vocabulary'
import { companyFields } from '@moisson/core/company/fields'
import { inviteAdmin } from '@moisson/contract/company-access'
import { useChange } from '../../../api/change.ts'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { useForm } from '../../../form/use-form.tsx'
import { sayAndClose } from '../../../form/say-and-close.ts'
import { TextArea, TextField } from '../../../kit/field.tsx'
import { RadioCards } from '../../../kit/radio-cards.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { useWords } from '../../../words/catalogue.ts'
import { societeWords } from './-societe-words.ts'

/** The one most often given comes first. */
const offered: readonly CompanyRole[] = ['editor', ...companyRoles.filter((role) => role !== 'editor')]
const start = {
  email: '',
  first_name: '',
  last_name: '',
  company_role: 'editor' as CompanyRole,
  message: '',
}

/** Invites one person by their address: a link of seven days, for one use. */
export default function InviteDialog(props: { companyId: string; left: number; onClose: () => void }) {
  const { companyId, left, onClose } = props
  const words = useWords(societeWords)
  const invite = useChange(inviteAdmin)
  const form = useForm(start, {
    change: invite,
    check: ({ email }) => ({ email: email.trim() === '' && words.emailMissing }),
    send: ({ email, company_role, ...more }) =>
      invite.send({
        path: { id: companyId },
        body: { email: email.trim(), company_role, ...written(more) },
      }),
    done: (_, { email }) => sayAndClose(words.invited(email.trim()), onClose, words.invitedBody),
  })
  const { text } = useFormat()
  const person = companyFields.legal_representative.fields
  return (
    <FormDialog
      {...form.sends}
      title={words.inviteTitle}
      description={words.inviteBody}
      submit={words.sendInvitation}
      aside={<span className="mr-auto text-sm text-neutral-600">{words.invitationsLeft(left)}</span>}
      onClose={onClose}
    >
      <TextField label={text(person.email.label)} type="email" autoComplete="off" {...form.text('email')} />
      <div className="field-row">
        <TextField
          label={text(person.first_name.label)}
          optional
          autoComplete="off"
          {...form.text('first_name')}
        />
        <TextField
          label={text(person.last_name.label)}
          optional
          autoComplete="off"
          {...form.text('last_name')}
        />
      </div>
      <RadioCards
        legend={words.inviteRole}
        columns={2}
        {...form.value('company_role')}
        options={offered.map((value) => ({
          value,
          title: text(companyRoleNames[value].name),
          body: text(companyRoleNames[value].body),
        }))}
      />
      <TextArea
        label={words.inviteMessage}
        optional
        rows={3}
        maxLength={500}
        autoComplete="off"
        {...form.text('message')}
      />
    </FormDialog>
  )
}

/** What was filled in. */
const written = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) => (text.trim() ? [[key, text.trim()]] : [])),
  )
