import {
  documentFamilies,
  documentStatusNames,
  documentTypeNames,
  typesOfFamily,
} from '@moisson/core/document/document-types'
import type { DocumentStatus, DocumentType, DocumentVisibility } from '@moisson/core/vocabulary'
import { DateField, SelectField, TextField } from '../../../../kit/field.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useRole } from '../../../../session/chosen-role.ts'
import { useUser } from '../../../../session/account.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { documentWords } from '../-document-words.ts'
import { showsFiled, showsSigned, type PaperDraft } from './paper-draft.ts'

const statuses: readonly DocumentStatus[] = ['draft', 'to_sign', 'signed', 'filed', 'active']
const types = documentFamilies.flatMap((family) => typesOfFamily[family])

/** The label of a paper: what it is, where it stands, until when, who sees it. */
export function PaperFields(props: {
  draft: PaperDraft
  onChange: (draft: PaperDraft) => void
  errors: Readonly<Record<string, string>>
  today: string
  /** Said under the type when it was guessed. */
  guessed?: boolean
}) {
  const { draft, onChange, errors, today, guessed } = props
  const words = useWords(documentWords)
  const { fields, guessed: fromName, dayHelp, validHelp, noYear } = words.upload
  const { text } = useFormat()
  const adviser = useRole(useUser()) !== 'company_admin'
  const set = <Key extends keyof PaperDraft>(key: Key, value: PaperDraft[Key]) =>
    onChange({ ...draft, [key]: value })
  const last = Number(today.slice(0, 4)) + 3
  const years = Array.from({ length: 12 }, (_, back) => String(last - back))
  const known = draft.year === '' || years.includes(draft.year) ? years : [draft.year, ...years]
  // « Expired » comes from the last day and is not chosen.
  const offered = statuses.includes(draft.status) ? statuses : [draft.status, ...statuses]
  const visibilities = Object.entries(words.visibilities).filter(
    ([value]) => value !== 'managers_only' || adviser,
  )
  return (
    <div className="field-row">
      <TextField
        className="sm:col-span-2"
        label={fields.title}
        value={draft.title}
        maxLength={200}
        required
        error={errors['title']}
        onChange={(event) => set('title', event.target.value)}
      />
      <SelectField
        label={fields.type}
        help={guessed ? fromName : undefined}
        value={draft.type}
        error={errors['type']}
        options={types.map((value) => ({ value, label: text(documentTypeNames[value]) }))}
        onChange={(event) => set('type', event.target.value as DocumentType)}
      />
      <SelectField
        label={fields.year}
        optional
        value={draft.year}
        placeholder={noYear}
        error={errors['year']}
        options={known.map((value) => ({ value, label: value }))}
        onChange={(event) => set('year', event.target.value)}
      />
      <SelectField
        label={fields.status}
        value={draft.status}
        error={errors['status']}
        options={offered.map((value) => ({ value, label: text(documentStatusNames[value]) }))}
        onChange={(event) => set('status', event.target.value as DocumentStatus)}
      />
      {showsSigned(draft.status) && (
        <DateField
          label={fields.signed_at}
          help={draft.status === 'signed' ? dayHelp : undefined}
          optional={draft.status !== 'signed'}
          value={draft.signed_at}
          max={today}
          error={errors['signed_at']}
          onChange={(event) => set('signed_at', event.target.value)}
        />
      )}
      {showsFiled(draft) && (
        <>
          <DateField
            label={fields.filed_at}
            help={draft.status === 'filed' ? dayHelp : undefined}
            value={draft.filed_at}
            max={today}
            error={errors['filed_at']}
            onChange={(event) => set('filed_at', event.target.value)}
          />
          <TextField
            label={fields.filing_reference}
            optional
            value={draft.filing_reference}
            maxLength={80}
            error={errors['filing_reference']}
            onChange={(event) => set('filing_reference', event.target.value)}
          />
        </>
      )}
      <DateField
        label={fields.valid_until}
        help={validHelp}
        optional
        value={draft.valid_until}
        error={errors['valid_until']}
        onChange={(event) => set('valid_until', event.target.value)}
      />
      <SelectField
        label={fields.visibility}
        value={draft.visibility}
        error={errors['visibility']}
        options={visibilities.map(([value, label]) => ({ value, label }))}
        onChange={(event) => set('visibility', event.target.value as DocumentVisibility)}
      />
    </div>
  )
}
