import { TextField } from '../kit/field.tsx'
import { useFormat } from '../kit/use-format.ts'
import { useWords } from '../words/catalogue.ts'
import { campaignWords } from './campaign-words.ts'

/** Whether what was typed is the number asked for; spaces between thousands do not matter. */
export const isCount = (typed: string, count: number): boolean =>
  typed.replaceAll(/[\s\u00a0\u202f]/g, '') === String(count)

/** The number of people, typed by hand before a step that cannot be undone. */
export function TypeCount(props: { count: number; value: string; onChange: (value: string) => void }) {
  const words = useWords(campaignWords)
  const { count } = useFormat()
  const wrong = props.value.trim() !== '' && !isCount(props.value, props.count)
  return (
    <TextField
      label={words.typeCount(count(props.count))}
      inputMode="numeric"
      autoComplete="off"
      data-confirms
      className="max-w-sm"
      value={props.value}
      onChange={(event) => props.onChange(event.target.value)}
      error={
        wrong && props.value.trim().length >= String(props.count).length
          ? words.typeCountWrong(count(props.count))
          : undefined
      }
    />
  )
}
