import type { ExecutionFault } from '@moisson/core/payment/execution-day'
import { Button } from '../../../kit/button.tsx'
import { DateField } from '../../../kit/field.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { useWords } from '../../../words/catalogue.ts'
import { paymentWords } from './-payment-words.ts'

/** The day the bank is asked to pay; one it would not execute is refused, and the day to take instead is one press away. */
export function ExecutionDay(props: {
  value: string
  today: string
  fault: ExecutionFault | null
  onChange: (day: string) => void
}) {
  const { value, today, fault, onChange } = props
  const { sepa: words } = useWords(paymentWords)
  const { mediumDay } = useFormat()
  return (
    <div className="grid content-start justify-items-start gap-2">
      <DateField
        className="w-full"
        label={words.on}
        value={value}
        min={today}
        error={fault && words.onFaults[fault.code]}
        onChange={(event) => onChange(event.target.value)}
      />
      {fault && (
        <Button size="small" onClick={() => onChange(fault.open_on)}>
          {words.takeDay(mediumDay(fault.open_on))}
        </Button>
      )}
    </div>
  )
}
