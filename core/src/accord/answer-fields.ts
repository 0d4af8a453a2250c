import { absences, type AbsenceType } from '@moisson/law/absences'
import { conclusionModes } from '@moisson/law/conclusion-modes'
import { sourceOf } from '@moisson/law/scheme-points'
import { say, type Text } from '@moisson/law/text'
import { capital } from '@moisson/law/words/capital'
import type { Fields, Names } from '../record/field.ts'
import { days, months } from '../record/unit.ts'
import type { Direction, IndicatorKind, IndicatorUnit, SavingsPlan } from './given-answers.ts'

type Point = Parameters<typeof sourceOf>[1]

/** A sentence with where the law says it. */
const legal = (fr: string, en: string, ...points: Point[]): Text =>
  say(`${fr} (${sourceOf('fr', ...points)}).`, `${en} (${sourceOf('en', ...points)}).`)
const upper = ({ fr, en }: Text): Text => ({ fr: capital(fr), en: capital(en) })
const labelsOf = (table: Readonly<Record<string, { label: Text }>>): Names =>
  Object.fromEntries(Object.entries(table).map(([key, { label }]) => [key, upper(label)]))

export const unitNames: Record<IndicatorUnit, Text> = {
  EUR: say('Euros', 'Euros'),
  ratio: say('Taux (%)', 'Rate (%)'),
  count: say('Nombre', 'Number'),
  days: say('Jours', 'Days'),
}
export const directionNames: Record<Direction, Text> = {
  higher: say('Mieux quand il monte', 'Better when it rises'),
  lower: say('Mieux quand il baisse', 'Better when it falls'),
}
export const indicatorKindNames: Record<IndicatorKind, Text> = {
  result: say('Résultat', 'Result'),
  performance: say('Performance', 'Performance'),
  turnover: say('Chiffre d’affaires', 'Revenue'),
  csr: say('Social ou environnemental', 'Social or environmental'),
  other: say('Autre', 'Other'),
}
export const planNames: Record<SavingsPlan, Text> = {
  PEE: say('Plan d’épargne d’entreprise (PEE)', 'Company savings plan (PEE)'),
  PEG: say('Plan d’épargne de groupe (PEG)', 'Group savings plan (PEG)'),
  PEI: say('Plan d’épargne interentreprises (PEI)', 'Multi-company savings plan (PEI)'),
  PERCOL: say('Plan d’épargne retraite (PER COL)', 'Pension savings plan (PER COL)'),
}
/** Absences that the agreement may count as presence beyond those of the law. */
export const optionalAbsences = (Object.keys(absences) as AbsenceType[]).filter(
  (name) => !absences[name].counts,
)
/** Those that the law counts whatever the agreement says. */
export const countedAbsences = (Object.keys(absences) as AbsenceType[]).filter(
  (name) => absences[name].counts,
)

const count = (least: number, most: number) =>
  ({ kind: 'number', min: least, max: most, whole: true }) as const

/** The questions of an agreement that one field answers, by the place of the answer; lists have a layout of their own. */
export const answerFields = {
  'company.legal_name': { kind: 'text', max: 120, label: say('Dénomination sociale', 'Legal name') },
  'company.siren': { kind: 'text', max: 9, label: say('SIREN', 'SIREN') },
  'company.address': { kind: 'text', max: 300, label: say('Siège', 'Registered office') },
  'company.registry_city': {
    kind: 'text',
    max: 80,
    label: say('Ville du registre du commerce', 'City of the trade register'),
  },
  'company.representative.name': {
    kind: 'text',
    max: 120,
    label: say('Représentée par', 'Represented by'),
  },
  'company.representative.quality': { kind: 'text', max: 120, label: say('En qualité de', 'Acting as') },
  'company.headcount': {
    kind: 'number',
    min: 0,
    max: 1_000_000,
    label: say('Effectif', 'Headcount'),
    help: legal(
      'Il décide de la décision unilatérale, sous 50 salariés, et des dirigeants, de 1 à 249',
      'It decides whether a unilateral decision is open, under 50 employees, and whether officers benefit, from 1 to 249',
      'conclusion',
      'officers',
    ),
  },
  'company.has_cse': { kind: 'flag', label: say('Un CSE existe', 'There is a works council (CSE)') },
  'company.has_union_delegate': {
    kind: 'flag',
    label: say('Un délégué syndical existe', 'There is a union delegate'),
  },
  'company.representation_in_order': {
    kind: 'flag',
    initial: true,
    label: say(
      'Les obligations de représentation du personnel sont respectées',
      'The duties of staff representation are met',
    ),
    help: legal('Sans elles, aucun accord ne vaut', 'Without them no agreement holds', 'who_may_conclude'),
  },
  'company.approved_branch_agreement': {
    kind: 'flag',
    initial: false,
    label: say('La branche a un accord agréé', 'The branch has an approved agreement'),
  },
  'duration.first_exercise_start': {
    kind: 'day',
    label: say('Premier jour du premier exercice couvert', 'First day of the first financial year covered'),
    help: legal(
      'L’accord se conclut avant le premier jour de la seconde moitié de la période de calcul',
      'The agreement is concluded before the first day of the second half of the calculation period',
      'signature',
    ),
  },
  'conclusion.mode': {
    kind: 'choice',
    names: labelsOf(conclusionModes),
    label: say('Mode de conclusion', 'How it is concluded'),
  },
  'conclusion.place': { kind: 'text', max: 80, label: say('Fait à', 'Done in') },
  'conclusion.signed_on': {
    kind: 'day',
    label: say('Date de signature prévue', 'Planned day of signature'),
  },
  'conclusion.personnel': {
    ...count(0, 10_000),
    label: say('Salariés à la date de la consultation', 'Employees on the day of the vote'),
  },
  'conclusion.yes': {
    ...count(0, 10_000),
    label: say('Salariés qui approuvent', 'Employees who approve'),
    help: legal(
      'Les deux tiers au moins du personnel, non des votants',
      'Two thirds of the staff at least, not of those who vote',
      'conclusion',
    ),
  },
  'conclusion.negotiation_failed_minutes': {
    kind: 'flag',
    initial: false,
    label: say('Un procès-verbal de désaccord est établi', 'Minutes of disagreement were drawn up'),
  },
  'conclusion.cse_consulted_on': {
    kind: 'day',
    label: say('CSE consulté le', 'works council consulted on'),
    help: legal(
      'Quinze jours au moins avant le dépôt',
      'Fifteen days at least before the filing',
      'conclusion',
    ),
  },
  'conclusion.branch.name': { kind: 'text', max: 200, label: say('Accord de branche', 'Branch agreement') },
  'conclusion.branch.signed_on': {
    kind: 'day',
    label: say('Date de l’accord de branche', 'Day of the branch agreement'),
  },
  'conclusion.replaces_pay': {
    kind: 'flag',
    initial: false,
    label: say('L’intéressement remplace un élément de salaire', 'Intéressement replaces an element of pay'),
    help: legal(
      'Interdit, sauf douze mois après la suppression de cet élément',
      'Forbidden within the twelve months after that element ended',
      'no_substitution',
    ),
  },
  'scope.kind': {
    kind: 'choice',
    names: {
      all: say('Tous les établissements', 'Every establishment'),
      some: say('Certains établissements', 'Some establishments'),
      group: say('Plusieurs entreprises d’un groupe', 'Several companies of a group'),
    },
    label: say('Champ d’application', 'Scope'),
    help: legal(
      'L’accord nomme les établissements concernés',
      'The agreement names the establishments concerned',
      'mandatory_clauses',
    ),
  },
  'duration.years': {
    ...count(0, 10_000),
    label: say('Durée en années', 'Duration in years'),
    help: legal('D’un à cinq ans', 'From one to five years', 'conclusion'),
  },
  'duration.period_months': {
    ...count(0, 10_000),
    unit: months,
    label: say('Période de calcul', 'Calculation period'),
    help: legal(
      'Un exercice, ou une durée en mois entiers d’au moins trois mois',
      'A financial year, or a number of whole months, three at least',
      'calculation',
    ),
  },
  tacit_renewal: {
    kind: 'flag',
    initial: false,
    label: say('Renouvellement par tacite reconduction', 'Tacit renewal'),
    help: legal(
      'Sauf demande de renégociation dans les trois mois avant l’échéance',
      'Unless somebody asks to renegotiate in the three months before the end',
      'conclusion',
    ),
  },
  'beneficiaries.seniority_months': {
    ...count(0, 10_000),
    unit: months,
    label: say('Ancienneté demandée', 'Seniority required'),
    help: legal('Trois mois au plus', 'Three months at most', 'seniority'),
  },
  'beneficiaries.executives': {
    kind: 'flag',
    initial: false,
    label: say('Les dirigeants en bénéficient', 'Officers benefit'),
    help: legal('Dans une entreprise de 1 à 249 salariés', 'In a company of 1 to 249 employees', 'officers'),
  },
  'beneficiaries.spouse': {
    kind: 'flag',
    initial: false,
    label: say(
      'Le conjoint collaborateur ou associé en bénéficie',
      'The spouse who works in the business benefits',
    ),
    help: legal('S’il a cette qualité', 'Where the spouse has that status', 'officers'),
  },
  'caps.payroll_bps': {
    kind: 'bps',
    label: say('Plafond propre, en part des salaires bruts', 'Own cap, as a share of gross wages'),
    help: legal('20 % au plus, même sans clause', '20% at most, even without a clause', 'ceilings'),
  },
  'caps.amount_cents': { kind: 'cents', label: say('Plafond propre, en euros', 'Own cap, in euros') },
  'participation.exists': {
    kind: 'flag',
    initial: false,
    label: say('Un accord de participation s’applique', 'A participation agreement applies'),
  },
  'participation.link': {
    kind: 'choice',
    names: {
      independent: say('Sans lien', 'Not linked'),
      deducted: say(
        'La participation se déduit de l’intéressement',
        'Participation is deducted from intéressement',
      ),
      combined_cap: say('Un plafond commun aux deux', 'One cap for both'),
    },
    label: say('Lien avec la participation', 'Link with participation'),
  },
  'participation.combined_cap_bps': {
    kind: 'bps',
    label: say('Plafond commun, en part des salaires bruts', 'Common cap, as a share of gross wages'),
  },
  'individual_cap.own_cap_cents': {
    kind: 'cents',
    label: say('Plafond individuel propre', 'Own individual cap'),
    help: legal(
      'Sous les trois quarts du plafond annuel de la sécurité sociale, qui s’appliquent toujours',
      'Below three quarters of the yearly social security ceiling, which always apply',
      'ceilings',
    ),
  },
  'individual_cap.prorate': {
    kind: 'flag',
    initial: true,
    label: say(
      'Plafond au prorata du temps passé dans l’année',
      'Cap in proportion to the time spent in the year',
    ),
  },
  'individual_cap.remainder': {
    kind: 'choice',
    names: {
      redistributed: say('Réparti entre les autres', 'Shared among the others'),
      lost: say('Non distribué', 'Not paid'),
    },
    label: say('Ce que le plafond retient', 'What the cap holds back'),
    help: legal('La seconde répartition est permise', 'A second allocation is allowed', 'redistribution'),
  },
  'supplement.planned': {
    kind: 'flag',
    initial: true,
    label: say('Un supplément pourra être décidé', 'A supplement may be decided'),
    help: legal(
      'Par l’organe qui dirige, dans les mêmes plafonds',
      'By whoever heads the company, within the same ceilings',
      'supplement',
    ),
  },
  'supplement.split': {
    kind: 'choice',
    names: {
      same: say('Comme l’intéressement', 'As intéressement'),
      own: say('Selon ses propres critères', 'By criteria of its own'),
      specific: say('Par un accord spécifique', 'By a specific agreement'),
    },
    label: say('Répartition du supplément', 'Allocation of the supplement'),
  },
  'salary.definition': {
    kind: 'text',
    max: 1000,
    label: say('Salaire de référence', 'Reference pay'),
    help: legal(
      'Pendant les absences protégées, le salaire est reconstitué',
      'During protected absences pay is rebuilt',
      'pay_of_the_absent',
    ),
  },
  'presence.unit': {
    kind: 'choice',
    names: { days: say('En jours', 'In days'), hours: say('En heures', 'In hours') },
    label: say('La présence se compte', 'Presence is counted'),
  },
  'payment.months_after_closing': {
    ...count(0, 10_000),
    unit: months,
    label: say('Versement après la clôture, au plus tard', 'Payment after closing, at the latest'),
    help: legal(
      'Le dernier jour du cinquième mois, du deuxième pour une période plus courte que l’année',
      'The last day of the fifth month, of the second for a period shorter than the year',
      'payment',
    ),
  },
  'choice.response_days': {
    ...count(0, 10_000),
    unit: days,
    label: say('Temps pour répondre', 'Time to answer'),
    help: legal('Quinze jours au moins', 'Fifteen days at least', 'reply'),
  },
  'choice.presumption_days': {
    ...count(0, 30),
    unit: days,
    label: say('Avis tenu pour reçu après', 'Notice deemed received after'),
  },
  'choice.default': {
    kind: 'choice',
    names: { ...planNames, immediate_payment: say('Versement immédiat', 'Immediate payment') },
    label: say('Sans réponse', 'Without an answer'),
    help: legal(
      'Au plan d’épargne quand il existe, jamais au plan de retraite',
      'To the savings plan where there is one, never to the pension plan',
      'placing',
      'reply',
    ),
  },
  'choice.default_fund': { kind: 'text', max: 160, label: say('Fonds par défaut', 'Default fund') },
  'advances.allowed': {
    kind: 'flag',
    initial: false,
    label: say('Des avances sont possibles', 'Advances are possible'),
    help: legal('Avec l’accord de chacun', 'With everybody’s consent', 'advances'),
  },
  'advances.every_months': {
    ...count(0, 10_000),
    unit: months,
    label: say('Une avance tous les', 'One advance every'),
    help: legal('Par trimestre au plus', 'Every quarter at most', 'advance_rhythm'),
  },
  'follow_up.body': {
    kind: 'choice',
    names: {
      cse: say('Le CSE', 'The works council (CSE)'),
      commission: say('Une commission créée pour cela', 'A commission made for it'),
    },
    label: say('Qui suit l’accord', 'Who follows the agreement'),
    help: legal(
      'L’accord dit comment ils sont informés',
      'The agreement says how they are informed',
      'mandatory_clauses',
    ),
  },
  'follow_up.commission_members': {
    ...count(0, 50),
    label: say('Salariés de la commission', 'Employees in the commission'),
  },
  'follow_up.days_before_payment': {
    ...count(0, 120),
    unit: days,
    label: say('Calcul remis avant le versement', 'Calculation handed over before payment'),
  },
  'information.electronic': {
    kind: 'flag',
    initial: true,
    label: say('Les fiches sont remises par voie électronique', 'Statements are sent electronically'),
    help: legal('Sauf opposition du bénéficiaire', 'Unless the beneficiary objects', 'individual_notice'),
  },
  'information.notice_days': {
    ...count(1, 90),
    unit: days,
    label: say('Note d’information remise dans les', 'Information note handed over within'),
    help: legal('À chaque salarié, embauchés compris', 'To every employee, new ones too', 'note_to_all'),
  },
  'disputes.internal_step_days': {
    ...count(1, 365),
    unit: days,
    label: say('Temps laissé au règlement interne', 'Time left to settle inside'),
    help: legal(
      'L’accord dit comment régler les différends',
      'The agreement says how disputes are settled',
      'mandatory_clauses',
    ),
  },
  'disputes.court_city': { kind: 'text', max: 80, label: say('Tribunal compétent', 'Court') },
  'revision.notice_months': {
    ...count(1, 12),
    unit: months,
    label: say('Révision demandée au moins', 'Revision asked for at least'),
    help: legal(
      'Avant la date souhaitée de l’avenant ; la dénonciation, elle, suppose tous les signataires',
      'Before the day wished for the amendment; denunciation needs every signatory',
      'amendment',
      'denunciation',
    ),
  },
  'exceptional_increase.above_average_bps': {
    kind: 'number',
    min: 10_000,
    max: 100_000,
    label: say('Hausse exceptionnelle du bénéfice', 'Exceptional increase of profit'),
  },
  'filing.labour_court_city': {
    kind: 'text',
    max: 80,
    label: say('Conseil de prud’hommes du dépôt', 'Labour court of the filing'),
  },
  'preamble.motives': {
    kind: 'text',
    max: 3000,
    label: say('Pourquoi un intéressement', 'Why intéressement'),
    help: legal(
      'Le préambule dit les motifs de l’accord',
      'The preamble tells the reasons of the agreement',
      'preamble',
    ),
  },
  'preamble.indicators_reasons': {
    kind: 'text',
    max: 3000,
    label: say('Pourquoi ces indicateurs', 'Why these indicators'),
    help: legal('Raisons du choix du calcul', 'Reasons for the calculation', 'preamble'),
  },
  'preamble.split_reasons': {
    kind: 'text',
    max: 3000,
    label: say('Pourquoi cette répartition', 'Why this allocation'),
    help: legal('Raisons du choix de la répartition', 'Reasons for the allocation', 'preamble'),
  },
} as const satisfies Fields

export type AnswerPlace = keyof typeof answerFields
