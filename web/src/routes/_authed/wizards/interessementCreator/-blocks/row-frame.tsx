import { Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../../../kit/button.tsx'
import { IconButton } from '../../../../../kit/icon-button.tsx'
import { useWords } from '../../../../../words/catalogue.ts'
import { blockWords } from './block-words.ts'

/** One line of a grid, with the way to take it away. */
export function RowFrame(props: { name: string; onRemove?: (() => void) | undefined; children: ReactNode }) {
  const words = useWords(blockWords)
  return (
    <fieldset className="flex items-start gap-2 border-t border-neutral-100 pt-3 first:border-t-0 first:pt-0">
      <legend className="sr-only">{props.name}</legend>
      <div className="grid min-w-0 flex-1 grid-cols-1 items-start gap-3 @sm:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
        {props.children}
      </div>
      {props.onRemove && (
        <IconButton
          icon={Trash2}
          label={words.remove(props.name)}
          className="mt-7"
          onClick={props.onRemove}
        />
      )}
    </fieldset>
  )
}

export function AddButton({ children, onClick }: { children: string; onClick: () => void }) {
  return (
    <Button size="small" icon={Plus} className="justify-self-start" onClick={onClick}>
      {children}
    </Button>
  )
}
