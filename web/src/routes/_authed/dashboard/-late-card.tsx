import type { Output } from '@moisson/contract/call'
import type { listBeneficiaries } from '@moisson/contract/beneficiary'
import type { listCampaigns } from '@moisson/contract/campaign'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ApiError } from '../../../api/api-error.ts'
import { Card } from '../../../kit/card.tsx'
import { ErrorCard } from '../../../kit/error-card.tsx'
import { SkeletonLines } from '../../../kit/skeleton.tsx'
import { useWords } from '../../../words/catalogue.ts'
import { dashboardWords } from './-dashboard-words.ts'

export type Reading<Answer> = UseQueryResult<Answer, ApiError>
export type Campaigns = Reading<Output<typeof listCampaigns>>
export type People = Reading<Output<typeof listBeneficiaries>>

/** A card whose content is read by itself: its shape first, its own error if it fails, the rest of the page stays. */
export function LateCard<Answer>(props: {
  title: ReactNode
  actions?: ReactNode
  reading: Reading<Answer>
  lines: number
  children: (answer: Answer) => ReactNode
}) {
  const { title, actions, reading, lines, children } = props
  const words = useWords(dashboardWords)
  return (
    <Card title={title} actions={actions}>
      {reading.data !== undefined ? (
        children(reading.data)
      ) : reading.error ? (
        <ErrorCard error={reading.error} title={words.cardFailed} onRetry={() => void reading.refetch()} />
      ) : (
        <SkeletonLines lines={lines} />
      )}
    </Card>
  )
}
