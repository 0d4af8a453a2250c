import { countIn, delayFirst, delayIn } from '@moisson/law/delays'
import { sourceOf } from '@moisson/law/scheme-points'
import { addDays } from '@moisson/law/calendar'
import { renewalOpens } from '../company/agreement-ends.ts'
import { councilOf, followingSigning, lastDayOf } from './concluded.ts'
import type { TodoFacts, TodoTemplate } from './template.ts'
import { atDocuments } from './template.ts'

/** Days by which the works council meets before the signature. */
const councilAheadDays = 15

/** Behind the company once what follows is signed. */
const concluded = ({ follower }: TodoFacts) => (follower ? 'settled' : null)

/** What the end of an agreement asks for: to renegotiate or let it go on, to sign, to file. */
export const renewalTemplate: readonly TodoTemplate[] = [
  {
    code: 'renewal.prepare',
    set: 'renewal',
    type: 'renewal',
    priority: 'high',
    minutes: 60,
    title: { fr: 'Préparer la suite de l’accord', en: 'Prepare what follows the agreement' },
    description: {
      fr: 'Relisez les résultats des années passées, simulez une autre formule, et décidez\u00a0: reconduire, renégocier, ou laisser l’accord finir.',
      en: 'Read the results of past years again, simulate another formula, and decide: renew, renegotiate, or let the agreement end.',
    },
    due_rule: {
      fr: `${delayFirst('renegotiation', 'fr')} avant la fin de l’accord, quand s’ouvre la période de renégociation (${sourceOf('fr', 'conclusion')})`,
      en: `${delayFirst('renegotiation', 'en')} before the agreement ends, when the renegotiation period opens (${sourceOf('en', 'conclusion')})`,
    },
    consequence: {
      fr: 'Sans décision, l’accord est reconduit tel quel s’il le prévoit, ou s’arrête.',
      en: 'Without a decision the agreement goes on as it is if it says so, or stops.',
    },
    due: (facts) => renewalOpens(lastDayOf(facts)),
    related: ({ company_id }) => ({ kind: 'company', id: company_id, route: '/simulations' }),
    needless: concluded,
  },
  {
    code: 'renewal.request',
    set: 'renewal',
    type: 'legal',
    priority: 'legal',
    minutes: 15,
    title: {
      fr: 'Demander la renégociation, si vous la souhaitez',
      en: 'Ask to renegotiate, if you wish to',
    },
    description: {
      fr: `Une clause de tacite reconduction ne joue pas si une partie habilitée demande à renégocier dans les ${countIn('renegotiation', 'fr')} derniers mois (${sourceOf('fr', 'conclusion')}). La demande se fait par écrit.`,
      en: `A clause of tacit renewal does not work if an entitled party asks to renegotiate in the last ${delayIn('renegotiation', 'en')} (${sourceOf('en', 'conclusion')}). The request is in writing.`,
    },
    due_rule: {
      fr: `Au plus tard le dernier jour de l’accord (${sourceOf('fr', 'conclusion')})`,
      en: `On the last day of the agreement at the latest (${sourceOf('en', 'conclusion')})`,
    },
    consequence: {
      fr: 'Passé ce jour, un accord à tacite reconduction repart pour la même durée.',
      en: 'After that day an agreement with tacit renewal starts again for the same duration.',
    },
    due: lastDayOf,
    related: atDocuments('?add=interessement_agreement'),
    needless: (facts) => (facts.follower || lastDayOf(facts) < facts.reference ? 'not_applicable' : null),
  },
  {
    code: 'renewal.council',
    set: 'renewal',
    type: 'legal',
    priority: 'high',
    minutes: 60,
    title: {
      fr: 'Réunir le CSE sur le nouvel accord',
      en: 'Hold the works council meeting on the new agreement',
    },
    description: {
      fr: 'Présentez le bilan de l’accord qui finit et le projet du suivant. Gardez le procès-verbal pour le dépôt.',
      en: 'Present the results of the agreement that ends and the draft of the next. Keep the minutes for the filing.',
    },
    due_rule: {
      fr: 'Quinze jours avant le dernier jour pour signer le nouvel accord',
      en: 'Fifteen days before the last day to sign the new agreement',
    },
    consequence: {
      fr: 'Sans procès-verbal, le dossier de dépôt est incomplet.',
      en: 'Without minutes the filing is incomplete.',
    },
    due: (facts) => addDays(followingSigning(facts).last_signature_day, -councilAheadDays),
    related: atDocuments('?add=cse_minutes'),
    needless: ({ has_cse, follower }) =>
      has_cse === false ? 'not_applicable' : follower ? councilOf(follower) : null,
  },
  {
    code: 'renewal.conclude',
    set: 'renewal',
    type: 'renewal',
    priority: 'legal',
    minutes: 45,
    title: { fr: 'Conclure le nouvel accord', en: 'Conclude the new agreement' },
    description: {
      fr: 'Le nouvel accord se signe comme le premier\u00a0: syndicats, CSE, ratification aux deux tiers, ou décision unilatérale dans les cas prévus.',
      en: 'The new agreement is signed as the first one: unions, works council, two-thirds ratification, or a unilateral decision where the law allows it.',
    },
    due_rule: {
      fr: `Avant la seconde moitié de la première période de calcul du nouvel accord (${sourceOf('fr', 'signature')})`,
      en: `Before the second half of the new agreement’s first calculation period (${sourceOf('en', 'signature')})`,
    },
    consequence: {
      fr: `Signé plus tard, son premier exercice perd les exonérations (${sourceOf('fr', 'exemptions_lost')}).`,
      en: `Signed later, its first financial year loses the exemptions (${sourceOf('en', 'exemptions_lost')}).`,
    },
    due: (facts) => followingSigning(facts).last_signature_day,
    related: atDocuments('?add=interessement_agreement'),
    needless: concluded,
  },
  {
    code: 'renewal.file',
    set: 'renewal',
    type: 'filing',
    priority: 'legal',
    minutes: 30,
    title: { fr: 'Déposer le nouvel accord', en: 'File the new agreement' },
    description: {
      fr: 'Même dépôt sur TéléAccords que la première fois, avec les pièces de la signature.',
      en: 'The same filing on TéléAccords as the first time, with the papers of the signature.',
    },
    due_rule: {
      fr: `${delayFirst('filing', 'fr')} après le dernier jour pour signer (${sourceOf('fr', 'filing')})`,
      en: `${delayFirst('filing', 'en')} after the last day to sign (${sourceOf('en', 'filing')})`,
    },
    consequence: {
      fr: `Déposé plus tard, les exonérations ne valent que pour les exercices ouverts après le dépôt (${sourceOf('fr', 'exemptions_lost')}).`,
      en: `Filed later, the exemptions hold only for financial years opened after the filing (${sourceOf('en', 'exemptions_lost')}).`,
    },
    due: (facts) => followingSigning(facts).filing_deadline,
    related: atDocuments('?view=pack'),
    needless: ({ follower }) => (follower?.filed_on ? 'settled' : null),
  },
]
