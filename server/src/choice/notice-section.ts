import { campaignTypeFacts } from '@moisson/core/campaign/type-facts'
import { headingOf, sourceIn, type LegalPoint } from '@moisson/law/legal-points'
import type { Language } from '@moisson/law/text'
import type { MyFile } from './choosing-file.ts'

export type Row = [string, string]

/** A part of the notice: its title, its amounts, its sentences and its list. */
export interface Section {
  title: string
  rows: Row[]
  sentences: string[]
  points: string[]
}

export const section = (title: string, more: Partial<Section>): Section => ({
  title,
  rows: [],
  sentences: [],
  points: [],
  ...more,
})

/** The article, as a heading of the French paper says it, or as an English sentence does. */
export const articleOf = (point: LegalPoint, language: Language): string =>
  language === 'fr' ? headingOf(point) : sourceIn(point, language)

/** Whether everybody is given one amount, so that there is nothing to share out. */
export type OfBonus = NonNullable<MyFile['rules']['bonus']>

export const isOfEach = (type: keyof typeof campaignTypeFacts): boolean =>
  campaignTypeFacts[type].envelope === 'each'
