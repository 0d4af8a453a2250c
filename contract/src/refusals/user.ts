import type { Sentences } from './sentence.ts'

/** Accounts, roles and access. */
export const userRefusals = {
  last_owner: {
    status: 409,
    fr: '{company} garde toujours au moins une personne responsable : nommez-en une autre d’abord. {who}',
    en: '{company} always keeps at least one owner: appoint another one first. {who_en}',
  },
  platform_ends_account: {
    status: 403,
    fr: 'Seule l’équipe Moisson suspend un compte comme compromis : prévenez-la aussitôt, elle peut le faire même d’une seule personne responsable.',
    en: 'Only the Moisson team suspends an account as compromised: tell them at once, they can do so even for an only owner.',
  },
  own_role: {
    status: 403,
    fr: 'On ne change pas son propre accès ici : demandez à un autre responsable, ou quittez la société depuis votre profil.',
    en: 'Nobody changes their own access here: ask another owner, or leave the company from your profile.',
  },
  advises_nobody: {
    status: 422,
    fr: 'Le champ agent se lit chez les conseillers\u00a0: ce compte n’en est pas un.',
    en: 'The field agent is what advisers say of themselves: this account is none.',
  },
  platform_role: {
    status: 403,
    fr: 'Seule l’équipe de la plateforme nomme les conseillers et ses administrateurs.',
    en: 'Only the platform’s team names advisers and its own administrators.',
  },
  last_platform_admin: {
    status: 409,
    fr: 'C’est le dernier administrateur de la plateforme : nommez-en un autre d’abord.',
    en: 'This is the platform’s last administrator: name another one first.',
  },
  which_company: {
    status: 422,
    fr: 'Dites pour quelle société : cette personne en a plusieurs avec vous (champ company_id).',
    en: 'Say for which company: this person shares several with you (field company_id).',
  },
} as const satisfies Sentences
