import { copyProcess } from '@moisson/contract/process'
import { useNavigate } from '@tanstack/react-router'
import { useChange } from '../../../../api/change.ts'
import { FormDialog } from '../../../../form/form-dialog.tsx'
import { useForm } from '../../../../form/use-form.tsx'
import { sayAndClose } from '../../../../form/say-and-close.ts'
import { Checkbox } from '../../../../kit/checkbox.tsx'
import { DateField, SelectField, TextField } from '../../../../kit/field.tsx'
import { alikeProcess } from '../../../../process/alike-process.tsx'
import { useCompany, useUser } from '../../../../session/account.ts'
import { useSwitches } from '../../../../shell/use-switches.ts'
import { useWords } from '../../../../words/catalogue.ts'
import type { Process } from '../-process.ts'
import { processWords } from '../-process-words.ts'

/** Gives a copy of a process, its steps to do again, to this company or another one of the adviser's. */
export default function CopyDialog({ process, onClose }: { process: Process; onClose: () => void }) {
  const { copy: words } = useWords(processWords)
  const user = useUser()
  const company = useCompany()
  const navigate = useNavigate()
  const { toCompany } = useSwitches()
  const change = useChange(copyProcess)
  const advised = user.memberships
    .filter((one) => one.role === 'manager' && one.company_id !== company.id)
    .map((one) => ({ value: one.company_id, label: one.company_name }))

  const form = useForm(
    { company: company.id, title: '', target_date: '', papers: false },
    {
      change,
      send: (values, button) =>
        change.send({
          path: { id: values.company },
          body: {
            source_process_id: process.id,
            force: button === 'force',
            ...(values.target_date ? { target_date: values.target_date } : {}),
            ...(values.title.trim() ? { title: values.title.trim() } : {}),
            ...(values.company === company.id && values.papers ? { copy_documents: true } : {}),
          },
        }),
      async done({ id, title }, chosen) {
        sayAndClose(words.done, onClose, title)
        if (chosen.company === company.id)
          await navigate({ to: '/process/$processId', params: { processId: id } })
        else await toCompany(chosen.company, `/process/${id}`)
      },
    },
  )
  return (
    <FormDialog
      {...form.sends}
      failure={
        alikeProcess(change.error, { running: change.running, onConfirm: () => form.press('force') }) ??
        form.sends.failure
      }
      title={words.title}
      description={words.body}
      submit={words.go}
      onClose={onClose}
    >
      <SelectField
        label={words.company}
        options={[{ value: company.id, label: company.legal_name }, ...advised]}
        {...form.text('company')}
      />
      <TextField
        label={words.name}
        optional
        maxLength={160}
        placeholder={process.title}
        {...form.text('title')}
      />
      <DateField
        label={words.target}
        help={words.targetHelp}
        optional
        className="max-w-60"
        {...form.text('target_date')}
      />
      {form.values.company === company.id && (
        <Checkbox label={words.papers} help={words.papersHelp} {...form.tick('papers')} />
      )}
    </FormDialog>
  )
}
