import type { Text } from '@moisson/law/text'
import { longInstant } from '@moisson/law/words/instants'
import type { RecoveryStep } from '../identity/factors/recovery-store.ts'
import { greeting } from './identity-words.ts'
import { easyRecovery } from './easy-account-mails.ts'
import { mail } from './mail.ts'

const titles: Record<RecoveryStep, Text> = {
  asked: {
    fr: 'Vous avez demandé à retrouver votre compte',
    en: 'You asked for the way back to your account',
  },
  confirmed_once: { fr: 'Votre demande a été confirmée une fois', en: 'Your request was confirmed once' },
  waiting: { fr: 'Votre demande est confirmée', en: 'Your request is confirmed' },
  done: { fr: 'Vos seconds facteurs ont été effacés', en: 'Your second factors were erased' },
  refused: { fr: 'Votre demande a été refusée', en: 'Your request was refused' },
}
const bodies: Record<RecoveryStep, (due: string) => Text> = {
  asked: () => ({
    fr: 'Quelqu’un qui a ouvert votre messagerie ou connaît votre mot de passe dit avoir perdu tous vos seconds facteurs. Deux personnes doivent maintenant confirmer, chacune de son côté, qu’il s’agit bien de vous.',
    en: 'Somebody who opened your mailbox or knows your password says that all your second factors are lost. Two people must now confirm, each on their own, that it is you.',
  }),
  confirmed_once: () => ({
    fr: 'Une première personne a confirmé votre demande. Une seconde doit encore le faire.',
    en: 'A first person has confirmed your request. A second one is still to do so.',
  }),
  waiting: (due) => ({
    fr: `Deux personnes ont confirmé votre demande. Vos seconds facteurs seront effacés le ${due}\u00a0; vous en ajouterez un nouveau à la connexion suivante.`,
    en: `Two people have confirmed your request. Your second factors will be erased on ${due}; you add a new one at your next sign-in.`,
  }),
  done: () => ({
    fr: 'Connectez-vous\u00a0: il vous sera demandé d’ajouter un nouveau second facteur avant toute autre chose.',
    en: 'Sign in: you will be asked to add a new second factor before anything else.',
  }),
  refused: () => ({
    fr: 'Rien ne change dans votre compte. Parlez à votre responsable ou au support, puis refaites une demande après un jour.',
    en: 'Nothing changes in your account. Talk to your administrator or to support, then ask again after a day.',
  }),
}

/** Each step of the way back, to the person: who did not ask still has time to stop it. */
export const factorRecovery = mail<{ recovery_step: RecoveryStep; due_at: string | null }>({
  kind: 'factor-recovery',
  easy: easyRecovery,
  render({ recovery_step, due_at }, { language, name, publicUrl }) {
    const title = titles[recovery_step][language]
    const due = due_at ? longInstant(new Date(due_at), language) : ''
    return {
      subject: title,
      preview: {
        fr: 'Ce n’est pas vous\u00a0? Connectez-vous pour l’arrêter.',
        en: 'Not you? Sign in to stop it.',
      }[language],
      title,
      blocks: [
        greeting(name, language),
        { kind: 'text', text: bodies[recovery_step](due)[language] },
        {
          kind: 'text',
          text: {
            fr: 'Si ce n’est pas vous, connectez-vous avec l’un de vos seconds facteurs\u00a0: la demande s’arrête aussitôt. Changez ensuite votre mot de passe.',
            en: 'If it was not you, sign in with one of your second factors: the request ends at once. Then change your password.',
          }[language],
        },
        { kind: 'button', label: { fr: 'Me connecter', en: 'Sign in' }[language], url: `${publicUrl}/login` },
      ],
    }
  },
})

/** To those whose word it takes. */
export const factorRecoveryToConfirm = mail<{ person: string }>({
  kind: 'factor-recovery-to-confirm',
  render({ person }, { language, name, publicUrl }) {
    const title = {
      fr: `${person} a perdu ses moyens de connexion`,
      en: `${person} has lost every way to sign in`,
    }[language]
    return {
      subject: title,
      preview: {
        fr: 'Votre confirmation est demandée, après vérification.',
        en: 'Your confirmation is asked for, after a check.',
      }[language],
      title,
      blocks: [
        greeting(name, language),
        {
          kind: 'text',
          text: {
            fr: 'Deux personnes doivent confirmer, chacune de son côté. Assurez-vous d’abord, de vive voix ou en personne, que c’est bien elle qui demande\u00a0; ne répondez à aucun message pressant.',
            en: 'Two people must confirm, each on their own. First make sure, by voice or in person, that it is really them asking; answer no pressing message.',
          }[language],
        },
        {
          kind: 'button',
          label: { fr: 'Voir la demande', en: 'See the request' }[language],
          url: `${publicUrl}/profile`,
        },
      ],
    }
  },
})
