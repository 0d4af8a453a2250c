import type { Article } from './article.ts'
import { codeDuTravail, convention } from './article.ts'
import type { Text } from './text.ts'

export type ClauseRefusal = { readonly sentence: Text; readonly articles: readonly Article[] }

/** Clauses an agreement may not contain, by the code the wizard shows. */
export const clauseRefusals = {
  NOT_RANDOM: {
    sentence: {
      fr: 'Le résultat doit être incertain au jour de la signature\u00a0: rien de garanti, rien de fixé après coup.',
      en: 'The result must be uncertain on the day of signature: nothing guaranteed, nothing set afterwards.',
    },
    articles: [codeDuTravail('L3312-1'), codeDuTravail('L3314-2')],
  },
  INDIVIDUAL_OBJECTIVE: {
    sentence: {
      fr: 'L’intéressement est collectif\u00a0: ni objectif ni appréciation d’une personne.',
      en: 'Intéressement is collective: no individual objective or appraisal.',
    },
    articles: [codeDuTravail('L3312-1')],
  },
  NEGATIVE_CARRY_FORWARD: {
    sentence: {
      fr: 'Un résultat négatif ne se reporte pas sur l’exercice suivant.',
      en: 'A negative result cannot be carried against the next financial year.',
    },
    articles: [codeDuTravail('L3314-2'), convention('circulaire du 14/09/2005')],
  },
  PRESENCE_CONDITION: {
    sentence: {
      fr: 'Aucune condition autre que trois mois d’ancienneté\u00a0: pas de présence exigée à une date.',
      en: 'No condition other than three months of seniority: no presence at a date may be required.',
    },
    articles: [codeDuTravail('L3342-1')],
  },
  NOT_PROPORTIONAL: {
    sentence: {
      fr: 'La répartition est strictement proportionnelle au critère\u00a0: pas de tranches.',
      en: 'The allocation is strictly proportional to the criterion: no bands.',
    },
    articles: [codeDuTravail('L3314-5')],
  },
  MAX_3_MONTHS: {
    sentence: {
      fr: 'La condition d’ancienneté ne dépasse pas trois mois.',
      en: 'The seniority condition cannot exceed three months.',
    },
    articles: [codeDuTravail('L3342-1')],
  },
  SUBSTITUTION: {
    sentence: {
      fr: 'L’intéressement ne remplace aucun élément de salaire.',
      en: 'Intéressement replaces no element of pay.',
    },
    articles: [codeDuTravail('L3312-4')],
  },
  TOO_LATE_L3314_4: {
    sentence: {
      fr: 'L’accord est conclu avant le premier jour de la seconde moitié de la période de calcul.',
      en: 'The agreement is concluded before the first day of the second half of the calculation period.',
    },
    articles: [codeDuTravail('L3314-4')],
  },
  REP_NOT_IN_ORDER: {
    sentence: {
      fr: 'L’entreprise doit avoir satisfait à ses obligations de représentation du personnel.',
      en: 'The company must be in order with staff representation.',
    },
    articles: [codeDuTravail('L3312-2')],
  },
  DUE_NOT_ALLOWED: {
    sentence: {
      fr: 'La décision unilatérale n’est pas possible ici.',
      en: 'A unilateral decision is not possible here.',
    },
    articles: [codeDuTravail('L3312-5')],
  },
} as const satisfies Record<string, ClauseRefusal>

export type ClauseRefusalCode = keyof typeof clauseRefusals

/** Words that betray a forbidden clause in a sentence, French or English; first match decides. */
const signs: readonly (readonly [RegExp, ClauseRefusalCode])[] = [
  [/bands?\b|tranches? de présence|par tranches/i, 'NOT_PROPORTIONAL'],
  [/presence (on|at)|présen(t|ce) (au|à la date|le) |not on notice|year[- ]end/i, 'PRESENCE_CONDITION'],
  [
    /(seniority|ancienneté).*\b([4-9]|1\d|four|five|six|nine|twelve|quatre|cinq|six|douze)\b/i,
    'MAX_3_MONTHS',
  ],
  [
    /\b([4-9]|1\d|four|five|six|nine|twelve|quatre|cinq|six|douze) (months?|mois) (of seniority|d’ancienneté|d'ancienneté)/i,
    'MAX_3_MONTHS',
  ],
  [/negative|négatif|déficit report/i, 'NEGATIVE_CARRY_FORWARD'],
  [
    /apprais|individual|personal (objective|target)|individuel|évaluation|grade of each/i,
    'INDIVIDUAL_OBJECTIVE',
  ],
  [/(objectives?|targets?) .*(each|per) (employee|person)/i, 'INDIVIDUAL_OBJECTIVE'],
  [/instead of|in place of|replac|remplac|substitu/i, 'SUBSTITUTION'],
  [/guarantee|garanti|fixed (sum|amount)|montant fixe/i, 'NOT_RANDOM'],
  [/whatever|in any case|quel(le)?s? que soi|en tout cas/i, 'NOT_RANDOM'],
  [/% of (the )?turnover(?!.*(growth|increase|evolution|above))/i, 'NOT_RANDOM'],
  [
    /after the (end|period|closing)|après la (fin|clôture)|decided (later )?by (the )?management/i,
    'NOT_RANDOM',
  ],
]

/** The refusal a clause written in words calls for, or null when no sign is found: a help, not a legal opinion. */
export const refusalOfClause = (clause: string): ClauseRefusalCode | null =>
  signs.find(([sign]) => sign.test(clause))?.[1] ?? null
