import { fieldLabels } from '@moisson/core/company/field-labels'
import { useState } from 'react'
import { Button } from '../../../kit/button.tsx'
import { Dialog } from '../../../kit/dialog.tsx'
import { RadioCards } from '../../../kit/radio-cards.tsx'
import { showToast } from '../../../kit/toast-store.ts'
import { useFormat } from '../../../kit/use-format.ts'
import { useWords } from '../../../words/catalogue.ts'
import { kitWords } from '../../../words/kit.ts'
import type { CompanyFile } from './-use-file.ts'
import { societeWords } from './-societe-words.ts'

/** My value beside the one that somebody saved meanwhile, field by field. */
export default function ConflictDialog({ file }: { file: CompanyFile }) {
  const words = useWords(societeWords)
  const kit = useWords(kitWords)
  const { text, money } = useFormat()
  const [choices, setChoices] = useState<Record<string, 'mine' | 'theirs'>>({})
  const undecided = file.conflicts.some(({ field }) => choices[field] === undefined)
  async function resolve() {
    const mine = new Set(Object.keys(choices).filter((field) => choices[field] === 'mine'))
    setChoices({})
    if (await file.resolve(mine)) showToast({ kind: 'success', title: words.saved })
  }
  function inWords(field: string, value: unknown): string {
    if (value === null || value === undefined || value === '') return words.notSaid
    if (typeof value === 'boolean') return value ? words.yes : words.no
    if (typeof value === 'number') return field.endsWith('_cents') ? money(value) : String(value)
    if (typeof value === 'string') return value
    return Array.isArray(value)
      ? value.map((one) => inWords(field, one)).join(', ')
      : Object.values(value as object)
          .filter((one) => one !== null && one !== '')
          .map((one) => inWords('', one))
          .join(', ')
  }
  return (
    <Dialog
      open
      stubborn
      size="large"
      title={words.conflict.title}
      description={words.conflict.body}
      onClose={file.forget}
      footer={
        <>
          <Button onClick={file.forget}>{kit.cancel}</Button>
          <Button look="primary" disabled={undecided} running={file.saving} onClick={() => void resolve()}>
            {words.conflict.keep}
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        {file.conflicts.map(({ field, mine, theirs }) => (
          <RadioCards
            key={field}
            legend={fieldLabels[field] ? text(fieldLabels[field]) : field}
            columns={2}
            value={choices[field] ?? null}
            onChange={(choice) => setChoices((former) => ({ ...former, [field]: choice }))}
            options={[
              { value: 'mine', title: words.conflict.mine, body: inWords(field, mine) },
              { value: 'theirs', title: words.conflict.theirs, body: inWords(field, theirs) },
            ]}
          />
        ))}
      </div>
    </Dialog>
  )
}
