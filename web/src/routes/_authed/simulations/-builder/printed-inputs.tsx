import { useWords } from '../../../../words/catalogue.ts'
import { useInputInWords } from '../-compare/input-in-words.ts'
import type { BuilderState } from './use-builder.ts'
import { builderWords } from './builder-words.ts'

/** On paper the form makes way for the assumptions in words. */
export function PrintedInputs({ builder }: { builder: BuilderState }) {
  const words = useWords(builderWords)
  const inWords = useInputInWords()
  const labels: Record<string, string> = words.fields
  const shown = Object.entries(builder.form.values).filter(
    ([name, value]) =>
      name in labels &&
      value !== null &&
      value !== undefined &&
      !(Array.isArray(value) && value.length === 0),
  )
  return (
    <section className="hidden print:mb-6 print:block">
      <h2 className="font-semibold">{words.inputs}</h2>
      <dl className="mt-2 columns-2 gap-8 text-sm">
        {shown.map(([name, value]) => (
          <div key={name} className="flex break-inside-avoid justify-between gap-4 py-0.5">
            <dt className="text-neutral-700">{labels[name]}</dt>
            <dd className="tabular text-right font-medium text-neutral-950">{inWords(name, value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
