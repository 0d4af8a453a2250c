import type { ErasureOutcome } from '@moisson/core/privacy/erasure'
import { longDay } from '@moisson/law/words/days'
import { greeting } from './identity-words.ts'
import { mail } from './mail.ts'

interface Payload {
  granted: boolean
  reason: string | null
  outcome: ErasureOutcome | null
}

/** The answer to a request of erasure: what went, what stays, each with its reason (GDPR, article 12, 4). */
export const erasureAnswered = mail<Payload>({
  kind: 'erasure-answered',
  render({ granted, reason, outcome }, { language, name }) {
    const say = <Value>(words: { fr: Value; en: Value }) => words[language]
    const until = (day: string | null) =>
      day ? say({ fr: ` Jusqu’au ${longDay(day, 'fr')}.`, en: ` Until ${longDay(day, 'en')}.` }) : ''
    return {
      subject: say({ fr: 'Réponse à votre demande d’effacement', en: 'Answer to your request of erasure' }),
      preview: say({
        fr: 'Ce qui est effacé, ce qui reste et pourquoi.',
        en: 'What is erased, what stays and why.',
      }),
      title: say({ fr: 'Votre demande d’effacement', en: 'Your request of erasure' }),
      blocks: [
        greeting(name, language),
        {
          kind: 'text',
          text: granted
            ? say({
                fr: 'Votre employeur a effacé de votre dossier d’épargne salariale ce qu’aucune obligation ne retient.',
                en: 'Your employer has erased from your employee savings file what no duty keeps.',
              })
            : say({
                fr: 'Votre employeur n’a pas effacé de données de votre dossier d’épargne salariale.',
                en: 'Your employer has not erased data from your employee savings file.',
              }),
        },
        ...(reason ? [{ kind: 'quote' as const, title: null, text: reason }] : []),
        ...(outcome && outcome.erased.length > 0
          ? [
              {
                kind: 'facts' as const,
                rows: outcome.erased.map(
                  (one) => [one[language], say({ fr: 'effacé', en: 'erased' })] as const,
                ),
              },
            ]
          : []),
        ...(outcome?.kept ?? []).map((one) => ({
          kind: 'quote' as const,
          title: say({ fr: `Reste\u00a0: ${one.data.fr}`, en: `Stays: ${one.data.en}` }),
          text: `${one.reason[language]}${until(one.until)}`,
        })),
        {
          kind: 'small',
          text: say({
            fr: 'Si cette réponse ne vous satisfait pas, vous pouvez saisir la CNIL (cnil.fr/fr/plaintes) ou le juge.',
            en: 'If this answer does not satisfy you, you may turn to the CNIL (cnil.fr/fr/plaintes) or to a court.',
          }),
        },
      ],
    }
  },
})
