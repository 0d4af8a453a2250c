import type { Output } from '@moisson/contract/call'
import type { getFund, listCatalogue } from '@moisson/contract/fund'
import type { Tone } from '../../../../../kit/badge.tsx'

export type CatalogueFund = Output<typeof listCatalogue>['items'][number]
export type WholeFund = Output<typeof getFund>

export const fundTones: Record<CatalogueFund['status'], Tone> = {
  draft: 'neutral',
  published: 'green',
  closed_to_new: 'amber',
  archived: 'neutral',
}
