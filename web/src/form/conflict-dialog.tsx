import type { Field } from '@moisson/core/record/field'
import { useState } from 'react'
import { Button } from '../kit/button.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { RadioCards } from '../kit/radio-cards.tsx'
import { useFormat } from '../kit/use-format.ts'
import { useWords } from '../words/catalogue.ts'
import { kitWords } from '../words/kit.ts'
import type { RecordForm } from './use-record.ts'
import { useValueInWords } from './value-in-words.ts'
import { formWords } from './form-words.ts'

/** My value beside the one that somebody saved meanwhile, field by field. */
export function ConflictDialog<Values extends object>(props: {
  record: RecordForm<Values>
  fields: NoInfer<{ readonly [Name in keyof Values]: Field }>
  onSaved: () => void
}) {
  const { record } = props
  const words = useWords(formWords)
  const kit = useWords(kitWords)
  const { text } = useFormat()
  const inWords = useValueInWords()
  const [choices, setChoices] = useState<Partial<Record<string, 'mine' | 'theirs'>>>({})
  const conflicts = record.conflicts.map((conflict) => ({
    ...conflict,
    key: String(conflict.key),
    field: props.fields[conflict.key],
  }))
  const undecided = conflicts.some(({ key }) => choices[key] === undefined)
  async function resolve() {
    const mine = record.conflicts.map(({ key }) => key).filter((key) => choices[String(key)] === 'mine')
    setChoices({})
    if (await record.resolve(new Set(mine))) props.onSaved()
  }
  return (
    <Dialog
      open={conflicts.length > 0}
      stubborn
      size="large"
      title={words.conflict.title}
      description={words.conflict.body}
      onClose={record.forget}
      footer={
        <>
          <Button onClick={record.forget}>{kit.cancel}</Button>
          <Button look="primary" disabled={undecided} running={record.saving} onClick={() => void resolve()}>
            {words.conflict.keep}
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        {conflicts.map(({ key, field, mine, theirs }) => (
          <RadioCards
            key={key}
            legend={text(field.label)}
            columns={2}
            value={choices[key] ?? null}
            onChange={(choice) => setChoices((former) => ({ ...former, [key]: choice }))}
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
