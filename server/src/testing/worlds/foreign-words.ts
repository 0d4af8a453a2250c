import type { CampaignType } from '@moisson/core/vocabulary'

const interessement = /int[ée]ressement/iu
const participation = /participation/iu
const bonus = /partage de la valeur|value[- ]sharing|\bPPV\b/iu

const days = /jours? de repos|rest[ \u00a0]days?/iu
const voluntary = /versements? volontaires?|voluntary payments?|votre argent|your own money/iu

/** What the scheme of a campaign is never called: the name of another one, in either language. */
const others: Partial<Record<CampaignType, readonly RegExp[]>> = {
  interessement: [participation, bonus],
  interessement_supplement: [participation, bonus],
  participation: [interessement, bonus],
  participation_supplement: [interessement, bonus],
  ppv: [interessement, participation],
  voluntary_payment: [days],
  cet_transfer: [voluntary],
}

/** The first words of a text that speak of another scheme than the campaign's, with what stands around them. */
export function foreignWords(type: CampaignType, text: string): string | null {
  const flat = text.replaceAll(/\s+/gu, ' ')
  for (const other of others[type] ?? []) {
    const at = flat.search(other)
    if (at >= 0) return flat.slice(Math.max(0, at - 60), at + 60)
  }
  return null
}
