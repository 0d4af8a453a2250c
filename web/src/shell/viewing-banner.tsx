import { Eye } from 'lucide-react'
import { Button } from '../kit/button.tsx'
import { useUser } from '../session/account.ts'
import { useWords } from '../words/catalogue.ts'
import { layoutWords } from '../words/layout.ts'
import { useView } from './use-view.ts'

/** On every page of a company that is only being looked at: whose it is, and the way out. */
export default function ViewingBanner() {
  const words = useWords(layoutWords)
  const { viewing } = useUser()
  const view = useView()
  if (!viewing) return null
  return (
    <section
      aria-label={words.viewingRegion}
      className="sticky top-14 z-20 flex items-center justify-center gap-x-4 border-b border-amber-300 bg-amber-100 px-4 py-2 text-sm font-medium text-amber-950 lg:top-(--demo-strip)"
    >
      <p className="flex min-w-0 items-center gap-2">
        <Eye aria-hidden className="size-4 shrink-0" />
        <span>{words.viewing(viewing.company_name)}</span>
      </p>
      <Button size="small" running={view.running} onClick={() => void view.leave()}>
        {words.leaveView}
      </Button>
    </section>
  )
}
