import { Notice } from '../kit/notice.tsx'
import { useWords } from '../words/catalogue.ts'
import { suspendedWords } from './suspended-words.ts'

/** On every page of a suspended company: what stands still, what goes on, and whom to call. */
export default function SuspendedNotice({ company, adviser }: { company: string; adviser: string | null }) {
  const words = useWords(suspendedWords)
  return (
    <section
      aria-label={words.region}
      className="no-print mx-auto w-full max-w-7xl px-4 pt-6 sm:px-6 lg:px-10"
    >
      <Notice kind="warning" title={words.title(company)}>
        {words.body} {words.call(adviser)}
      </Notice>
    </section>
  )
}
