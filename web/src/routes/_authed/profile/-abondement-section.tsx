import { getMyAbondement } from '@moisson/contract/abondement'
import { useLateRead } from '../../../api/read.ts'
import { Card } from '../../../kit/card.tsx'
import { ErrorCard } from '../../../kit/error-card.tsx'
import { useWords } from '../../../words/catalogue.ts'
import { AccountsList } from '../../../abondement/accounts-list.tsx'
import { abondementWords } from '../../../abondement/abondement-words.ts'

/** What one's employers added this year, and what is left; nothing where no plan matches. */
export default function AbondementSection() {
  const words = useWords(abondementWords)
  const mine = useLateRead(getMyAbondement, {})
  if (mine.error)
    return <ErrorCard error={mine.error} title={words.failed} onRetry={() => void mine.refetch()} />
  if (!mine.data || mine.data.items.length === 0) return null
  return (
    <Card title={words.mine}>
      <p className="mb-3 text-sm text-neutral-600">{words.intro}</p>
      <AccountsList accounts={mine.data.items} />
    </Card>
  )
}
