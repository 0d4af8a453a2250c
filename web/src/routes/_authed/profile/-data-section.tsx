import { exportMyData } from '@moisson/contract/user'
import { useState } from 'react'
import { useFile } from '../../../file/use-file.ts'
import { Button } from '../../../kit/button.tsx'
import { Card } from '../../../kit/card.tsx'
import { ErrorCard } from '../../../kit/error-card.tsx'
import { late } from '../../../kit/late.tsx'
import { useUser } from '../../../session/account.ts'
import { useWords } from '../../../words/catalogue.ts'
import { AccessesList } from './-accesses-list.tsx'
import { profileWords } from './-profile-words.ts'

const ErasureBlock = late(() => import('./-erasure-block.tsx'))
const CloseAccount = late(() => import('./-close-account.tsx'))

/** What is kept about the person: to take away, to watch, to end. */
export function DataSection() {
  const words = useWords(profileWords)
  const user = useUser()
  const mine = useFile(exportMyData)
  const [closing, setClosing] = useState(false)

  const archive = useFile(exportMyData)
  const take = () => void mine.take({}, 'moisson-mes-donnees.json')
  const takeArchive = () => void archive.take({ query: { format: 'zip' } }, 'moisson-mes-donnees.zip')
  return (
    <Card title={words.data}>
      <div className="grid gap-5">
        <div>
          <div className="flex flex-wrap gap-2">
            <Button running={mine.running} onClick={take}>
              {words.takeData}
            </Button>
            {user.beneficiary_ids.length > 0 && (
              <Button look="quiet" running={archive.running} onClick={takeArchive}>
                {words.takeArchive}
              </Button>
            )}
          </div>
          <p className="mt-2 text-sm text-neutral-600">{words.takeDataHelp}</p>
          {mine.error && <ErrorCard error={mine.error} title={words.takeDataFailed} onRetry={take} />}
          {archive.error && (
            <ErrorCard error={archive.error} title={words.takeDataFailed} onRetry={takeArchive} />
          )}
        </div>
        {user.beneficiary_ids.length > 0 && (
          <>
            <AccessesList />
            <ErasureBlock />
          </>
        )}
        <div className="border-t border-neutral-200 pt-4">
          <Button look="quiet" onClick={() => setClosing(true)}>
            {words.close}
          </Button>
          <p className="mt-1 text-sm text-neutral-600">{words.closeHelp}</p>
        </div>
      </div>
      {closing && <CloseAccount onClose={() => setClosing(false)} />}
    </Card>
  )
}
