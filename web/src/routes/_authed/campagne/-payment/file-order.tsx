import type { LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../kit/button.tsx'
import type { Makes } from '../../../../kit/rights.ts'
import { SelectField } from '../../../../kit/field.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { paymentWords } from './payment-words.ts'

/** The formats a file may have, the first one chosen, and the button that asks for it. */
export function FileOrder<Format extends string>(props: {
  formats: readonly [Format, ...Format[]]
  names: Record<Format, string>
  icon: LucideIcon
  go: string
  running: boolean
  disabled?: boolean
  /** The call that gives the file. */
  makes: Makes
  onGo: (format: Format) => void
}) {
  const { formats, names } = props
  const { payroll: words } = useWords(paymentWords)
  const [format, setFormat] = useState(formats[0])
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SelectField
        label={words.format}
        className="w-64 max-w-full"
        value={format}
        onChange={(event) => setFormat(formats.find((each) => each === event.target.value) ?? formats[0])}
        options={formats.map((value) => ({ value, label: names[value] }))}
      />
      <Button
        makes={props.makes}
        icon={props.icon}
        running={props.running}
        disabled={props.disabled}
        onClick={() => props.onGo(format)}
      >
        {props.go}
      </Button>
    </div>
  )
}
