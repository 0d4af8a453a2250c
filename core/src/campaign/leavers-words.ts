import type { Text } from '@moisson/law/text'
import type { CampaignType } from '../vocabulary.ts'
import { campaignTypeFacts } from './type-facts.ts'

const words = {
  money: {
    fr: 'Voyez avec elles ce qu’elles versent, et si une paie reste pour le retenir.',
    en: 'Ask them what they pay in, and whether a pay is left to take it off.',
  },
  days: {
    fr: 'Voyez avec elles les jours qu’elles placent, et s’il leur en reste après ceux que leur départ fait payer.',
    en: 'Ask them which days they give, and whether any are left after those their leaving has paid out.',
  },
} as const satisfies Record<string, Text>

/** What the company sees to with who leaves before what they pay in of their own is; null where an amount is due. */
export function leaversWords(type: CampaignType): Text | null {
  const asked = campaignTypeFacts[type].asked_in
  return asked === null ? null : words[asked]
}
