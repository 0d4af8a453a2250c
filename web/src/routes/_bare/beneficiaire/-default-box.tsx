import { cited } from '../../../words/cited.tsx'

/** « Si vous ne faites rien » in one sentence with its amounts; the condition stands out. */
export function DefaultBox(props: { sentence: string; /** Whose rule it is. */ by?: string }) {
  const { sentence, by } = props
  const comma = sentence.indexOf(',')
  const [condition, rest] = comma > 0 ? [sentence.slice(0, comma), sentence.slice(comma)] : ['', sentence]
  return (
    <p className="flex gap-2.5 rounded-xl bg-neutral-200/60 px-3.5 py-2.5 text-sm leading-5 text-pretty text-neutral-800">
      <span>
        <strong className="font-semibold text-neutral-950">{condition}</strong>
        {rest}
        {by && <span className="block text-neutral-700">{cited([by])}</span>}
      </span>
    </p>
  )
}
