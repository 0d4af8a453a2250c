import { ofPlace } from '@moisson/law/words/inside-sentence'
import { greeting } from './identity-words.ts'
import { mail } from './mail.ts'
import { roleRows } from './role-rows.ts'
import type { CompanyRole } from '@moisson/core/vocabulary'

interface Payload {
  company_name: string
  change?: 'granted' | 'revoked' | 'withdrawn' | 'role'
  company_role?: CompanyRole | null
  by_name?: string
}

/** What somebody may do in a company has changed: the person reads it, with the name of whoever did it. */
export const accessChanged = mail<Payload>({
  kind: 'access-changed',
  render({ company_name, change = 'role', company_role, by_name }, { language, name, publicUrl }) {
    const gone = change === 'revoked' || change === 'withdrawn'
    const subject = {
      fr: gone ? `Votre accès à ${company_name} a pris fin` : `Votre accès à ${company_name} a changé`,
      en: gone ? `Your access to ${company_name} has ended` : `Your access to ${company_name} has changed`,
    }[language]
    const who = by_name ?? { fr: 'L’équipe Moisson', en: 'The Moisson team' }[language]
    const said = {
      granted: {
        fr: `${who} vous a donné accès à l’espace ${ofPlace(company_name)}.`,
        en: `${who} gave you access to the space of ${company_name}.`,
      }[language],
      revoked: {
        fr: `${who} a retiré votre accès à l’espace ${ofPlace(company_name)}. Votre compte reste ouvert pour vos autres espaces.`,
        en: `${who} took away your access to the space of ${company_name}. Your account stays open for your other spaces.`,
      }[language],
      withdrawn: {
        fr: `${who} a retiré votre invitation dans l’espace ${ofPlace(company_name)}\u00a0: son lien n’ouvre plus rien.`,
        en: `${who} withdrew your invitation to the space of ${company_name}: its link opens nothing any more.`,
      }[language],
      role: {
        fr: `${who} a changé ce que vous pouvez faire dans l’espace ${ofPlace(company_name)}.`,
        en: `${who} changed what you may do in the space of ${company_name}.`,
      }[language],
    }
    return {
      subject,
      preview: said[change],
      title: subject,
      blocks: [
        greeting(name, language),
        { kind: 'text', text: said[change] },
        ...(company_role && !gone
          ? [
              {
                kind: 'facts' as const,
                rows: roleRows(company_role, language),
              },
            ]
          : []),
        {
          kind: 'small',
          text: {
            fr: 'Vous n’attendiez pas ce changement\u00a0? Parlez-en à cette personne ou à votre conseiller.',
            en: 'You did not expect this? Speak to that person or to your adviser.',
          }[language],
        },
        ...(gone
          ? []
          : [
              {
                kind: 'button' as const,
                label: { fr: 'Ouvrir mon espace', en: 'Open my space' }[language],
                url: `${publicUrl}/societe`,
              },
            ]),
      ],
    }
  },
})
