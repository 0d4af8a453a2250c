import { inEach, say, type Language, type Text } from '@moisson/law/text'
import { companyRoleNames } from '@moisson/core/company/role-names'
import type { CompanyRole } from '@moisson/core/vocabulary'
import { roleRows } from './role-rows.ts'
import { greeting, ignored } from './identity-words.ts'
import { mail } from './mail.ts'
import { ofName, ofPlace } from '@moisson/law/words/inside-sentence'

export interface InvitationPayload {
  company_name: string
  inviter_name: string | null
  company_role?: CompanyRole
  /** A word of whoever invites. */
  message?: string | null
  /** Who advises the company, and how to reach them; absent while nobody does. */
  adviser?: { name: string; email: string; phone: string | null } | null
}

type Told = Pick<InvitationPayload, 'company_role' | 'adviser'>

/** What this is, who advises, what it costs, what follows: nothing that only the installation could know. */
function inShort({ company_role, adviser }: Told, language: Language): (readonly [string, string])[] {
  const reach = [adviser?.name, adviser?.phone, adviser?.email].filter(Boolean).join(', ')
  const owner = company_role === 'owner'
  const rows: [Text, Text][] = [
    [
      say('Moisson', 'Moisson'),
      say(
        'l’outil où l’entreprise prépare son accord d’intéressement et ses plans d’épargne, puis où chaque salarié choisit ce que devient sa prime.',
        'where a company prepares its intéressement agreement and its savings plans, and where each employee then chooses what becomes of the bonus.',
      ),
    ],
    [
      say('Votre conseiller', 'Your adviser'),
      adviser
        ? inEach(() => reach)
        : say(
            'la société n’en a pas encore ; l’espace vous dira qui, dès qu’il sera désigné.',
            'the company has none yet; its space will say who, once somebody is named.',
          ),
    ],
    [
      say('Ce que cela coûte', 'What it costs'),
      adviser
        ? say(
            'accepter cette invitation ne coûte rien et n’engage à rien ; le prix du service, s’il y en a un, se convient avant avec votre conseiller.',
            'accepting this invitation costs nothing and commits to nothing; the price of the service, if there is one, is agreed beforehand with your adviser.',
          )
        : say(
            'accepter cette invitation ne coûte rien et n’engage à rien.',
            'accepting this invitation costs nothing and commits to nothing.',
          ),
    ],
    [
      say('La suite', 'What follows'),
      owner
        ? say(
            'cinq questions au plus disent ce que la loi vous demande, ce que vous pouvez faire et à quel coût. Rien ne part vers vos salariés avant que vous le lanciez.',
            'five questions at most tell what the law asks of you, what you may do and at what cost. Nothing goes to your employees before you launch it.',
          )
        : say(
            'vous entrez dans l’espace de la société avec le rôle ci-dessous.',
            'you enter the space of the company with the role below.',
          ),
    ],
  ]
  return rows.map(([name, value]) => [name[language], value[language]])
}

export const adminInvitation = mail<InvitationPayload>({
  kind: 'admin-invitation',
  render({ company_name, inviter_name, company_role, message, adviser }, { language, name, link }) {
    if (link === null) throw new Error('an invitation needs its link')
    const who = inviter_name ?? { fr: 'L’équipe Moisson', en: 'The Moisson team' }[language]
    const role = company_role ? companyRoleNames[company_role].name[language] : ''
    return {
      subject: say(
        `Invitation : ${company_name}${role && `, rôle « ${role} »`}`,
        `Invitation: ${company_name}${role && `, role “${role}”`}`,
      )[language],
      preview: {
        fr: `De la part ${inviter_name === null ? 'de l’équipe Moisson' : ofName(inviter_name)}`,
        en: `From ${who}`,
      }[language],
      title:
        company_role === 'owner'
          ? say(`Administrez ${company_name} sur Moisson`, `Administer ${company_name} on Moisson`)[language]
          : say(
              `Rejoignez l’espace ${ofPlace(company_name)} sur Moisson`,
              `Join the space of ${company_name} on Moisson`,
            )[language],
      blocks: [
        greeting(name, language),
        {
          kind: 'text',
          text: {
            fr: `${who} vous invite dans l’espace ${ofPlace(company_name)}. L’invitation est valable 7 jours.`,
            en: `${who} invites you to the space of ${company_name}. The invitation is valid for 7 days.`,
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
        {
          kind: 'button',
          label: { fr: 'Accepter l’invitation', en: 'Accept the invitation' }[language],
          url: link,
        },
        { kind: 'facts', rows: inShort({ company_role, adviser }, language) },
        ...(company_role
          ? [
              {
                kind: 'facts' as const,
                rows: roleRows(company_role, language),
              },
            ]
          : []),
        ignored(language),
      ],
    }
  },
})
