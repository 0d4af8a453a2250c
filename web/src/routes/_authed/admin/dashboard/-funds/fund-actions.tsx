import { publishFund, updateFund } from '@moisson/contract/fund'
import { useChange } from '../../../../../api/change.ts'
import { Button } from '../../../../../kit/button.tsx'
import { showToast } from '../../../../../kit/toast-store.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import type { WholeFund } from './catalogue-fund.ts'
import { fundsWords } from './funds-words.ts'
import { sentenceOf } from '../../../../../api/sentence-of.ts'

/** Offering a fund, closing it to new plans, putting it away. */
export function FundActions({ fund }: { fund: WholeFund }) {
  const words = useWords(fundsWords)
  const publish = useChange(publishFund)
  const move = useChange(updateFund)
  const path = { fid: fund.id }
  const say = (message: string) => showToast({ kind: 'error', title: message })

  async function offer() {
    const outcome = await publish.send({ path }, { version: fund.version })
    if (outcome.ok) showToast({ kind: 'success', title: words.published(fund.name) })
    else say(sentenceOf(outcome.error))
  }
  async function to(status: 'closed_to_new' | 'archived') {
    const outcome = await move.send({ path, body: { status } }, { version: fund.version })
    if (outcome.ok) showToast({ kind: 'success', title: words.moved(fund.name) })
    else say(sentenceOf(outcome.error))
  }

  if (fund.status === 'archived') return null
  return (
    <>
      <Button running={move.running} onClick={() => void to('archived')}>
        {words.archive}
      </Button>
      {fund.status === 'published' ? (
        <Button running={move.running} onClick={() => void to('closed_to_new')}>
          {words.close}
        </Button>
      ) : (
        <Button
          look="primary"
          running={publish.running}
          disabled={fund.blockers.length > 0}
          onClick={() => void offer()}
        >
          {words.publish}
        </Button>
      )}
    </>
  )
}
