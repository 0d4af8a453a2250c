import type { Text } from '@moisson/law/text'
import { ofName } from '@moisson/law/words/inside-sentence'
import type { AccountChange } from '../identity/account-notice.ts'
import { greeting } from './identity-words.ts'
import { mail } from './mail.ts'

interface Payload {
  account_change: AccountChange
  by_name: string
  /** Whose account it is, when it is not the reader’s. */
  person: string | null
}

const own: Record<AccountChange, Text> = {
  suspended: { fr: 'Votre compte a été suspendu', en: 'Your account was suspended' },
  compromised: {
    fr: 'Votre compte a été suspendu, car quelqu’un d’autre s’en sert peut-être',
    en: 'Your account was suspended, as somebody else may be using it',
  },
  activated: { fr: 'Votre compte a été réactivé', en: 'Your account was activated again' },
  platform_admin: {
    fr: 'Vous administrez désormais la plateforme',
    en: 'You are now an administrator of the platform',
  },
  platform_admin_ended: {
    fr: 'Vous n’administrez plus la plateforme',
    en: 'You are no longer an administrator of the platform',
  },
  manager: { fr: 'Vous êtes désormais conseiller', en: 'You are now an adviser' },
  manager_ended: { fr: 'Vous n’êtes plus conseiller', en: 'You are no longer an adviser' },
}
const others: Record<AccountChange, (person: string) => Text> = {
  suspended: (person) => ({
    fr: `Le compte ${ofName(person)} a été suspendu`,
    en: `${person}’s account was suspended`,
  }),
  compromised: (person) => ({
    fr: `Le compte ${ofName(person)} a été suspendu, car quelqu’un d’autre s’en sert peut-être`,
    en: `${person}’s account was suspended, as somebody else may be using it`,
  }),
  activated: (person) => ({
    fr: `Le compte ${ofName(person)} a été réactivé`,
    en: `${person}’s account was activated again`,
  }),
  platform_admin: (person) => ({
    fr: `${person} administre désormais la plateforme`,
    en: `${person} is now an administrator of the platform`,
  }),
  platform_admin_ended: (person) => ({
    fr: `${person} n’administre plus la plateforme`,
    en: `${person} is no longer an administrator of the platform`,
  }),
  manager: (person) => ({ fr: `${person} est désormais conseiller`, en: `${person} is now an adviser` }),
  manager_ended: (person) => ({
    fr: `${person} n’est plus conseiller`,
    en: `${person} is no longer an adviser`,
  }),
}

/** An account was suspended or let in again, or got a role of the platform: its person reads it, and who did it. */
export const accountChanged = mail<Payload>({
  kind: 'account-changed',
  render({ account_change, by_name, person }, { language, name, publicUrl }) {
    const title = (person === null ? own[account_change] : others[account_change](person))[language]
    const done = { fr: `Décidé par ${by_name}.`, en: `Decided by ${by_name}.` }[language]
    return {
      subject: title,
      preview: done,
      title,
      blocks: [
        greeting(name, language),
        { kind: 'text', text: `${title}. ${done}` },
        {
          kind: 'small',
          text: {
            fr: 'Vous n’attendiez pas ce changement\u00a0? Parlez-en à l’équipe Moisson.',
            en: 'You did not expect this? Speak to the Moisson team.',
          }[language],
        },
        ...((account_change === 'suspended' || account_change === 'compromised') && person === null
          ? []
          : [
              {
                kind: 'button' as const,
                label: { fr: 'Ouvrir Moisson', en: 'Open Moisson' }[language],
                url: `${publicUrl}/login`,
              },
            ]),
      ],
    }
  },
})
