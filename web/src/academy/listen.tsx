import { Volume2, VolumeX } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { buttonClass } from '../kit/button-class.ts'
import { useWords } from '../words/catalogue.ts'
import { useLanguage } from '../words/language.ts'
import { guideWords } from './guide-words.ts'

const never = () => () => undefined

/** Has the page read aloud by the device; nothing where it has no voice. */
export function Listen() {
  const words = useWords(guideWords)
  const language = useLanguage()
  const able = useSyncExternalStore(
    never,
    () => 'speechSynthesis' in window,
    () => false,
  )
  const [speaking, setSpeaking] = useState(false)
  // A voice does not follow the reader to another page.
  useEffect(() => () => window.speechSynthesis?.cancel(), [])
  if (!able) return null
  async function press() {
    const { readAloud, stopReading } = await import('./read-aloud.ts')
    if (speaking) stopReading()
    else readAloud(language, () => setSpeaking(false))
    setSpeaking(!speaking)
  }
  const Icon = speaking ? VolumeX : Volume2
  return (
    <button
      type="button"
      className={buttonClass({ className: 'justify-self-start print:hidden' })}
      onClick={() => void press()}
    >
      <Icon aria-hidden className="size-4.5" />
      {speaking ? words.stopListening : words.listen}
    </button>
  )
}
