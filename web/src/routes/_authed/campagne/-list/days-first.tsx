import { sourceIn } from '@moisson/law/legal-points'
import { Link } from '@tanstack/react-router'
import { Notice } from '../../../../kit/notice.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { newWords } from './new-words.ts'

/** What a campaign of rest days is, and what it needs before anybody may be told anything. */
export default function DaysFirst() {
  const { days: words } = useWords(newWords)
  const { language } = useFormat()
  return (
    <>
      <p className="text-sm text-pretty text-neutral-600">{words.what(sourceIn('rest_days', language))}</p>
      <Notice title={words.first}>
        <ul className="mt-1 grid list-disc gap-1.5 pl-5">
          <li>
            {words.plan}{' '}
            <Link to="/societe" search={{ section: 'plans' }} className="link">
              {words.toPlans}
            </Link>
          </li>
          <li>
            {words.records}{' '}
            <Link to="/beneficiaires" className="link">
              {words.toPeople}
            </Link>
          </li>
        </ul>
      </Notice>
    </>
  )
}
