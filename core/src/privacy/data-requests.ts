import type { ErasureOutcome } from './erasure.ts'

/** What somebody may ask of their employer about their data (GDPR, articles 17, 18 and 21). */
export const dataRequestKinds = ['erasure', 'restriction', 'objection'] as const
export type DataRequestKind = (typeof dataRequestKinds)[number]

/** What a restriction or an objection stops, and what goes on because a law or the agreement asks for it. */
export const limitsOf = (kind: Exclude<DataRequestKind, 'erasure'>): ErasureOutcome => limits[kind]

/** How the file says that it is held, until the request is answered and while it is granted. */
export const restrictionReason = 'Limitation demandée par la personne (RGPD art. 18)'

const share = {
  fr: 'Le calcul, l’information et le versement de votre part',
  en: 'Computing, telling and paying your share',
}
const security = { fr: 'La sécurité du compte et le journal', en: 'The security of the account and the log' }
const reminders = { fr: 'Les relances facultatives par e-mail', en: 'Optional reminders by e-mail' }

const limits: Record<'restriction' | 'objection', ErasureOutcome> = {
  restriction: {
    erased: [
      reminders,
      {
        fr: 'Tout effacement du dossier, à l’échéance aussi',
        en: 'Any erasure of the file, at its term too',
      },
    ],
    kept: [
      {
        data: share,
        reason: {
          fr: 'Votre droit à cette part en dépend (RGPD art. 18, 2).',
          en: 'Your right to that share depends on it (GDPR art. 18(2)).',
        },
        until: null,
      },
      {
        data: security,
        reason: {
          fr: 'Les données d’autres personnes en dépendent (RGPD art. 18, 2 et 32).',
          en: 'Other people’s data depend on it (GDPR art. 18(2) and 32).',
        },
        until: null,
      },
    ],
  },
  objection: {
    erased: [reminders],
    kept: [
      {
        data: share,
        reason: {
          fr: 'La loi et l’accord l’imposent\u00a0: l’opposition ne s’y applique pas (RGPD art. 6, 1, b et c, et art. 21, 1).',
          en: 'The law and the agreement require it: objection does not apply (GDPR art. 6(1)(b) and (c), art. 21(1)).',
        },
        until: null,
      },
      {
        data: security,
        reason: {
          fr: 'Un motif légitime et impérieux\u00a0: protéger les données de tous (RGPD art. 21, 1 et art. 32).',
          en: 'A compelling legitimate ground: protecting everybody’s data (GDPR art. 21(1) and 32).',
        },
        until: null,
      },
    ],
  },
}
