import type { Article } from './article.ts'
import { codeDuTravail, convention, practice } from './article.ts'
import type { Text } from './text.ts'

export type Absence = {
  readonly label: Text
  /** Whether the time counts as presence without a clause of the agreement. */
  readonly counts: boolean
  readonly articles: readonly Article[]
}

const presence = [codeDuTravail('L3314-5'), codeDuTravail('L3324-6')]
const circular = [convention('circulaire du 14/09/2005')]

/** Every kind of absence the product knows. To add one: a line here. */
export const absences = {
  maternite: {
    label: { fr: 'congé de maternité', en: 'maternity leave' },
    counts: true,
    articles: [codeDuTravail('L1225-17'), ...presence],
  },
  paternite: {
    label: { fr: 'congé de paternité et d’accueil de l’enfant', en: 'paternity and childcare leave' },
    counts: true,
    articles: [codeDuTravail('L1225-35'), ...presence],
  },
  adoption: {
    label: { fr: 'congé d’adoption', en: 'adoption leave' },
    counts: true,
    articles: [codeDuTravail('L1225-37'), ...presence],
  },
  deuil_enfant: {
    label: { fr: 'congé de deuil d’un enfant', en: 'leave after the death of a child' },
    counts: true,
    articles: [codeDuTravail('L3142-1-1'), ...presence],
  },
  accident_travail: {
    label: { fr: 'accident du travail', en: 'work accident' },
    counts: true,
    articles: [codeDuTravail('L1226-7'), ...presence],
  },
  maladie_professionnelle: {
    label: { fr: 'maladie professionnelle', en: 'occupational disease' },
    counts: true,
    articles: [codeDuTravail('L1226-7'), ...presence],
  },
  quarantaine: {
    label: { fr: 'mise en quarantaine', en: 'quarantine' },
    counts: true,
    articles: presence,
  },
  activite_partielle: {
    label: { fr: 'activité partielle', en: 'partial activity' },
    counts: true,
    articles: [codeDuTravail('R5122-11')],
  },
  mi_temps_therapeutique: {
    label: { fr: 'temps partiel thérapeutique', en: 'part-time for medical reasons' },
    counts: true,
    articles: [practice('Cass. soc. 20/09/2023 n° 22-12.293')],
  },
  conges_payes: { label: { fr: 'congés payés', en: 'paid leave' }, counts: true, articles: circular },
  rtt: { label: { fr: 'jours de RTT', en: 'working-time reduction days' }, counts: true, articles: circular },
  formation: {
    label: { fr: 'formation sur le temps de travail', en: 'training in working time' },
    counts: true,
    articles: circular,
  },
  evenement_familial: {
    label: { fr: 'congé pour événement familial', en: 'leave for a family event' },
    counts: true,
    articles: [codeDuTravail('L3142-1'), ...circular],
  },
  delegation: {
    label: { fr: 'heures de délégation', en: 'staff-representative hours' },
    counts: true,
    articles: circular,
  },
  maladie: { label: { fr: 'maladie', en: 'illness' }, counts: false, articles: presence },
  accident_trajet: {
    label: { fr: 'accident de trajet', en: 'commuting accident' },
    counts: false,
    articles: [codeDuTravail('L1226-7')],
  },
  conge_sans_solde: {
    label: { fr: 'congé sans solde', en: 'unpaid leave' },
    counts: false,
    articles: presence,
  },
  conge_parental: {
    label: { fr: 'congé parental d’éducation', en: 'parental leave' },
    counts: false,
    articles: presence,
  },
  greve: { label: { fr: 'grève', en: 'strike' }, counts: false, articles: presence },
  conge_supplementaire_naissance: {
    label: { fr: 'congé supplémentaire de naissance', en: 'additional birth leave' },
    counts: false,
    articles: [codeDuTravail('L1225-46-2'), codeDuTravail('L1225-46-3')],
  },
} as const satisfies Record<string, Absence>

export type AbsenceType = keyof typeof absences

/** Whether it is the name of a known kind: a closed list, because free words would decide a right. */
export const isAbsence = (type: string): type is AbsenceType => Object.hasOwn(absences, type)
