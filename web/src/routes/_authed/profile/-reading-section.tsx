import { useState } from 'react'
import { Card } from '../../../kit/card.tsx'
import { chooseWords } from '../../../session/choose-words.ts'
import { useWords } from '../../../words/catalogue.ts'
import { usePlain } from '../../../words/plain.ts'
import { profileWords } from './-profile-words.ts'
import { SavedTick } from './-saved-tick.tsx'

/** In which words the person reads what they choose; their employer never knows. */
export function ReadingSection() {
  const words = useWords(profileWords)
  const plain = usePlain()
  const [failed, setFailed] = useState(false)
  const save = (on: boolean) =>
    chooseWords(on).then(
      () => true,
      () => false,
    )
  return (
    <Card title={words.reading}>
      <SavedTick
        label={words.easyWords}
        help={words.easyWordsHelp}
        kept={plain}
        error={failed ? words.easyWordsFailed : null}
        save={async (on) => {
          const ok = await save(on)
          setFailed(!ok)
          return { ok }
        }}
      />
    </Card>
  )
}
