import { createAccordDraft } from '@moisson/contract/accord-drafts'
import { accordModelCodes, accordModels, type AccordModelCode } from '@moisson/core/accord/models'
import { getRouteApi } from '@tanstack/react-router'
import { useChange } from '../../../../../api/change.ts'
import { FormDialog } from '../../../../../form/form-dialog.tsx'
import { useForm } from '../../../../../form/use-form.tsx'
import { RadioCards } from '../../../../../kit/radio-cards.tsx'
import { TextField } from '../../../../../kit/field.tsx'
import { useFormat } from '../../../../../kit/use-format.ts'
import { useCompany } from '../../../../../session/account.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import { listWords } from './list-words.ts'

const route = getRouteApi('/_authed/wizards/interessementCreator/')
type Origin = 'empty' | 'agreement' | AccordModelCode

/** Where a new agreement starts from. */
export default function NewDraft({ onClose }: { onClose: () => void }) {
  const words = useWords(listWords)
  const company = useCompany()
  const { text } = useFormat()
  const navigate = route.useNavigate()
  const change = useChange(createAccordDraft)
  const form = useForm(
    { name: words.suggested, origin: 'empty' as Origin },
    {
      change,
      send: ({ name, origin }) => {
        const from =
          origin === 'empty' || origin === 'agreement'
            ? { kind: origin }
            : { kind: 'model' as const, code: origin }
        return change.send({ path: { id: company.id }, body: { name: name.trim(), from } })
      },
      done: (draft) => {
        void navigate({ search: { draft: draft.id } })
      },
    },
  )
  return (
    <FormDialog
      {...form.sends}
      size="large"
      title={words.createTitle}
      submit={words.begin}
      disabled={form.values.name.trim() === ''}
      onClose={onClose}
    >
      <TextField label={words.name} help={words.nameHelp} maxLength={120} {...form.text('name')} />
      <RadioCards
        legend={words.origin}
        columns={2}
        {...form.value('origin')}
        options={[
          { value: 'empty' as Origin, title: words.origins.empty, body: words.origins.emptyBody },
          { value: 'agreement' as Origin, title: words.origins.agreement, body: words.origins.agreementBody },
          ...accordModelCodes.map((code) => ({
            value: code as Origin,
            title: text(accordModels[code].label),
            body: text(accordModels[code].suits),
          })),
        ]}
      />
    </FormDialog>
  )
}
