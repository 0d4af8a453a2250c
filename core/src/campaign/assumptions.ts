import type { AbsenceType } from '@moisson/law/absences'
import type { Text } from '@moisson/law/text'
import { plural, pluriel } from '@moisson/law/words/plural'
import type { Assumed, AssumptionCode } from './assumed.ts'
import type { BonusTerms } from './bonus-terms.ts'
import type { Exercise } from './exercise-dates.ts'
import { standingOf } from './officers.ts'
import type { NamedPerson, Remark } from './launch-facts.ts'
import { absencesOf, daysUnderContract } from './presence-of.ts'
import type { Based } from './share-bases.ts'
import type { Candidate, ShareRules } from './share.ts'

/** As many as are named one by one. */
const MOST_NAMED = 50

/** Absences during which pay goes on: nothing is to be rebuilt. */
const paidAbsences: ReadonlySet<AbsenceType> = new Set([
  'conges_payes',
  'rtt',
  'formation',
  'evenement_familial',
  'delegation',
])

interface Assumption {
  /** Whether it was made of somebody who has a share, or of somebody left out. */
  of?: (person: Based, rules: Uses) => boolean
  ofLeftOut?: (person: Candidate) => boolean
  /** The field of the file that would say it. */
  field: string
  said: Text
}
interface Uses {
  salary: boolean
  presence: boolean
  exercise: Exercise
  /** Of a bonus under three SMIC: the exercice whose pay stands for that of the twelve months before. */
  pay_period: Exercise | null
}

/** What may be assumed, in the order it is told; « # » is how many people. */
const assumptions = {
  no_hire_date: {
    of: ({ hire_date, by_hand }) => hire_date === null && by_hand?.added !== true,
    field: 'hire_date',
    said: {
      fr: 'Sans date d’entrée\u00a0: comptés là depuis toujours, ancienneté acquise.',
      en: 'No hire date: counted as there all along, with the seniority reached.',
    },
  },
  no_absences: {
    of: ({ presence_from }) => presence_from === 'contract',
    field: 'presence_days',
    said: {
      fr: 'Ni présence ni absences données\u00a0: comptés présents tous les jours de leurs contrats.',
      en: 'Neither presence nor absences given: counted present every day of their contracts.',
    },
  },
  as_imported: {
    of: ({ presence_from, absences }, { presence }) =>
      presence && presence_from === 'file' && absencesOf(absences) === null,
    field: 'absences',
    said: {
      fr: 'Jours de présence pris tels que la paie les donne\u00a0: les absences assimilées (maternité, accident du travail…) doivent déjà y être comptées.',
      en: 'Days of presence taken as the payroll gives them: assimilated absences (maternity, work accident…) must already be counted in them.',
    },
  },
  presence_as_given: {
    of: ({ presence_from, absences }) =>
      (presence_from === 'file' || presence_from === 'hand') && (absencesOf(absences) ?? []).length > 0,
    field: 'presence_days',
    said: {
      fr: 'Jours de présence et absences donnés\u00a0: la présence est prise telle quelle, rien n’en est déduit.',
      en: 'Both presence and absences given: presence is taken as it is, nothing is deducted from it.',
    },
  },
  presence_above_contract: {
    of: (person, { presence, exercise }) =>
      presence &&
      (person.presence_from === 'file' || person.presence_from === 'hand') &&
      person.presence_days > daysUnderContract(person, exercise),
    field: 'presence_days',
    said: {
      fr: 'Plus de jours de présence que de jours sous contrat dans l’exercice\u00a0: la part compte tous ceux donnés, aux dépens des autres. Vérifiez la présence, les dates d’entrée et de sortie, ou les autres contrats.',
      en: 'More days of presence than days under contract in the financial year: the share counts all those given, at the expense of the others. Check the presence, the hire and exit dates, or the other contracts.',
    },
  },
  pay_as_given: {
    of: ({ absences, rebuilt }, { salary }) =>
      salary &&
      rebuilt === null &&
      (absencesOf(absences) ?? []).some(({ type, counts }) => counts && !paidAbsences.has(type)),
    field: 'rebuilt_pay',
    said: {
      fr: 'Absence assimilée sans salaire à reconstituer\u00a0: le salaire importé est pris tel quel.',
      en: 'Assimilated absence without pay to rebuild: the imported pay is taken as it is.',
    },
  },
  officer_income: {
    of: ({ officer }, { salary }) => salary && officer?.income_of === 'exercise',
    field: 'reference_salary_cents',
    said: {
      fr: 'Mandataires ou conjoints dont le revenu de l’année précédente n’est pas connu\u00a0: celui de l’exercice compte.',
      en: 'Officers or spouses whose income of the year before is not known: that of the financial year counts.',
    },
  },
  single_contract: {
    ofLeftOut: ({ other_contracts = [], hire_date }) => hire_date !== null && other_contracts.length === 0,
    field: 'other_contracts',
    said: {
      fr: 'Écartés faute d’ancienneté, un seul contrat étant connu\u00a0: ceux de l’exercice et des douze mois précédents compteraient aussi.',
      en: 'Left out for want of seniority, one contract only being known: those of the financial year and of the twelve months before would count too.',
    },
  },
  paid_before_hire: {
    of: (person, { pay_period }) =>
      pay_period !== null &&
      person.by_hand?.reference_salary_cents == null &&
      (person.reference_salary_cents ?? 0) > 0 &&
      daysUnderContract(person, pay_period) === 0,
    field: 'hire_date',
    said: {
      fr: 'Rémunération d’un exercice sans aucun jour de contrat\u00a0: la prime supporte CSG, CRDS et impôt. Vérifiez la date d’entrée, ou donnez la rémunération des douze mois avant le versement.',
      en: 'Pay of a financial year without a single day under contract: the bonus bears CSG, CRDS and income tax. Check the hire date, or give the pay of the twelve months before the payment.',
    },
  },
} as const satisfies Record<AssumptionCode, Assumption>

/** What a computation assumed of those who have a share and of those left out, from the very bases it used. */
export function assumedOf(
  rules: Pick<ShareRules, 'criteria' | 'exercise' | 'officers'> & { bonus?: BonusTerms | null | undefined },
  people: readonly Based[],
  leftOut: readonly Candidate[],
): Assumed[] {
  const uses = (name: 'salary' | 'presence') =>
    rules.criteria.some(({ criterion, weight_bps }) => criterion === name && weight_bps > 0)
  const { three_smic_cents = null, pay_period = null } = rules.bonus ?? {}
  const used = {
    salary: uses('salary'),
    presence: uses('presence'),
    exercise: rules.exercise,
    pay_period: three_smic_cents === null ? null : pay_period,
  }
  // An officer whom the agreement does not cover is out for that, whatever the seniority.
  const short = leftOut.filter(
    ({ hire_date, exit_date, contract_type }) =>
      wasThere(rules.exercise, hire_date, exit_date) &&
      (rules.officers.left_out === null || standingOf(contract_type) === null),
  )
  return (Object.entries(assumptions) as [AssumptionCode, Assumption][]).flatMap(([code, one]) => {
    const ids = one.of
      ? people.filter((person) => one.of?.(person, used)).map(({ beneficiary_id }) => beneficiary_id)
      : short.filter((person) => one.ofLeftOut?.(person)).map(({ beneficiary_id }) => beneficiary_id)
    return ids.length === 0 ? [] : [{ code, count: ids.length, people: ids.slice(0, MOST_NAMED) }]
  })
}

const wasThere = (
  { start, end }: ShareRules['exercise'],
  hire_date: string | null,
  exit_date: string | null,
): boolean => (hire_date === null || hire_date <= end) && (exit_date === null || exit_date >= start)

/** The same as screens tell it, each person leading to what would have to be said of them. */
export function assumedRemarks(
  assumed: readonly Assumed[],
  names: ReadonlyMap<string, string>,
  { campaign_id, year }: { campaign_id: string; year: number },
): Remark[] {
  return assumed.map(({ code, count, people }) => {
    const { field, said } = assumptions[code]
    const who: Text = {
      fr: pluriel(count, '# personne', '# personnes'),
      en: plural(count, '# person', '# people'),
    }
    return {
      code,
      field,
      count,
      people: people.flatMap((id): NamedPerson[] => {
        const name = names.get(id)
        return name === undefined ? [] : [{ id, name }]
      }),
      page: `/beneficiaires?year=${year}&campaign=${campaign_id}`,
      message: { fr: `${who.fr}\u00a0– ${said.fr}`, en: `${who.en} – ${said.en}` },
    }
  })
}
