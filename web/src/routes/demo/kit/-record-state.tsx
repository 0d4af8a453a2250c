import { useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { ConflictDialog } from '../../../form/conflict-dialog.tsx'
import { FieldOf } from '../../../form/field-of.tsx'
import { Form } from '../../../form/form.tsx'
import { RecordBar } from '../../../form/record-bar.tsx'
import { useRecord } from '../../../form/use-record.ts'
import { ErrorCard } from '../../../kit/error-card.tsx'
import { showToast } from '../../../kit/toast-store.ts'
import { useWords } from '../../../words/catalogue.ts'
import { kitPageWords } from './-kit-page-words.ts'
import { usePretended } from './-pretended.ts'
import { sampleFields } from './-sample-fields.ts'

const fields = { text: sampleFields.text, bps: sampleFields.bps }
const names = ['text', 'bps'] as const
interface Values {
  text: string | null
  bps: number | null
}
const first = { text: 'Amina Belkacem', bps: 8000, version: 1 }
/** What somebody else saved meanwhile. */
const theirs = { text: 'Amina Moreau', bps: 5000, version: 2 }

/** A record that somebody else has changed by the time it is saved. */
export function RecordState() {
  const { forms: words } = useWords(kitPageWords)
  const call = usePretended()
  const [stored, setStored] = useState<Values & { version: number }>(first)
  const record = useRecord<Values, Values & { version: number }>(stored, {
    change: call,
    write: async (changes, version) => {
      if (version === first.version)
        return call.answer({
          ok: false,
          error: new ApiError(words.refusal, { status: 412, body: { current: theirs } }),
        })
      const value = { ...(version === theirs.version ? theirs : stored), ...changes, version: version + 1 }
      const outcome = await call.answer({ ok: true, value })
      setStored(value)
      return outcome
    },
    onCurrent: setStored,
  })
  const saved = () => void showToast({ kind: 'success', title: words.saved })
  async function save() {
    const done = await record.save()
    if (done) saved()
    return done
  }
  return (
    <div className="grid gap-5">
      <Form
        sheet={record.sheet}
        ownKey
        className="grid max-w-xl gap-5"
        onSubmit={() => void save()}
        error={record.error}
      >
        {names.map((name) => (
          <FieldOf
            key={name}
            name={name}
            field={fields[name]}
            value={record.values[name]}
            error={record.errorOf(name)}
            onChange={(value) => record.set(name, value as never)}
          />
        ))}
      </Form>
      {record.dirty && (
        <RecordBar
          record={record}
          leave={words.leave}
          save={save}
          onFields={() => undefined}
          failure={(error) => <ErrorCard error={error} />}
        />
      )}
      <ConflictDialog record={record} fields={fields} onSaved={saved} />
    </div>
  )
}
