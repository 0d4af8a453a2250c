import { ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { Drawer } from '../../../../../kit/dialog.tsx'
import { useFormat } from '../../../../../kit/use-format.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import { Button } from '../../../../../kit/button.tsx'
import { creatorWords } from './creator-words.ts'
import { Result } from './result-side.tsx'
import { useCreator } from './use-creator.ts'

/** On a phone: the envelope stays in sight at the bottom, the rest one tap away. */
export function ResultBar() {
  const words = useWords(creatorWords)
  const { preview } = useCreator()
  const { money } = useFormat()
  const [open, setOpen] = useState(false)
  const envelope = preview?.figures?.outcome.distributable_cents
  if (envelope === undefined) return null
  return (
    <div className="no-print sticky bottom-14 z-20 -mx-4 border-t border-neutral-200 bg-neutral-50/95 px-4 py-2 backdrop-blur sm:-mx-6 sm:px-6 lg:hidden">
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0">
          <span className="block text-xs text-neutral-600">{words.result.distributable}</span>
          <span className="tabular font-semibold text-neutral-950">{money(envelope)}</span>
        </p>
        <Button size="small" icon={ChevronUp} onClick={() => setOpen(true)}>
          {words.result.open}
        </Button>
      </div>
      <Drawer open={open} title={words.result.title} onClose={() => setOpen(false)}>
        <Result />
      </Drawer>
    </div>
  )
}
