import clsx from 'clsx'
import { CircleAlert, TriangleAlert } from 'lucide-react'
import { useCallback, useId, useState } from 'react'
import { ApiError } from '../../../../api/api-error.ts'
import { Form } from '../../../../form/form.tsx'
import { Button } from '../../../../kit/button.tsx'
import { FieldError, inputClass } from '../../../../kit/field.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import type { CellField } from './cell-text.ts'
import { cellText, choicesOf, labelOf, problemOf, typedText } from './cell-text.ts'
import type { Correction, FileRow } from './use-extract.ts'
import { importWords } from './import-words.ts'

export type Correct = (row: FileRow, body: Correction) => Promise<FileRow | ApiError>

/** Mends one value where it stands: what is wrong, what it was, the new one. Enter saves. */
export function CellEditor(props: {
  row: FileRow
  field: CellField
  correct: Correct
  /** Called when the value is good; a value that is still wrong keeps the editor open. */
  onDone: (row: FileRow) => void
  onLeftOut?: () => void
  /** The value takes the focus when the editor opens; a popover does it by itself. */
  focused?: boolean
}) {
  const { row, field, correct, onDone, onLeftOut, focused } = props
  const words = useWords(importWords)
  const { language } = useFormat()
  const id = useId()
  const [shown, setShown] = useState(row)
  const problem = problemOf(shown, field)
  const value = shown.record[field]
  const [written, setWritten] = useState(() => typedText(field, value) || (problem?.value ?? ''))
  const [failure, setFailure] = useState<string | null>(null)
  const [running, setRunning] = useState<'save' | 'leave' | null>(null)
  const before = shown.before?.[field]
  const Mark = problem?.severity === 'error' ? CircleAlert : TriangleAlert

  async function attempt(what: 'save' | 'leave', body: Correction) {
    setFailure(null)
    setRunning(what)
    const answer = await correct(shown, body)
    setRunning(null)
    if (answer instanceof ApiError) {
      setFailure(answer.message)
      return null
    }
    setShown(answer)
    return answer
  }
  async function save(text: string) {
    const answer = await attempt('save', { values: { [field]: text.trim() === '' ? null : text } })
    if (answer && !problemOf(answer, field)) onDone(answer)
  }

  return (
    <Form
      unguarded
      running={running !== null}
      className="grid gap-3"
      aria-label={words.edit(labelOf(field, language))}
      onSubmit={() => void save(written)}
    >
      <div className="grid gap-1.5">
        <label htmlFor={id} className="text-sm font-medium text-neutral-900">
          {labelOf(field, language)}
        </label>
        <div aria-live="polite">
          {problem && (
            <p id={`${id}-problem`} className="flex gap-2 text-sm text-pretty text-neutral-800">
              <Mark
                aria-hidden
                className={clsx(
                  'mt-0.5 size-4 shrink-0',
                  problem.severity === 'error' ? 'text-red-700' : 'text-amber-700',
                )}
              />
              {problem.message}
            </p>
          )}
        </div>
        {before !== undefined && (
          <p className="text-sm text-neutral-600">
            {words.before(cellText(field, before, language) || words.wasEmpty)}
          </p>
        )}
        <CellInput
          {...{ id, field, written, focused }}
          problem={problem?.severity ?? null}
          onChange={setWritten}
        />
        {failure && <FieldError>{failure}</FieldError>}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          type="submit"
          look="primary"
          size="small"
          running={running === 'save'}
          disabled={running !== null}
        >
          {words.save}
        </Button>
        {onLeftOut && (
          <Button
            look="quiet"
            size="small"
            running={running === 'leave'}
            disabled={running !== null}
            onClick={() => {
              void attempt('leave', { left_out: !shown.left_out }).then((answer) => answer && onLeftOut())
            }}
          >
            {shown.left_out ? words.takeBack : words.leaveOut}
          </Button>
        )}
      </div>
    </Form>
  )
}

/** A list where the field knows its values, else a line of text. */
function CellInput(props: {
  id: string
  field: CellField
  written: string
  focused: boolean | undefined
  problem: NonNullable<ReturnType<typeof problemOf>>['severity'] | null
  onChange: (written: string) => void
}) {
  const { id, field, written, focused, problem, onChange } = props
  const words = useWords(importWords)
  const { language } = useFormat()
  const choices = choicesOf(field, language)
  const takeFocus = useCallback(
    (control: HTMLInputElement | HTMLSelectElement | null) => {
      if (focused) control?.focus()
    },
    [focused],
  )
  const shared = {
    id,
    ref: takeFocus,
    'aria-describedby': problem ? `${id}-problem` : undefined,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    className: inputClass,
  }
  return choices ? (
    <select {...shared} value={choices.some(({ write }) => write === written) ? written : ''}>
      <option value="">{words.emptyCell}</option>
      {choices.map((choice) => (
        <option key={choice.write} value={choice.write}>
          {choice.name}
        </option>
      ))}
    </select>
  ) : (
    <input
      {...shared}
      value={written}
      autoComplete="off"
      spellCheck={false}
      aria-invalid={problem === 'error' || undefined}
      onFocus={(event) => event.target.select()}
    />
  )
}
