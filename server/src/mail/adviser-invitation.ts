import { say } from '@moisson/law/text'
import { listed } from '@moisson/law/words/list'
import { greeting, ignored } from './identity-words.ts'
import { mail } from './mail.ts'

interface Payload {
  inviter_name: string | null
  /** The companies looked after from the start. */
  companies?: readonly string[]
}

/** How many companies a mail names. */
export const longCompanies = 10

/** Somebody who never came in is made an adviser: what this is, what it lets them do, and the way in. */
export const adviserInvitation = mail<Payload>({
  kind: 'adviser-invitation',
  render({ inviter_name, companies = [] }, { language, name, link }) {
    if (link === null) throw new Error('an invitation needs its link')
    const who = inviter_name ?? say('L’équipe Moisson', 'The Moisson team')[language]
    const named = companies.slice(0, longCompanies)
    const more = companies.length > named.length
    const several = say(`${named.join(', ')} et d’autres`, `${named.join(', ')} and others`)[language]
    const none = say(
      'aucune encore ; celles qui vous seront confiées se trouveront dans « Portefeuille ».',
      'none yet; those given to you will stand in “Portfolio”.',
    )[language]
    const rows = [
      [
        say('Moisson', 'Moisson'),
        say(
          'l’outil où les entreprises mènent leur épargne salariale : accords, plans, campagnes et versements.',
          'the tool with which companies run their employee savings: agreements, plans, campaigns and payments.',
        )[language],
      ],
      [say('Votre rôle', 'Your role'), say('Conseiller', 'Adviser')[language]],
      [
        say('Ce qu’il permet', 'What it lets you do'),
        say(
          'Accompagner les sociétés qui vous sont confiées, contrôler et valider leurs campagnes.',
          'Accompany the companies given to you, check and validate their campaigns.',
        )[language],
      ],
      [
        say('Vos sociétés', 'Your companies'),
        named.length === 0 ? none : more ? several : listed(named, language),
      ],
    ] as const
    return {
      subject: say('Invitation : conseiller sur Moisson', 'Invitation: adviser on Moisson')[language],
      preview: say('Votre lien est valable 7 jours.', 'Your link is valid for 7 days.')[language],
      title: say('Conseillez des sociétés sur Moisson', 'Advise companies on Moisson')[language],
      blocks: [
        greeting(name, language),
        {
          kind: 'text',
          text: say(
            `${who} vous invite sur Moisson comme conseiller. Le lien est valable 7 jours et ne sert qu’une fois.`,
            `${who} invites you to Moisson as an adviser. The link is valid for 7 days and works once.`,
          )[language],
        },
        {
          kind: 'button',
          label: say('Accepter l’invitation', 'Accept the invitation')[language],
          url: link,
        },
        { kind: 'facts', rows: rows.map(([label, value]) => [label[language], value]) },
        ignored(language),
      ],
    }
  },
})
