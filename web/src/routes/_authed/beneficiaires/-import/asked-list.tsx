import { CircleCheck, TriangleAlert } from 'lucide-react'
import { SelectField } from '../../../../kit/field.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import type { Asked } from './asked-settings.ts'
import type { ReadingBody } from './use-read-again.ts'
import { importWords } from './import-words.ts'
import { useMarks } from '../../../../words/marks.ts'

/** The questions of a file and their answers, each with why it is asked; an answer reads the file again. */
export function AskedList(props: {
  asked: readonly Asked[]
  running: boolean
  onReadAgain: (body: ReadingBody) => void
}) {
  const { asked, running, onReadAgain } = props
  const words = useWords(importWords)
  const { colon } = useMarks()
  return (
    <ul className="divide-y divide-neutral-100">
      {asked.map((one) => {
        const Mark = one.open ? TriangleAlert : CircleCheck
        return (
          <li
            key={one.key}
            className="grid items-start gap-x-6 gap-y-2 py-3 first:pt-0 last:pb-0 md:grid-cols-[minmax(0,1fr)_20rem]"
          >
            <p className="flex gap-2.5 text-sm text-pretty text-neutral-700">
              <Mark
                aria-hidden
                className={
                  one.open
                    ? 'mt-0.5 size-4.5 shrink-0 text-amber-700'
                    : 'mt-0.5 size-4.5 shrink-0 text-primary-700'
                }
              />
              <span>
                {one.open && (
                  <span className="sr-only">
                    {words.asked.toConfirm}
                    {colon}{' '}
                  </span>
                )}
                {one.text}
              </span>
            </p>
            <SelectField
              label={one.label}
              value={one.value}
              placeholder={one.value === '' ? words.asked.choose : undefined}
              disabled={running}
              options={one.options.map((option) => ({ ...option }))}
              onChange={(event) => onReadAgain(one.body(event.target.value))}
            />
          </li>
        )
      })}
    </ul>
  )
}
