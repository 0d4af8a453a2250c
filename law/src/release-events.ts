import type { Day } from './calendar.ts'
import type { PlanKind } from './plan-kind.ts'
import type { Text } from './text.ts'

export type ReleaseEvent = {
  readonly label: Text
  /** Months to ask; null when it may be asked at any time. */
  readonly months: number | null
  readonly plans: readonly PlanKind[]
  /** First day the case exists. */
  readonly since?: Day
  readonly documents: readonly Text[]
}

const SAVINGS = ['PEE', 'PEG', 'PEI'] as const
const ALL = ['PEE', 'PEG', 'PEI', 'PERCO', 'PERCOL'] as const
const JULY_2024 = '2024-07-07'

const document = (fr: string, en: string): readonly Text[] => [{ fr, en }]

/** The cases of R3324-22 (plans and participation) and of CMF L224-4 (PER COL). To add one: an entry here. */
export const releaseEvents = {
  mariage: {
    label: { fr: 'mariage ou Pacs', en: 'marriage or civil union' },
    months: 6,
    plans: SAVINGS,
    documents: document('acte de mariage ou de Pacs', 'marriage or civil-union certificate'),
  },
  naissance_3e_enfant: {
    label: {
      fr: 'naissance ou adoption à partir du troisième enfant',
      en: 'birth or adoption from the third child',
    },
    months: 6,
    plans: SAVINGS,
    documents: document('livret de famille et attestation de la CAF', 'family record book and CAF statement'),
  },
  divorce: {
    label: {
      fr: 'divorce, séparation ou fin de Pacs avec la résidence d’un enfant',
      en: 'divorce, separation or end of a civil union with a child’s residence',
    },
    months: 6,
    plans: SAVINGS,
    documents: document(
      'jugement ou convention fixant la résidence de l’enfant',
      'judgment or agreement setting the child’s residence',
    ),
  },
  violences_conjugales: {
    label: { fr: 'violences conjugales', en: 'domestic violence' },
    months: null,
    plans: SAVINGS,
    documents: document(
      'ordonnance de protection ou pièce de la procédure pénale',
      'protection order or criminal-procedure document',
    ),
  },
  invalidite: {
    label: {
      fr: 'invalidité (soi, enfant, conjoint ou partenaire)',
      en: 'disability (self, child, spouse or partner)',
    },
    months: null,
    plans: ALL,
    documents: document('notification de la CPAM ou de la CDAPH', 'CPAM or CDAPH notification'),
  },
  deces: {
    label: { fr: 'décès (soi, conjoint ou partenaire)', en: 'death (self, spouse or partner)' },
    months: null,
    plans: ALL,
    documents: document('acte de décès', 'death certificate'),
  },
  rupture_contrat: {
    label: {
      fr: 'fin du contrat, de l’activité ou du mandat',
      en: 'end of the contract, activity or mandate',
    },
    months: null,
    plans: SAVINGS,
    documents: document(
      'certificat de travail ou attestation de fin d’activité',
      'work certificate or end-of-activity statement',
    ),
  },
  creation_entreprise: {
    label: { fr: 'création ou reprise d’entreprise', en: 'creating or taking over a business' },
    months: 6,
    plans: SAVINGS,
    documents: document('immatriculation ou statuts', 'registration or articles'),
  },
  residence_principale: {
    label: {
      fr: 'achat, agrandissement ou remise en état de la résidence principale',
      en: 'buying, enlarging or repairing the main home',
    },
    months: 6,
    plans: ALL,
    documents: document(
      'compromis, contrat ou permis, et plan de financement',
      'sale agreement, contract or permit, and financing plan',
    ),
  },
  renovation_energetique: {
    label: {
      fr: 'rénovation énergétique de la résidence principale',
      en: 'energy renovation of the main home',
    },
    months: 6,
    plans: SAVINGS,
    since: JULY_2024,
    documents: document('devis ou facture des travaux éligibles', 'quote or invoice of the eligible works'),
  },
  surendettement: {
    label: { fr: 'surendettement', en: 'over-indebtedness' },
    months: null,
    plans: ALL,
    documents: document('demande de la commission ou du juge', 'request by the commission or the judge'),
  },
  proche_aidant: {
    label: { fr: 'activité de proche aidant', en: 'carer of a relative' },
    months: null,
    plans: SAVINGS,
    since: JULY_2024,
    documents: document('déclaration et pièces de l’aide', 'statement and proof of the care'),
  },
  vehicule_propre: {
    label: { fr: 'véhicule propre ou vélo électrique neuf', en: 'clean vehicle or new electric bike' },
    months: 6,
    plans: SAVINGS,
    since: JULY_2024,
    documents: document('facture ou bon de commande', 'invoice or order'),
  },
  fin_droits_chomage: {
    label: { fr: 'expiration des droits au chômage', en: 'end of unemployment rights' },
    months: null,
    plans: ['PERCO', 'PERCOL'],
    documents: document('attestation de France Travail', 'France Travail statement'),
  },
  liquidation_judiciaire: {
    label: {
      fr: 'cessation d’activité après liquidation judiciaire',
      en: 'end of activity after court liquidation',
    },
    months: null,
    plans: ['PERCOL'],
    documents: document('jugement de liquidation', 'liquidation judgment'),
  },
} as const satisfies Record<string, ReleaseEvent>

export type ReleaseEventName = keyof typeof releaseEvents

/** Words by which files and people name the cases; the first match decides. */
const signs: readonly (readonly [RegExp, ReleaseEventName])[] = [
  [/violence/, 'violences_conjugales'],
  [/(fin|rupture).*pacs|divorce|separation|dissolution/, 'divorce'],
  [/invalidite|handicap/, 'invalidite'],
  [/deces/, 'deces'],
  [/mariage|pacs/, 'mariage'],
  [/naissance|adoption|enfant/, 'naissance_3e_enfant'],
  [/chomage/, 'fin_droits_chomage'],
  [/liquidation/, 'liquidation_judiciaire'],
  [/rupture|fin_contrat|depart|demission|licenciement|retraite|cessation|mandat/, 'rupture_contrat'],
  [/creation|reprise|entreprise/, 'creation_entreprise'],
  [/renovation|energetique/, 'renovation_energetique'],
  [/residence|logement|catastrophe|agrandissement/, 'residence_principale'],
  [/surendettement/, 'surendettement'],
  [/aidant/, 'proche_aidant'],
  [/vehicule|velo|voiture/, 'vehicule_propre'],
]

/** The case behind a written event, or null. */
export function releaseEventNamed(event: string): ReleaseEventName | null {
  const plain = event
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
  if (plain in releaseEvents) return plain as ReleaseEventName
  return signs.find(([sign]) => sign.test(plain))?.[1] ?? null
}
