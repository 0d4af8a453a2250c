import type { SaverAnswers } from '@moisson/core/saver-profile/questions'
import { ClipboardList } from 'lucide-react'
import { Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { Button } from '../../../kit/button.tsx'
import { useWords } from '../../../words/catalogue.ts'
import type { SaverProfileDialogProps } from './-saver-profile-dialog.tsx'
import { saverDoorWords } from './-saver-door-words.ts'

/**
 * The way to what one says of oneself as a saver. It opens over the page, which stays as it was behind it; answers not
 * kept are found again as long as the page is there.
 */
export function SaverProfile({ beside }: { beside?: (answers: SaverAnswers) => ReactNode }) {
  const words = useWords(saverDoorWords)
  const [Dialog, setDialog] = useState<ComponentType<SaverProfileDialogProps> | null>(null)
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed')
  const [said, setSaid] = useState<SaverAnswers | null>(null)

  async function open() {
    setState('loading')
    try {
      const [{ SaverProfileDialog }, { saverProfileWords }] = await Promise.all([
        import('./-saver-profile-dialog.tsx'),
        import('./-saver-profile-words.ts'),
      ])
      await saverProfileWords.load()
      setDialog(() => SaverProfileDialog)
      setState('open')
    } catch {
      setState('failed')
    }
  }

  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-48 flex-1 text-sm text-pretty text-neutral-700">{words.what}</p>
        <Button icon={ClipboardList} running={state === 'loading'} onClick={() => void open()}>
          {words.title}
        </Button>
      </div>
      {state === 'failed' && (
        <p role="alert" className="text-sm text-amber-900">
          {words.failed}
        </p>
      )}
      {state === 'open' && Dialog && (
        <Suspense>
          <Dialog said={said} onSaid={setSaid} beside={beside} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </div>
  )
}
