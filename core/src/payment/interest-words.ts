import type { Language, Text } from '@moisson/law/text'
import { euros, percentWritten } from '@moisson/law/words/figures'
import { pluriel, plural } from '@moisson/law/words/plural'

/** `12 345,67 € × 4,4821 % × 30 jours / 365`. */
export function interestDetail({
  principal_cents,
  rate_percent,
  days,
}: {
  principal_cents: number
  rate_percent: string
  days: number
}): Text {
  const said = (language: Language, length: string) =>
    `${euros(principal_cents, language)} × ${percentWritten(rate_percent, language)} × ${length} / 365`
  return {
    fr: said('fr', pluriel(days, '# jour', '# jours')),
    en: said('en', plural(days, '# day', '# days')),
  }
}
