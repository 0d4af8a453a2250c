import { agreementRenewal } from './templates/agreement-renewal.ts'
import { annualCampaign } from './templates/annual-campaign.ts'
import { keeperTransfer } from './templates/keeper-transfer.ts'
import { participationSetup } from './templates/participation-setup.ts'
import { interessementSetup } from './templates/interessement-setup.ts'
import type { ProcessTemplate } from './template.ts'

/** Every kind of process that can be begun, the most frequent first. */
export const processTemplates: readonly ProcessTemplate[] = [
  annualCampaign,
  interessementSetup,
  agreementRenewal,
  participationSetup,
  keeperTransfer,
]

export function processTemplate(code: string): ProcessTemplate | null {
  return processTemplates.find((template) => template.code === code) ?? null
}

/** How the articles of a step are cited; null when the step has none. */
export function legalBasis(articles: readonly string[]): string | null {
  if (articles.length === 0) return null
  const last = articles.at(-1) ?? ''
  const first = articles.slice(0, -1).join(', ')
  return `art. ${first ? `${first} et ${last}` : last} du code du travail`
}
