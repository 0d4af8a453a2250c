import { addOpening, removeOpening, updateOpening } from '@moisson/contract/abondement'
import { useState } from 'react'
import { useChange } from '../api/change.ts'
import { FormDialog } from '../form/form-dialog.tsx'
import { MoneyField } from '../form/money-field.tsx'
import { SaveFailure } from '../form/save-failure.tsx'
import { sayAndClose } from '../form/say-and-close.ts'
import { SelectField, TextField } from '../kit/field.tsx'
import { useFormat } from '../kit/use-format.ts'
import { useWords } from '../words/catalogue.ts'
import type { Account, Entry } from './accounts-list.tsx'
import { abondementWords } from './abondement-words.ts'

export type Asked = { what: 'add' } | { what: 'correct' | 'remove'; entry: Entry }

interface Props {
  path: { id: string; bid: string }
  asked: Asked
  /** The account it is first proposed for. */
  newest: Account
  onClose: () => void
}

/** One amount received elsewhere: added, corrected or taken back, with where it comes from or why. */
export default function OpeningDialog({ path, asked, newest, onClose }: Props) {
  const words = useWords(abondementWords)
  const { money } = useFormat()
  const add = useChange(addOpening)
  const update = useChange(updateOpening)
  const remove = useChange(removeOpening)
  const entry = asked.what === 'add' ? null : asked.entry
  const [plan, setPlan] = useState<Account['plan']>(newest.plan)
  const [year, setYear] = useState(newest.year)
  const [gross, setGross] = useState<number | null>(entry?.gross_cents ?? null)
  const [contributed, setContributed] = useState<number | null>(entry?.contributed_cents || null)
  const [note, setNote] = useState('')
  const change = { add, correct: update, remove }[asked.what]
  const { fieldErrors = {} } = change.error ?? {}

  async function submit() {
    const amounts = { gross_cents: gross ?? 0, contributed_cents: contributed ?? 0 }
    const outcome =
      asked.what === 'add'
        ? await add.send({ path, body: { plan, year, ...amounts, note } })
        : asked.what === 'correct'
          ? await update.send(
              { path: { ...path, oid: asked.entry.id }, body: { ...amounts, reason: note } },
              { version: asked.entry.version },
            )
          : await remove.send(
              { path: { ...path, oid: asked.entry.id }, query: { reason: note } },
              { version: asked.entry.version },
            )
    if (outcome.ok) sayAndClose(words.saved, onClose)
  }

  const titles = { add: words.add, correct: words.correctTitle, remove: words.removeTitle }
  return (
    <FormDialog
      size="small"
      title={titles[asked.what]}
      description={
        asked.what === 'add'
          ? words.addIntro
          : asked.what === 'remove'
            ? `${money(asked.entry.gross_cents)}. ${words.removeIntro}`
            : undefined
      }
      submit={asked.what === 'remove' ? words.remove : words.save}
      running={change.running}
      disabled={note.trim() === '' || (asked.what !== 'remove' && !gross)}
      error={change.error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {change.error && Object.keys(fieldErrors).length === 0 && <SaveFailure error={change.error} />}
      {asked.what === 'add' && (
        <div className="grid grid-cols-2 gap-4">
          <SelectField
            label={words.plan}
            value={plan}
            onChange={(event) => setPlan(event.target.value as Account['plan'])}
            options={Object.entries(words.plans).map(([value, label]) => ({ value, label }))}
          />
          <SelectField
            label={words.year}
            value={String(year)}
            onChange={(event) => setYear(Number(event.target.value))}
            options={[newest.year, newest.year - 1].map((one) => ({
              value: String(one),
              label: String(one),
            }))}
          />
        </div>
      )}
      {asked.what !== 'remove' && (
        <>
          <MoneyField
            label={words.gross}
            min={0}
            value={gross}
            onChange={setGross}
            error={fieldErrors['gross_cents']}
          />
          <MoneyField
            label={words.contributed}
            help={words.contributedHelp}
            optional
            min={0}
            value={contributed}
            onChange={setContributed}
          />
        </>
      )}
      <TextField
        label={asked.what === 'add' ? words.origin : words.reason}
        help={asked.what === 'add' ? words.originHelp : undefined}
        maxLength={200}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        error={fieldErrors['note'] ?? fieldErrors['reason']}
      />
    </FormDialog>
  )
}
