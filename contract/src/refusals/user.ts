import type { Sentences } from './sentence.ts'

/** Accounts, roles and access. */
export const userRefusals = {
  last_owner: {
    status: 409,
    fr: '{company} garde toujours au moins une personne responsable : nommez-en une autre d’abord.',
    en: '{company} always keeps at least one owner: appoint another one first.',
  },
} as const satisfies Sentences
