import { Check } from 'lucide-react'
import { useState } from 'react'
import { useEasyWords, usePlain } from '../../../../words/plain.ts'
import { firstWords } from './-first-words.ts'

/** « Facile à lire »: the same screen in easy words, remembered by the account; by a code, for the session. */
export function EasySwitch() {
  const words = useEasyWords(firstWords)
  const plain = usePlain()
  const [failed, setFailed] = useState(false)
  const turn = () =>
    import('../../../../session/choose-words.ts')
      .then(({ chooseWords }) => chooseWords(!plain))
      .then(
        () => setFailed(false),
        () => setFailed(true),
      )
  return (
    <>
      <button
        type="button"
        aria-pressed={plain}
        onClick={() => void turn()}
        className={`inline-flex min-h-7 items-center gap-1 rounded-full border px-2.5 text-sm font-medium pointer-coarse:-my-2 pointer-coarse:min-h-11 ${plain ? 'border-secondary-700 bg-secondary-100 text-secondary-950' : 'border-neutral-400 bg-white text-neutral-800 hover:border-secondary-600 hover:bg-secondary-50'}`}
      >
        {plain && <Check aria-hidden className="size-4" />}
        {words.easy}
      </button>
      {failed && (
        <p role="alert" className="basis-full text-sm text-amber-900">
          {words.easyFailed}
        </p>
      )}
    </>
  )
}
