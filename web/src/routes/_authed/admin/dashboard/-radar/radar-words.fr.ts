import { ofName } from '@moisson/law/words/inside-sentence'
import kit from '../../../../../words/kit.fr.ts'
import * as names from '../../../../../words/names.fr.ts'
import { pluriel } from '@moisson/law/words/plural'

export default {
  queue: 'À contrôler',
  check: names.check,
  since: (when: string) => `transmise ${when}`,
  title: names.legalDates,
  intro: (from: string, to: string) => `Du ${from} au ${to} ; ce qui est en retard reste visible.`,
  risks: { late: names.late, soon: 'Bientôt', ok: 'Calme' },
  scope: 'Sociétés montrées',
  anyManager: names.everyAdviser,
  mine: 'Les miennes',
  everybody: kit.all,
  today: names.todayWithin,
  dates: (count: number) => pluriel(count, '# date', '# dates'),
  lanes: 'Frise des dates légales par société',
  lanesHint: 'Chaque repère est une date ; la liste au-dessus dit tout.',
  lanesCut: (count: number) =>
    pluriel(count, 'Une autre société est dans la liste.', '# autres sociétés sont dans la liste.'),
  timeline: 'Frise',
  search: 'Chercher une société',
  searchHint: names.nameOfTheCompany,
  anyKind: 'Toutes les échéances',
  companies: (count: number) => pluriel(count, '# société', '# sociétés'),
  others: (count: number) => pluriel(count, '# autre date', '# autres dates'),
  hidden: (count: number) => pluriel(count, 'encore # société', 'encore # sociétés'),
  noDate: 'Aucune date dans la période.',
  stuck: (count: number) => pluriel(count, '# étape en retard', '# étapes en retard'),
  openCompany: (name: string) => `Ouvrir ${name}`,
  columns: {
    what: 'Échéance',
    manager: names.adviser,
  },
  kinds: {
    conclusion: 'Conclusion',
    filing: names.filing,
    payment: names.versement,
    campaign_deadline: 'Fin des réponses',
    agreement_end: 'Fin d’accord',
  },
  inDays: (count: number) => (count === 0 ? 'aujourd’hui' : pluriel(count, 'dans # jour', 'dans # jours')),
  daysLate: (count: number) => pluriel(count, '# jour de retard', '# jours de retard'),
  nothing: 'Aucune date dans cette sélection.',
  showAll: 'Tout montrer',
  workload: 'Charge des conseillers',
  workloadColumns: {
    name: names.adviser,
    companies: names.companies,
    campaigns: 'Campagnes en cours',
    answers: names.answers,
    overdue: 'Étapes en retard',
  },
  seeCompanies: (name: string) => `Voir les sociétés ${ofName(name)}`,
  suspended: 'suspendu',
}
