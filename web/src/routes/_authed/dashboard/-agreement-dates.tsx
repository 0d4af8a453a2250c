import { listAgreements, readCalendar } from '@moisson/contract/company'
import { useLateRead } from '../../../api/read.ts'
import { useFormat } from '../../../kit/use-format.ts'
import { useCompany } from '../../../session/account.ts'
import { useWords } from '../../../words/catalogue.ts'
import { ClockDate } from './-clock-date.tsx'
import { dashboardWords } from './-words.ts'

/** Conclusion and filing of the agreement: behind, or by when and at what cost. */
export function AgreementDates({ today }: { today: string }) {
  const words = useWords(dashboardWords)
  const { text } = useFormat()
  const { id } = useCompany()
  const agreements = useLateRead(listAgreements, { path: { id } })
  const own = agreements.data?.items.find(({ type }) => type === 'interessement')
  const lacking = agreements.data !== undefined && !(own?.signed_on && own.filed_on)
  const calendar = useLateRead(readCalendar, { path: { id } }, { enabled: lacking })
  if (!agreements.data) return null
  const steps = [
    { code: 'conclusion', on: own?.signed_on ?? null, done: words.signed, due: words.toSign },
    { code: 'filing', on: own?.filed_on ?? null, done: words.filed, due: words.toFile },
  ]
  return steps.map(({ code, on, done, due }) => {
    if (on) {
      return (
        <ClockDate key={code} done day={on} today={today}>
          <p className="text-sm text-neutral-700">{done}</p>
        </ClockDate>
      )
    }
    const next = calendar.data?.items.find((item) => item.code === code && item.on >= today)
    if (!next) return null
    return (
      <ClockDate key={code} day={next.on} today={today}>
        <p className="text-sm text-neutral-700">{due}</p>
        {next.late && <p className="mt-1 text-sm text-neutral-600">{text(next.late)}</p>}
      </ClockDate>
    )
  })
}
