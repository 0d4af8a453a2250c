import { listAccordDrafts } from '@moisson/contract/accord-drafts'
import { setAgreementFormula } from '@moisson/contract/agreement'
import { useChange } from '../../../api/change.ts'
import { useLateRead } from '../../../api/read.ts'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { useForm } from '../../../form/use-form.tsx'
import { sayAndClose } from '../../../form/say-and-close.ts'
import { SelectField, TextArea } from '../../../kit/field.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { RadioCards } from '../../../kit/radio-cards.tsx'
import { ButtonLink } from '../../../shell/button-link.tsx'
import { useWords } from '../../../words/catalogue.ts'
import type { Agreement } from './-agreement-values.ts'
import { agreementWords } from './-agreement-words.ts'

interface Values {
  from: 'draft' | 'typed'
  draft: string
  reason: string
}

/** An agreement signed elsewhere has its formula from a draft, or says why its envelope is typed. */
export default function FormulaDialog({ version, onClose }: { version: Agreement; onClose: () => void }) {
  const { formula: words } = useWords(agreementWords)
  const change = useChange(setAgreementFormula)
  const path = { id: version.company_id, aid: version.id }
  const drafts = useLateRead(listAccordDrafts, { path: { id: version.company_id } }).data?.items ?? []
  const form = useForm<Values, Agreement>(
    {
      from: version.typed_envelope_reason ? 'typed' : 'draft',
      draft: '',
      reason: version.typed_envelope_reason ?? '',
    },
    {
      change,
      check: ({ from, draft, reason }) => ({
        draft: from === 'draft' && draft === '' && words.draftMissing,
        reason: from === 'typed' && reason.trim() === '' && words.reasonMissing,
      }),
      fieldOf: { draft_id: 'draft', draft_without_formula: 'draft', typed_envelope_reason: 'reason' },
      send: ({ from, draft, reason }) =>
        change.send(
          {
            path,
            body: from === 'draft' ? { draft_id: draft } : { typed_envelope_reason: reason.trim() },
          },
          { version: version.version },
        ),
      done: () => sayAndClose(words.saved, onClose),
    },
  )
  const { from } = form.values
  return (
    <FormDialog
      {...form.sends}
      title={words.title}
      description={words.dialogBody}
      submit={words.save}
      onClose={onClose}
    >
      <RadioCards
        {...form.value('from')}
        legend={words.from}
        options={[
          { value: 'draft', title: words.draft },
          { value: 'typed', title: words.amount },
        ]}
      />
      {from === 'draft' && drafts.length > 0 && (
        <SelectField
          {...form.text('draft')}
          label={words.whichDraft}
          options={[
            { value: '', label: words.pick },
            ...drafts.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      {from === 'draft' && drafts.length === 0 && (
        <Notice
          actions={
            <ButtonLink size="small" to="/wizards/interessementCreator">
              {words.toCreator}
            </ButtonLink>
          }
        >
          {words.noDraft}
        </Notice>
      )}
      {from === 'typed' && (
        <TextArea {...form.text('reason')} label={words.reason} rows={2} maxLength={500} />
      )}
    </FormDialog>
  )
}
