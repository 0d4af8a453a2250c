import { Paperclip } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from '../kit/button-class.ts'
import { Field } from '../kit/field.tsx'

/** A field of a form that holds a file. */
export function FileField(props: {
  label: string
  help?: ReactNode
  error?: ReactNode
  optional?: boolean
  accept: string
  /** What the button says. */
  choose: string
  /** Beside it: the file chosen, or that there is none. */
  chosen: ReactNode
  onFile: (file: File) => void
}) {
  const { accept, choose, chosen, onFile, ...field } = props
  return (
    <Field {...field}>
      {(ids) => (
        <div className="flex flex-wrap items-center gap-3">
          <input
            {...ids}
            type="file"
            accept={accept}
            className="peer sr-only"
            onChange={(event) => {
              const file = event.target.files?.[0]
              // The same file chosen again is a choice too.
              event.target.value = ''
              if (file) onFile(file)
            }}
          />
          <label
            htmlFor={ids.id}
            className={`${buttonClass({})} cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-secondary-600`}
          >
            <Paperclip aria-hidden className="size-4 shrink-0" />
            {choose}
          </label>
          <span className="min-w-0 text-sm break-words text-neutral-700">{chosen}</span>
        </div>
      )}
    </Field>
  )
}
