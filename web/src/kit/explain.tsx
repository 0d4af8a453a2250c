import type { ReactNode } from 'react'
import { dataWords } from '../words/data.ts'
import { useWords } from '../words/catalogue.ts'
import { Popover } from './popover.tsx'

/** A word of the trade that explains itself: in one sentence. */
export function Explain(props: { word: string; children: ReactNode }) {
  const words = useWords(dataWords)
  return (
    <Popover
      trigger={
        <button
          type="button"
          title={words.explains(props.word)}
          className="cursor-help text-left underline decoration-neutral-400 decoration-dotted underline-offset-4 hover:decoration-neutral-800"
        >
          {props.word}
        </button>
      }
    >
      <p className="font-medium text-neutral-950">{props.word}</p>
      <div className="mt-1 text-sm text-neutral-700">{props.children}</div>
    </Popover>
  )
}
