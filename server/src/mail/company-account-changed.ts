import { ofPlace } from '@moisson/law/words/inside-sentence'
import { greeting } from './identity-words.ts'
import { mail } from './mail.ts'

interface Payload {
  company_name: string
  by_name?: string
  accounts?: { account: 'iban' | 'keeper_iban' | 'percol_keeper_iban'; mask: string | null }[]
}

/** A bank account of the company has changed: the other administrators are told, so that nobody does it in silence. */
export const companyAccountChanged = mail<Payload>({
  kind: 'company-account-changed',
  render({ company_name, by_name, accounts = [] }, { language, name, publicUrl }) {
    const who = by_name ?? { fr: 'Une personne qui administre la société', en: 'An administrator' }[language]
    const labels = {
      iban: { fr: 'Compte de la société', en: 'The company’s account' }[language],
      keeper_iban: { fr: 'Compte du teneur', en: 'The account keeper’s account' }[language],
      percol_keeper_iban: { fr: 'Compte du teneur du PER\u00a0COL', en: 'The PER COL keeper’s account' }[
        language
      ],
    }
    const subject = {
      fr: `Coordonnées bancaires modifiées\u00a0: ${company_name}`,
      en: `Bank details changed: ${company_name}`,
    }[language]
    return {
      subject,
      preview: {
        fr: 'Si ce n’est pas attendu, agissez maintenant.',
        en: 'If you did not expect it, act now.',
      }[language],
      title: {
        fr: `Les coordonnées bancaires ${ofPlace(company_name)} ont changé`,
        en: `The bank details of ${company_name} have changed`,
      }[language],
      blocks: [
        greeting(name, language),
        {
          kind: 'text',
          text: {
            fr: `${who} a changé un compte bancaire de la fiche société. Les prochains virements et fichiers de paiement l’utiliseront.`,
            en: `${who} changed a bank account of the company file. The next transfers and payment files will use it.`,
          }[language],
        },
        ...(accounts.length > 0
          ? [
              {
                kind: 'facts' as const,
                rows: accounts.map(
                  ({ account, mask }) =>
                    [labels[account], mask ?? { fr: 'effacé', en: 'removed' }[language]] as const,
                ),
              },
            ]
          : []),
        {
          kind: 'notice',
          text: {
            fr: 'Vous n’attendiez pas ce changement\u00a0? Appelez cette personne, par un numéro que vous connaissez déjà, avant tout virement.',
            en: 'You did not expect this? Call that person, on a number you already know, before any transfer.',
          }[language],
        },
        {
          kind: 'button',
          label: { fr: 'Vérifier la fiche', en: 'Check the file' }[language],
          url: `${publicUrl}/societe?section=bank`,
        },
      ],
    }
  },
})
