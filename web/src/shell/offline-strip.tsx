import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { takenUp } from '../offline/taken-up.ts'
import { useWords } from '../words/catalogue.ts'
import { layoutWords } from '../words/layout.ts'

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Says that what is shown may be old, for as long as the device has no network. */
export function OfflineStrip() {
  const words = useWords(layoutWords)
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <div aria-live="polite" className="no-print">
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-amber-100 px-4 py-1.5 text-sm font-medium text-amber-950">
          <WifiOff aria-hidden className="size-4 shrink-0" />
          {takenUp() ?? words.offline}
        </p>
      )}
    </div>
  )
}
