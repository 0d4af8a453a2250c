import type { Text } from '@moisson/law/text'
import { longInstant } from '@moisson/law/words/instants'
import type { FactorChange } from '../identity/factors/factor-notice.ts'
import { greeting } from './identity-words.ts'
import { easyFactor } from './easy-account-mails.ts'
import { mail } from './mail.ts'

interface Payload {
  factor_change: FactorChange
  /** The name its owner gave it; empty for codes. */
  factor: string
  at: string
}

const titles: Record<FactorChange, Text> = {
  added: { fr: 'Un second facteur a été ajouté', en: 'A second factor was added' },
  removed: { fr: 'Un second facteur a été retiré', en: 'A second factor was removed' },
  codes_renewed: { fr: 'Vos codes de secours ont changé', en: 'Your recovery codes have changed' },
  recovery_code_used: { fr: 'Un code de secours a servi', en: 'A recovery code was used' },
}
const bodies: Record<FactorChange, Text> = {
  added: {
    fr: 'Votre compte se confirme désormais aussi avec lui, et vos autres sessions sont fermées. Si c’est bien vous, il n’y a rien à faire.',
    en: 'Your account can now be confirmed with it too, and your other sessions are closed. If it was you, there is nothing to do.',
  },
  removed: {
    fr: 'Votre compte ne se confirme plus avec lui, et vos autres sessions sont fermées. Si c’est bien vous, il n’y a rien à faire.',
    en: 'Your account is no longer confirmed with it, and your other sessions are closed. If it was you, there is nothing to do.',
  },
  codes_renewed: {
    fr: 'Dix nouveaux codes remplacent les précédents, qui n’ouvrent plus rien. Si c’est bien vous, il n’y a rien à faire.',
    en: 'Ten new codes replace the former ones, which open nothing any more. If it was you, there is nothing to do.',
  },
  recovery_code_used: {
    fr: 'Quelqu’un s’est connecté à votre compte avec l’un de vos codes de secours, qui ne servira plus. Si c’est bien vous, il n’y a rien à faire.',
    en: 'Somebody signed in to your account with one of your recovery codes, which will not work again. If it was you, there is nothing to do.',
  },
}

/** What may open an account has changed: said at once, so that nobody does it in silence. */
export const secondFactorChanged = mail<Payload>({
  kind: 'second-factor-changed',
  easy: easyFactor,
  render({ factor_change, factor, at }, { language, name, publicUrl }) {
    const title = titles[factor_change][language]
    return {
      subject: title,
      preview: { fr: 'Si ce n’est pas vous, réagissez maintenant.', en: 'If it was not you, act now.' }[
        language
      ],
      title,
      blocks: [
        greeting(name, language),
        { kind: 'text', text: bodies[factor_change][language] },
        {
          kind: 'facts',
          rows: [
            ...(factor ? [[{ fr: 'Lequel', en: 'Which' }[language], factor] as [string, string]] : []),
            [{ fr: 'Quand', en: 'When' }[language], longInstant(new Date(at), language)],
          ],
        },
        {
          kind: 'text',
          text: {
            fr: 'Si ce n’est pas vous, fermez vos sessions depuis votre profil, changez votre mot de passe et retirez ce que vous ne reconnaissez pas.',
            en: 'If it was not you, close your sessions from your profile, change your password and remove what you do not recognise.',
          }[language],
        },
        {
          kind: 'button',
          label: { fr: 'Ouvrir mon profil', en: 'Open my profile' }[language],
          url: `${publicUrl}/profile`,
        },
      ],
    }
  },
})
