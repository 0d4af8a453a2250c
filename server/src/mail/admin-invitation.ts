import type { CompanyRole } from '@moisson/core/vocabulary'
import { roleRows } from './role-rows.ts'
import { greeting, ignored } from './identity-words.ts'
import { mail } from './mail.ts'
import { ofName } from '@moisson/law/words/inside-sentence'

interface Payload {
  company_name: string
  inviter_name: string | null
  company_role?: CompanyRole
  /** A word of whoever invites. */
  message?: string | null
}

export const adminInvitation = mail<Payload>({
  kind: 'admin-invitation',
  render({ company_name, inviter_name, company_role, message }, { language, name, link }) {
    if (link === null) throw new Error('an invitation needs its link')
    const who = inviter_name ?? { fr: 'L’équipe Moisson', en: 'The Moisson team' }[language]
    return {
      subject: {
        fr: `Invitation\u00a0: administrer ${company_name}`,
        en: `Invitation: administer ${company_name}`,
      }[language],
      preview: {
        fr: `De la part ${inviter_name === null ? 'de l’équipe Moisson' : ofName(inviter_name)}`,
        en: `From ${who}`,
      }[language],
      title: { fr: `Administrez ${company_name} sur Moisson`, en: `Administer ${company_name} on Moisson` }[
        language
      ],
      blocks: [
        greeting(name, language),
        {
          kind: 'text',
          text: {
            fr: `${who} vous invite dans l’espace ${ofName(company_name)}, où se préparent et se suivent ses campagnes d’intéressement. L’invitation est valable 7 jours.`,
            en: `${who} invites you to the space of ${company_name}, where its profit-sharing campaigns are prepared and followed. The invitation is valid for 7 days.`,
          }[language],
        },
        ...(message
          ? [
              {
                kind: 'quote' as const,
                title: { fr: 'Son message', en: 'Their message' }[language],
                text: message,
              },
            ]
          : []),
        ...(company_role
          ? [
              {
                kind: 'facts' as const,
                rows: roleRows(company_role, language),
              },
            ]
          : []),
        {
          kind: 'button',
          label: { fr: 'Accepter l’invitation', en: 'Accept the invitation' }[language],
          url: link,
        },
        ignored(language),
      ],
    }
  },
})
