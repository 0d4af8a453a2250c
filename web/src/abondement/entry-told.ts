import type { getAbondement } from '@moisson/contract/abondement'
import type { Output } from '@moisson/contract/call'
import { parisDay } from '@moisson/law/paris-time'

type Entry = Output<typeof getAbondement>['items'][number]['entries'][number]

/** What an entry of an account is told as, and the Paris day of it. Settled is granted; it is placed once paid. */
export const entryTold = ({
  kind,
  placed,
  confirmed_at,
}: Pick<Entry, 'kind' | 'placed' | 'confirmed_at'>) => ({
  stage: kind === 'settlement' && placed ? ('placed' as const) : kind,
  day: parisDay(confirmed_at),
})
