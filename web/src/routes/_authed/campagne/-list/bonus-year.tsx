import { unpublishedBonus } from '@moisson/core/campaign/bonus-terms'
import { dayOf } from '@moisson/law/calendar'
import { Notice } from '../../../../kit/notice.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useCompany } from '../../../../session/account.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { newWords } from './new-words.ts'

/** Says before a bonus is prepared that no text is published for its year: it would be refused at its launch. */
export default function BonusYear({ year, today }: { year: number; today: string }) {
  const words = useWords(newWords)
  const { text } = useFormat()
  const { headcount } = useCompany()
  const first = dayOf(year, 1, 1)
  const unpublished = unpublishedBonus(headcount, first < today ? today : first)
  if (!unpublished) return null
  return (
    <Notice kind="warning" title={words.unpublishedYear(String(year))}>
      {text(unpublished)} {words.unpublishedBody}
    </Notice>
  )
}
