import { updateAccordDraft } from '@moisson/contract/accord-drafts'
import { useChange } from '../../../../../api/change.ts'
import { FormDialog } from '../../../../../form/form-dialog.tsx'
import { useForm } from '../../../../../form/use-form.tsx'
import { TextField } from '../../../../../kit/field.tsx'
import { useCompany } from '../../../../../session/account.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import type { Draft } from './draft.ts'
import { listWords } from './list-words.ts'

/** Another name for a draft. */
export default function RenameDraft({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const words = useWords(listWords)
  const company = useCompany()
  const change = useChange(updateAccordDraft)
  const form = useForm(
    { name: draft.name },
    {
      change,
      version: draft.version,
      send: ({ name }, _button, version) =>
        change.send(
          { path: { id: company.id, aid: draft.id }, body: { name: name.trim() } },
          version === undefined ? {} : { version },
        ),
      done: onClose,
    },
  )
  return (
    <FormDialog
      {...form.sends}
      size="small"
      title={words.rename}
      submit={words.save}
      disabled={form.values.name.trim() === ''}
      onClose={onClose}
    >
      <TextField label={words.name} maxLength={120} {...form.text('name')} />
    </FormDialog>
  )
}
