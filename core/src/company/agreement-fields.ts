import { capital } from '@moisson/law/words/capital'
import { delayFirst, delayIn } from '@moisson/law/delays'
import { sourceIn } from '@moisson/law/legal-points'
import { sourceOf } from '@moisson/law/scheme-points'
import { days, months } from '../record/unit.ts'
import { REPLY_DAYS } from '@moisson/law/reply-days'
import { conclusionModes as lawful } from '@moisson/law/conclusion-modes'
import type { Text } from '@moisson/law/text'
import { agreementRuleNames, destinationNames } from '../campaign/choice-names.ts'
import { criterionFields, MOST_REPLY_DAYS } from '../campaign/setting-fields.ts'
import type { Fields } from '../record/field.ts'
import { signatoryFields } from './signatory-fields.ts'
import { conclusionModes, type ConclusionMode } from '../vocabulary.ts'

const upperFirst = ({ fr, en }: Text): Text => ({
  fr: capital(fr),
  en: capital(en),
})
const conclusionNames = Object.fromEntries(
  conclusionModes.map((mode) => [mode, upperFirst(lawful[mode].label)]),
) as Record<ConclusionMode, Text>

/** How an agreement was concluded, when it takes effect, and what proves its filing and its text. */
export const actFields = {
  title: { kind: 'text', max: 160, required: true, label: { fr: 'Titre', en: 'Title' } },
  conclusion: {
    kind: 'choice',
    names: conclusionNames,
    label: { fr: 'Mode de conclusion', en: 'How it was concluded' },
  },
  signed_on: { kind: 'day', label: { fr: 'Signé le', en: 'Signed on' } },
  /** Who signs it, each for a side of it; the agreement is concluded when every side has. */
  signatories: {
    kind: 'list',
    of: { kind: 'group', fields: signatoryFields },
    most: 40,
    label: { fr: 'Signataires', en: 'Signatories' },
    help: {
      fr: 'Qui signe, en quelle qualité, quel jour, et la pièce qui le prouve.',
      en: 'Who signs, acting as what, on which day, and the paper that proves it.',
    },
  },
  effective_on: { kind: 'day', label: { fr: 'Prend effet le', en: 'Takes effect on' } },
  /** The signed text, one of the company’s documents. */
  document_id: {
    kind: 'id',
    label: { fr: 'Texte signé', en: 'Signed text' },
    help: { fr: 'Parmi les documents de la société.', en: 'Among the company’s documents.' },
  },
  first_exercise_start: {
    kind: 'day',
    label: {
      fr: 'Premier jour du premier exercice couvert',
      en: 'First day of the first financial year covered',
    },
  },
  last_exercise_end: {
    kind: 'day',
    label: {
      fr: 'Dernier jour du dernier exercice couvert',
      en: 'Last day of the last financial year covered',
    },
    help: {
      fr: `${delayFirst('agreement', 'fr')} au plus pour un accord d’intéressement.`,
      en: `${delayFirst('agreement', 'en')} at most for an intéressement agreement.`,
    },
  },
  period_months: {
    kind: 'number',
    min: 1,
    max: 12,
    whole: true,
    unit: months,
    label: { fr: 'Période de calcul', en: 'Calculation period' },
    help: {
      fr: 'Douze mois, sauf si l’accord compte en périodes plus courtes, de trois mois au moins.',
      en: 'Twelve months, unless the agreement counts in shorter periods, of three months at least.',
    },
  },
  tacit_renewal: {
    kind: 'flag',
    label: { fr: 'Tacite reconduction', en: 'Tacit renewal' },
    help: {
      fr: `Si l’accord le prévoit et que personne ne demande à le renégocier dans les ${delayIn('renegotiation', 'fr')} qui précèdent son terme (${sourceIn('agreement_duration', 'fr')}).`,
      en: `If the agreement says so and nobody asks to renegotiate it within the ${delayIn('renegotiation', 'en')} before its end (${sourceIn('agreement_duration', 'en')}).`,
    },
  },
  filed_on: {
    kind: 'day',
    label: { fr: 'Déposé sur TéléAccords le', en: 'Filed on TéléAccords on' },
    help: {
      fr: 'Sans dépôt, aucune exonération n’est acquise.',
      en: 'Without a filing no exemption is secured.',
    },
  },
  filing_reference: {
    kind: 'text',
    max: 80,
    label: { fr: 'Numéro du dépôt', en: 'Filing number' },
  },
} as const satisfies Fields

/** The clauses of an agreement that a campaign copies; what nobody said is absent, and the launch asks for what it needs. */
export const clauseFields = {
  criteria: {
    kind: 'list',
    of: { kind: 'group', fields: criterionFields },
    most: 4,
    label: { fr: 'Répartition', en: 'Allocation' },
  },
  seniority_months: {
    kind: 'number',
    min: 0,
    max: 3,
    whole: true,
    unit: months,
    label: { fr: 'Ancienneté demandée', en: 'Seniority required' },
    help: { fr: 'De 0 à 3 mois.', en: 'From 0 to 3 months.' },
  },
  presumption_days: {
    kind: 'number',
    min: 0,
    max: 30,
    whole: true,
    unit: days,
    label: { fr: 'Avis tenu pour reçu après', en: 'Notice deemed received after' },
    help: {
      fr: `L’accord dit quand chacun est présumé informé (${sourceOf('fr', 'reply', 'participation_reply')}) : en jours après l’envoi de l’avis, 0 s’il dit le jour même.`,
      en: `The agreement says when everybody is deemed informed (${sourceOf('en', 'reply', 'participation_reply')}): in days after the notice is sent, 0 if it says the same day.`,
    },
  },
  response_days: {
    kind: 'number',
    min: REPLY_DAYS,
    max: MOST_REPLY_DAYS,
    whole: true,
    unit: days,
    label: { fr: 'Délai de réponse', en: 'Time to answer' },
    help: {
      fr: `Vide\u00a0: celui de la loi, ${delayIn('reply', 'fr')} (${sourceOf('fr', 'reply', 'participation_reply')}).`,
      en: `Empty: that of the law, ${delayIn('reply', 'en')} (${sourceOf('en', 'reply', 'participation_reply')}).`,
    },
  },
  payment_months: {
    kind: 'number',
    min: 1,
    max: 5,
    whole: true,
    unit: months,
    label: { fr: 'Versement après la clôture, au plus tard', en: 'Payment after closing, at the latest' },
    help: {
      fr: 'Vide\u00a0: le dernier jour que donne la loi.',
      en: 'Empty: the last day that the law gives.',
    },
  },
  individual_cap_cents: {
    kind: 'cents',
    label: { fr: 'Plafond individuel', en: 'Individual ceiling' },
    help: {
      fr: 'Vide : le plafond légal.',
      en: 'Empty: the legal ceiling.',
    },
  },
  default_rule: {
    kind: 'choice',
    names: agreementRuleNames,
    label: { fr: 'Sans réponse', en: 'Without an answer' },
  },
  destinations: {
    kind: 'list',
    of: { kind: 'choice', names: destinationNames },
    label: { fr: 'Destinations', en: 'Destinations' },
  },
  prorate_cap: {
    kind: 'flag',
    label: { fr: 'Plafond au prorata de la présence', en: 'Ceiling in proportion to presence' },
    help: {
      fr: 'Pour qui n’a pas été là tout l’exercice.',
      en: 'For whoever was not there for the whole financial year.',
    },
  },
  redistribute: {
    kind: 'flag',
    label: {
      fr: 'Ce qu’un plafond retient est redistribué',
      en: 'What a ceiling holds back is redistributed',
    },
    help: {
      fr: `Entre les autres bénéficiaires (${sourceIn('redistribution', 'fr')}).`,
      en: `Among the other beneficiaries (${sourceIn('redistribution', 'en')}).`,
    },
  },
  /** Heads, officers and their spouses benefit too, where the headcount allows it (L3312-3). */
  officers: {
    kind: 'flag',
    label: { fr: 'L’accord leur ouvre son bénéfice', en: 'The agreement lets them benefit' },
    help: {
      fr: 'Sans cette clause, ils n’ont pas de part. Il faut aussi un effectif de 1 à 249 salariés.',
      en: 'Without this clause they have no share. The headcount must also be from 1 to 249 employees.',
    },
  },
  /** A spouse counts for a quarter of the PASS (L3314-6). */
  spouse_quarter: {
    kind: 'flag',
    label: {
      fr: 'Conjoint compté pour un quart du PASS',
      en: 'A spouse counts for a quarter of the social-security ceiling (PASS)',
    },
    help: {
      fr: `Si l’accord le prévoit, le salaire retenu pour le conjoint est un quart du PASS (${sourceIn('officers_pay', 'fr')}) ; sinon son revenu.`,
      en: `If the agreement says so, the pay counted for the spouse is a quarter of the annual social-security ceiling, PASS (${sourceIn('officers_pay', 'en')}); otherwise their income.`,
    },
  },
  supplement_criteria: {
    kind: 'list',
    of: { kind: 'group', fields: criterionFields },
    most: 4,
    label: { fr: 'Répartition d’un supplément', en: 'Allocation of a supplement' },
    help: {
      fr: `Si l’accord la veut autre que celle de l’enveloppe (${sourceIn('supplement', 'fr')}).`,
      en: `If the agreement wants another one than that of the envelope (${sourceIn('supplement', 'en')}).`,
    },
  },
} as const satisfies Fields

/** An agreement as it is written down: the act, then its clauses. */
export const agreementFields = { ...actFields, ...clauseFields } as const
