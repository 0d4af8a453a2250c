import { longInstant } from '@moisson/law/words/instants'
import type { Language } from '@moisson/law/text'
import type { FactorChange } from '../identity/factors/factor-notice.ts'
import type { RecoveryStep } from '../identity/factors/recovery-store.ts'
import { button, easyLetter, small, text } from './easy-letter.ts'
import { greeting, ignoredEasily } from './identity-words.ts'
import type { Letter } from './letter.ts'
import type { MailContext } from './mail.ts'

const when = (at: string, language: Language): readonly [string, string] => [
  { fr: 'Quand', en: 'When' }[language],
  longInstant(new Date(at), language),
]
const linked = (link: string | null): string => {
  if (link === null) throw new Error('this mail needs its link')
  return link
}

/** A new password. */
export function easyReset(_: object, { language, name, link }: MailContext): Letter {
  const say = {
    fr: {
      title: 'Choisissez un nouveau mot de passe',
      preview: 'Le lien marche 30 minutes.',
      told: 'Ce lien marche 30 minutes. Il marche une seule fois. Votre mot de passe marche toujours en attendant.',
      go: 'Choisir un mot de passe',
    },
    en: {
      title: 'Choose a new password',
      preview: 'The link works for 30 minutes.',
      told: 'This link works for 30 minutes. It works once. Your password still works until then.',
      go: 'Choose a password',
    },
  }[language]
  return easyLetter(say, [
    greeting(name, language),
    text(say.told),
    button(say.go, linked(link)),
    ignoredEasily(language),
  ])
}

/** The password was set or changed. */
export function easyPassword({ at }: { at: string }, { language, name, publicUrl }: MailContext): Letter {
  const say = {
    fr: {
      title: 'Votre mot de passe a changé',
      preview: 'Ce n’est pas vous\u00a0? Agissez maintenant.',
      told: 'Votre mot de passe a changé. Vos autres connexions sont fermées. C’est vous\u00a0? Alors vous n’avez rien à faire.',
      act: 'Ce n’est pas vous\u00a0? Demandez un lien de connexion. Puis choisissez un nouveau mot de passe.',
      go: 'Entrer',
    },
    en: {
      title: 'Your password has changed',
      preview: 'It was not you? Act now.',
      told: 'Your password has changed. Your other sessions are closed. Was it you? Then you have nothing to do.',
      act: 'Was it not you? Ask for a sign-in link. Then choose a new password.',
      go: 'Go in',
    },
  }[language]
  return easyLetter(say, [
    greeting(name, language),
    text(say.told),
    { kind: 'facts', rows: [when(at, language)] },
    text(say.act),
    button(say.go, `${publicUrl}/login`),
  ])
}

/** A new address to sign in with, to be confirmed. */
export function easyAddress(_: object, { language, name, link }: MailContext): Letter {
  const say = {
    fr: {
      title: 'Confirmez votre nouvelle adresse',
      preview: 'Un clic suffit.',
      told: 'Cette adresse est-elle à vous\u00a0? Alors touchez le bouton. Elle remplace votre ancienne adresse pour entrer. Touchez-le sur l’appareil où vous êtes connecté. Il marche une heure.',
      go: 'Confirmer mon adresse',
    },
    en: {
      title: 'Confirm your new address',
      preview: 'One click is enough.',
      told: 'Is this address yours? Then press the button. It replaces your former address to go in. Press it on the device where you are signed in. It works for one hour.',
      go: 'Confirm my address',
    },
  }[language]
  return easyLetter(say, [
    greeting(name, language),
    text(say.told),
    button(say.go, linked(link)),
    ignoredEasily(language),
  ])
}

/** To the former address, with the way back. */
export function easyFormer(
  { new_email_masked }: { new_email_masked: string },
  { language, name, link }: MailContext,
): Letter {
  const say = {
    fr: {
      title: 'Votre adresse a changé',
      preview: 'Ce n’est pas vous\u00a0? Remettez-la.',
      told: `Vous entrez maintenant avec ${new_email_masked}. C’est vous\u00a0? Alors vous n’avez rien à faire.`,
      go: 'Ce n’est pas moi\u00a0: remettre mon adresse',
      until: 'Ce bouton marche 7 jours.',
    },
    en: {
      title: 'Your address has changed',
      preview: 'It was not you? Put it back.',
      told: `You now go in with ${new_email_masked}. Was it you? Then you have nothing to do.`,
      go: 'It was not me: put my address back',
      until: 'This button works for 7 days.',
    },
  }[language]
  return easyLetter(say, [
    greeting(name, language),
    text(say.told),
    ...(link ? [button(say.go, link)] : []),
    small(say.until),
  ])
}

/** A session was closed to be safe. */
export function easySession(
  { device, at }: { device: string; at: string },
  { language, name, publicUrl }: MailContext,
): Letter {
  const say = {
    fr: {
      title: 'Une connexion a été fermée par prudence',
      preview: 'Voici pourquoi.',
      told: 'Une clé de connexion a servi deux fois. Quelqu’un en a peut-être une copie. Nous avons fermé cette connexion. Entrez de nouveau. Vous avez un mot de passe\u00a0? Changez-le.',
      what: 'Appareil',
      go: 'Entrer de nouveau',
    },
    en: {
      title: 'A session was closed to be safe',
      preview: 'Here is why.',
      told: 'A session key was used twice. Somebody may have a copy of it. We closed this session. Go in again. Do you have a password? Change it.',
      what: 'Device',
      go: 'Go in again',
    },
  }[language]
  return easyLetter(say, [
    greeting(name, language),
    text(say.told),
    { kind: 'facts', rows: [when(at, language), [say.what, device || '-']] },
    button(say.go, `${publicUrl}/login`),
  ])
}

/** What may open an account has changed. */
export function easyFactor(
  { factor_change, factor, at }: { factor_change: FactorChange; factor: string; at: string },
  { language, name, publicUrl }: MailContext,
): Letter {
  const say = {
    fr: {
      changes: {
        added: ['Un second moyen d’entrer est ajouté', 'Vous pouvez aussi confirmer avec lui.'],
        removed: ['Un second moyen d’entrer est retiré', 'Il ne confirme plus que c’est vous.'],
        codes_renewed: [
          'Vos codes de secours ont changé',
          'Dix nouveaux codes sont là. Les anciens ne marchent plus.',
        ],
        recovery_code_used: [
          'Un code de secours a servi',
          'Quelqu’un est entré avec ce code. Il ne marchera plus.',
        ],
      },
      closed: ' Vos autres connexions sont fermées.',
      you: ' C’est vous\u00a0? Alors vous n’avez rien à faire.',
      preview: 'Ce n’est pas vous\u00a0? Agissez maintenant.',
      which: 'Lequel',
      act: 'Ce n’est pas vous\u00a0? Ouvrez votre profil. Fermez vos connexions. Changez votre mot de passe. Retirez ce que vous ne connaissez pas.',
      go: 'Ouvrir mon profil',
    },
    en: {
      changes: {
        added: ['A second way in was added', 'You can confirm with it too.'],
        removed: ['A second way in was removed', 'It no longer confirms that it is you.'],
        codes_renewed: [
          'Your recovery codes have changed',
          'Ten new codes are there. The old ones no longer work.',
        ],
        recovery_code_used: [
          'A recovery code was used',
          'Somebody went in with this code. It will not work again.',
        ],
      },
      closed: ' Your other sessions are closed.',
      you: ' Was it you? Then you have nothing to do.',
      preview: 'It was not you? Act now.',
      which: 'Which',
      act: 'Was it not you? Open your profile. Close your sessions. Change your password. Remove what you do not know.',
      go: 'Open my profile',
    },
  }[language]
  const [title = '', told = ''] = say.changes[factor_change]
  const closed = factor_change === 'added' || factor_change === 'removed' ? say.closed : ''
  return easyLetter({ title, preview: say.preview }, [
    greeting(name, language),
    text(told + closed + say.you),
    {
      kind: 'facts',
      rows: [...(factor ? [[say.which, factor] as const] : []), when(at, language)],
    },
    text(say.act),
    button(say.go, `${publicUrl}/profile`),
  ])
}

/** Each step of the way back of who lost every second way in. */
export function easyRecovery(
  { recovery_step, due_at }: { recovery_step: RecoveryStep; due_at: string | null },
  { language, name, publicUrl }: MailContext,
): Letter {
  const due = due_at ? longInstant(new Date(due_at), language) : ''
  const say = {
    fr: {
      steps: {
        asked: [
          'Vous voulez retrouver votre compte',
          'Quelqu’un dit avoir perdu vos seconds moyens d’entrer. Cette personne a ouvert votre messagerie ou connaît votre mot de passe. Deux personnes doivent dire que c’est vous.',
        ],
        confirmed_once: [
          'Une personne a dit oui',
          'Une première personne a dit que c’est vous. Une seconde doit encore le dire.',
        ],
        waiting: [
          'Votre demande est acceptée',
          `Deux personnes ont dit que c’est vous. Vos seconds moyens d’entrer seront effacés. C’est pour le ${due}. Vous en ajouterez un autre ensuite.`,
        ],
        done: [
          'Vos seconds moyens d’entrer sont effacés',
          'Entrez dans votre compte. Il faut d’abord ajouter un nouveau moyen.',
        ],
        refused: [
          'Votre demande est refusée',
          'Rien ne change dans votre compte. Parlez à votre responsable ou au support. Demandez de nouveau après un jour.',
        ],
      },
      preview: 'Ce n’est pas vous\u00a0? Arrêtez-la.',
      act: 'Ce n’est pas vous\u00a0? Entrez avec un de vos seconds moyens. La demande s’arrête aussitôt. Changez ensuite votre mot de passe.',
      go: 'Entrer',
    },
    en: {
      steps: {
        asked: [
          'You want your account back',
          'Somebody says that your second ways in are lost. This person opened your mailbox or knows your password. Two people must say that it is you.',
        ],
        confirmed_once: [
          'One person said yes',
          'A first person said that it is you. A second one is still to say so.',
        ],
        waiting: [
          'Your request is accepted',
          `Two people said that it is you. Your second ways in will be erased. It is for ${due}. You add another one then.`,
        ],
        done: ['Your second ways in are erased', 'Go into your account. You first have to add a new one.'],
        refused: [
          'Your request is refused',
          'Nothing changes in your account. Talk to your administrator or to support. Ask again after a day.',
        ],
      },
      preview: 'It was not you? Stop it.',
      act: 'Was it not you? Go in with one of your second ways. The request ends at once. Then change your password.',
      go: 'Go in',
    },
  }[language]
  const [title = '', told = ''] = say.steps[recovery_step]
  return easyLetter({ title, preview: say.preview }, [
    greeting(name, language),
    text(told),
    text(say.act),
    button(say.go, `${publicUrl}/login`),
  ])
}
