import { euros, number } from '../words/in-words.ts'
import type { Language } from '@moisson/law/text'

/** `12 345,67 € × 4,4821 % × 30 jours / 365`. */
export function interestDetail({
  principal_cents,
  rate_percent,
  days,
}: {
  principal_cents: number
  rate_percent: string
  days: number
}): Record<Language, string> {
  const rate = (language: Language) =>
    Number(rate_percent).toLocaleString(language === 'fr' ? 'fr-FR' : 'en-GB', { maximumFractionDigits: 6 })
  return {
    fr: `${euros(principal_cents, 'fr')} × ${rate('fr')}\u202f% × ${number(days, 'fr')} ${days > 1 ? 'jours' : 'jour'} / 365`,
    en: `${euros(principal_cents, 'en')} × ${rate('en')}% × ${number(days, 'en')} ${days > 1 ? 'days' : 'day'} / 365`,
  }
}
