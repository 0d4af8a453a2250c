import { useState } from 'react'
import { Button } from '../kit/button.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { RadioCards } from '../kit/radio-cards.tsx'
import { useWords } from '../words/catalogue.ts'
import { kitWords } from '../words/kit.ts'
import type { RecordForm } from './use-record.ts'
import { formWords } from './form-words.ts'

/** My value beside the one that somebody saved meanwhile, field by field. */
export function ConflictDialog<Values extends object, Key extends keyof Values & string>(props: {
  record: RecordForm<Values>
  names: Readonly<Record<Key, string>>
  inWords: (key: Key, value: unknown) => string
  onSaved: () => void
}) {
  const { record } = props
  const words = useWords(formWords)
  const kit = useWords(kitWords)
  const [choices, setChoices] = useState<Partial<Record<string, 'mine' | 'theirs'>>>({})
  const conflicts = record.conflicts.map((conflict) => ({ ...conflict, key: conflict.key as Key }))
  const undecided = conflicts.some(({ key }) => choices[key] === undefined)
  async function resolve() {
    const mine = conflicts.map(({ key }) => key).filter((key) => choices[key] === 'mine')
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
      onClose={record.discard}
      footer={
        <>
          <Button onClick={record.discard}>{kit.cancel}</Button>
          <Button look="primary" disabled={undecided} running={record.saving} onClick={() => void resolve()}>
            {words.conflict.keep}
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        {conflicts.map(({ key, mine, theirs }) => (
          <RadioCards
            key={key}
            legend={props.names[key]}
            columns={2}
            value={choices[key] ?? null}
            onChange={(choice) => setChoices((former) => ({ ...former, [key]: choice }))}
            options={[
              { value: 'mine', title: words.conflict.mine, body: props.inWords(key, mine) },
              { value: 'theirs', title: words.conflict.theirs, body: props.inWords(key, theirs) },
            ]}
          />
        ))}
      </div>
    </Dialog>
  )
}
