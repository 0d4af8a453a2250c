import { greeting, ignored } from './identity-words.ts'
import { mail } from './mail.ts'
import { ofName } from '@moisson/law/words/inside-sentence'

interface Payload {
  company_name: string
  inviter_name: string | null
  company_role?: 'owner' | 'editor'
  /** A word of whoever invites. */
  message?: string | null
}

const roleNames = {
  owner: { fr: 'Responsable', en: 'Owner' },
  editor: { fr: 'Gestionnaire RH', en: 'HR editor' },
}

export const adminInvitation = mail<Payload>({
  kind: 'admin-invitation',
  render({ company_name, inviter_name, company_role, message }, { language, name, link }) {
    const fr = language === 'fr'
    if (link === null) throw new Error('an invitation needs its link')
    const who = inviter_name ?? (fr ? 'L’équipe Moisson' : 'The Moisson team')
    return {
      subject: fr
        ? `Invitation\u00a0: administrer ${company_name}`
        : `Invitation: administer ${company_name}`,
      preview: fr
        ? `De la part ${inviter_name === null ? 'de l’équipe Moisson' : ofName(inviter_name)}`
        : `From ${who}`,
      title: fr ? `Administrez ${company_name} sur Moisson` : `Administer ${company_name} on Moisson`,
      blocks: [
        greeting(name, language),
        {
          kind: 'text',
          text: fr
            ? `${who} vous invite à préparer et suivre les campagnes d’intéressement ${ofName(company_name)}. L’invitation est valable 7 jours.`
            : `${who} invites you to prepare and follow the profit-sharing campaigns of ${company_name}. The invitation is valid for 7 days.`,
        },
        ...(message
          ? [{ kind: 'quote' as const, title: fr ? 'Son message' : 'Their message', text: message }]
          : []),
        ...(company_role
          ? [
              {
                kind: 'facts' as const,
                rows: [[fr ? 'Votre rôle' : 'Your role', roleNames[company_role][language]] as const],
              },
            ]
          : []),
        { kind: 'button', label: fr ? 'Accepter l’invitation' : 'Accept the invitation', url: link },
        ignored(language),
      ],
    }
  },
})
