import { listAgreements } from '@moisson/contract/company'
import { useState } from 'react'
import { useLateRead } from '../../../api/read.ts'
import { Card } from '../../../kit/card.tsx'
import { ErrorCard } from '../../../kit/error-card.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { SkeletonLines } from '../../../kit/skeleton.tsx'
import { useCompany } from '../../../session/account.ts'
import { useWords } from '../../../words/catalogue.ts'
import { AgreementForm } from './-agreement-form.tsx'
import { blankAgreement, type Agreement } from './-agreement-values.ts'
import { agreementWords } from './-agreement-words.ts'

/** The agreements in force, wherever they were concluded: what a campaign copies from them, their days, their text. */
export default function Agreements() {
  const words = useWords(agreementWords)
  const company = useCompany()
  const reading = useLateRead(listAgreements, { path: { id: company.id } })
  // What was just saved, until the list is read again.
  const [fresh, setFresh] = useState<Agreement | null>(null)
  if (reading.error)
    return (
      <Card title={words.title}>
        <ErrorCard error={reading.error} onRetry={() => void reading.refetch()} />
      </Card>
    )
  if (reading.data === undefined)
    return (
      <Card title={words.title}>
        <SkeletonLines lines={8} />
      </Card>
    )
  const { items } = reading.data
  const types = [
    'interessement',
    ...(items.some(({ type }) => type === 'participation') ? ['participation'] : []),
  ]
  return types.map((type) => {
    const known = items.find((one) => one.type === type)
    const stored =
      fresh?.type === type && fresh.version > (known?.version ?? 0)
        ? fresh
        : (known ?? blankAgreement(company.id, type as Agreement['type']))
    return (
      <Card key={type} title={words.titles[stored.type]}>
        <div className="grid gap-5">
          <p className="-mt-2 max-w-prose text-pretty text-neutral-600">{words.help}</p>
          {stored.version === 0 && <Notice>{words.none}</Notice>}
          {stored.is_example && <Notice kind="warning">{words.example}</Notice>}
          <AgreementForm stored={stored} onSaved={setFresh} />
        </div>
      </Card>
    )
  })
}
