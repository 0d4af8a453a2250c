import type { DataRequestKind } from '@moisson/core/privacy/data-requests'
import type { InEach, Text } from '@moisson/law/text'
import { longDay } from '@moisson/law/words/days'
import { greeting } from './identity-words.ts'
import { easyErasure } from './easy-own-mails.ts'
import { mail } from './mail.ts'
import type { ErasureAnswer } from './told.ts'

const names: Record<DataRequestKind, Text> = {
  erasure: { fr: 'd’effacement', en: 'of erasure' },
  restriction: { fr: 'de limitation', en: 'of restriction' },
  objection: { fr: 'd’opposition', en: 'of objection' },
}
const answers: Record<DataRequestKind, { granted: Text; refused: Text }> = {
  erasure: {
    granted: {
      fr: 'Votre employeur a effacé de votre dossier d’épargne salariale ce qu’aucune obligation ne retient.',
      en: 'Your employer has erased from your employee savings file what no duty keeps.',
    },
    refused: {
      fr: 'Votre employeur n’a pas effacé de données de votre dossier d’épargne salariale.',
      en: 'Your employer has not erased data from your employee savings file.',
    },
  },
  restriction: {
    granted: {
      fr: 'Votre employeur garde votre dossier d’épargne salariale tel quel et n’en fait que ce que vos droits demandent.',
      en: 'Your employer keeps your employee savings file as it is and does with it only what your rights require.',
    },
    refused: {
      fr: 'Votre employeur n’a pas limité ce qui est fait de votre dossier d’épargne salariale.',
      en: 'Your employer has not restricted what is done with your employee savings file.',
    },
  },
  objection: {
    granted: {
      fr: 'Votre employeur a arrêté ce à quoi vous pouviez vous opposer.',
      en: 'Your employer has stopped what you could object to.',
    },
    refused: {
      fr: 'Votre employeur n’a pas suivi votre opposition. Les relances facultatives restent arrêtées.',
      en: 'Your employer has not followed your objection. Optional reminders stay stopped.',
    },
  },
}

/** The answer to a request about one's data: what went or stops, what stays, each with its reason (GDPR, article 12, 4). */
export const erasureAnswered = mail<ErasureAnswer>({
  kind: 'erasure-answered',
  easy: easyErasure,
  render({ asked_for = 'erasure', granted, reason, outcome }, { language, name }) {
    const asked = names[asked_for][language]
    const say = <Value>(words: InEach<Value>) => words[language]
    const until = (day: string | null) =>
      day ? say({ fr: ` Jusqu’au ${longDay(day, 'fr')}.`, en: ` Until ${longDay(day, 'en')}.` }) : ''
    return {
      subject: say({ fr: `Réponse à votre demande ${asked}`, en: `Answer to your request ${asked}` }),
      preview: say({
        fr: 'Ce qui change, ce qui reste et pourquoi.',
        en: 'What changes, what stays and why.',
      }),
      title: say({ fr: `Votre demande ${asked}`, en: `Your request ${asked}` }),
      blocks: [
        greeting(name, language),
        {
          kind: 'text',
          text: answers[asked_for][granted ? 'granted' : 'refused'][language],
        },
        ...(reason ? [{ kind: 'quote' as const, title: null, text: reason }] : []),
        ...(outcome && outcome.erased.length > 0
          ? [
              {
                kind: 'facts' as const,
                rows: outcome.erased.map(
                  (one) =>
                    [
                      one[language],
                      asked_for === 'erasure'
                        ? say({ fr: 'effacé', en: 'erased' })
                        : say({ fr: 'arrêté', en: 'stopped' }),
                    ] as const,
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
