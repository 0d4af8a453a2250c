import { greeting } from './identity-words.ts'
import { easyIban } from './easy-own-mails.ts'
import { mail } from './mail.ts'
import type { IbanChanged } from './told.ts'

/** Where the money goes has changed: told to every address known, so that nobody does it in silence. */
export const ibanChanged = mail<IbanChanged>({
  kind: 'iban-changed',
  easy: easyIban,
  render({ iban_mask, by }, { language, name, publicUrl }) {
    const whom =
      by === 'staff'
        ? { fr: 'votre entreprise', en: 'your company' }[language]
        : { fr: 'vous', en: 'you' }[language]
    return {
      subject: { fr: 'Vos coordonnées bancaires ont changé', en: 'Your bank details have changed' }[language],
      preview: { fr: 'Si ce n’est pas attendu, prévenez-nous.', en: 'If you did not expect it, tell us.' }[
        language
      ],
      title: { fr: 'Vos coordonnées bancaires ont changé', en: 'Your bank details have changed' }[language],
      blocks: [
        greeting(name, language),
        {
          kind: 'text',
          text: {
            fr: `Le compte sur lequel vos primes sont versées a été changé par ${whom}. Si vous n’attendiez pas ce changement, prévenez votre service RH sans attendre.`,
            en: `The account your bonuses are paid to was changed by ${whom}. If you did not expect this, tell your HR team at once.`,
          }[language],
        },
        ...(iban_mask
          ? [
              {
                kind: 'facts' as const,
                rows: [[{ fr: 'Nouveau compte', en: 'New account' }[language], iban_mask] as const],
              },
            ]
          : []),
        {
          kind: 'button',
          label: { fr: 'Vérifier', en: 'Check' }[language],
          url: `${publicUrl}/beneficiaire`,
        },
      ],
    }
  },
})
