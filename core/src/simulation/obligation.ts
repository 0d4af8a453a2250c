import { delayIn } from '@moisson/law/delays'
import { modesOpenTo, conclusionModes } from '@moisson/law/conclusion-modes'
import {
  dirigeantEligible,
  FREEZE_YEARS,
  participationObligation,
  thresholdEffective,
} from '@moisson/law/headcount'
import { dayOf, yearOf } from '@moisson/law/calendar'
import { largeThreshold, participationThreshold } from '@moisson/law/parameters/thresholds'
import { valueSharingDuty, type ValueSharingVerdict } from '@moisson/law/value-sharing-duty'
import { exerciseOf, type Exercise } from '../campaign/exercise-dates.ts'
import type { SimulationContext } from './context.ts'
import { lastClosedYear, type Completion, type Facts } from './facts.ts'
import type { GivenInputs, ObligationInputs } from './inputs.ts'
import { cited, shownSteps } from './law-steps.ts'
import { Sheet } from './result.ts'
import { type Text, type Language, inEach } from '@moisson/law/text'
import { plural, pluriel } from '@moisson/law/words/plural'

export function completeObligation(
  given: GivenInputs<'obligation_check'>,
  facts: Facts,
  done: Completion,
): ObligationInputs {
  const year = given.year ?? lastClosedYear(facts) + 1
  const known = facts.headcount ?? facts.people?.count ?? null
  const headcounts = done.take('headcounts', given.headcounts, [
    'company',
    known === null ? null : { [facts.headcount_year ?? year - 1]: known },
  ])
  if (headcounts === null || Object.keys(headcounts).length === 0)
    done.refuse(
      'headcounts',
      'missing',
      'Indiquez l’effectif annuel d’au moins une année.',
      'Give the annual headcount of at least one year.',
    )
  return {
    year,
    headcounts: headcounts ?? {},
    has_cse: done.take('has_cse', given.has_cse, ['company', facts.has_cse], ['default', false])!,
    has_union_delegate: done.take(
      'has_union_delegate',
      given.has_union_delegate,
      ['company', facts.has_union_delegate],
      ['default', false],
    )!,
    branch_agreement: given.branch_agreement ?? false,
    results: given.results ?? knownResults(facts, year),
    has_scheme: done.take('has_scheme', given.has_scheme, ['company', facts.interessement_signed])!,
  }
}

/** The last exercice as the company's file knows it. */
function knownResults(facts: Facts, year: number): ObligationInputs['results'] {
  const { annual_revenue_cents: revenue_cents, taxable_profit_cents: profit_cents } = facts
  return revenue_cents === null || profit_cents === null
    ? []
    : [{ year: year - 1, revenue_cents, profit_cents }]
}

/** Participation, forfait social, heads of the company, ways of concluding: what the headcounts decide. */
export function simulateObligation(inputs: ObligationInputs, { closing }: SimulationContext): Sheet {
  const sheet = new Sheet()
  const { headcounts, year } = inputs
  const years = Object.keys(headcounts)
    .map(Number)
    .toSorted((a, b) => a - b)
  const size = headcounts[years.at(-1) ?? year] ?? 0
  const exercise = exerciseOf(year, closing)
  const at = dayOf(year, 1, 1)
  const [from, largeFrom] = [participationThreshold.on(at).value, largeThreshold.on(at).value]
  // Participation binds an exercice opened after the five civil years (L3322-1): they end before it opens.
  const fifty = thresholdEffective.apply({ headcounts, threshold: from, year: yearOf(exercise.start) })
  const large = thresholdEffective.apply({ headcounts, threshold: largeFrom, year })
  participation(sheet, inputs, fifty, exercise)
  valueSharing(sheet, inputs, { headcount: size, participation: fifty, exercise })
  sheet.fact(
    'forfait_social',
    { fr: 'Forfait social', en: 'Forfait social' },
    large.value?.effective === true
      ? { fr: 'dû sur toutes les sommes', en: 'due on every sum' }
      : fifty.refusal
        ? toBeSaid
        : fifty.value.effective
          ? { fr: 'dû, sauf sur l’intéressement', en: 'due, except on intéressement' }
          : { fr: 'aucun', en: 'none' },
    { role: 'result', steps: shownSteps(large.steps ?? [], false) },
  )
  const heads = dirigeantEligible.explain({
    size: Math.floor(size),
    years_at_250: large.value?.effective === true ? FREEZE_YEARS : 0,
  })
  sheet.fact(
    'heads',
    { fr: 'Dirigeants bénéficiaires', en: 'Company heads as beneficiaries' },
    large.refusal && size >= largeFrom
      ? toBeSaid
      : heads.value.eligible
        ? { fr: 'oui', en: 'yes' }
        : { fr: 'non', en: 'no' },
    { steps: shownSteps(heads.steps, false) },
  )
  modes(sheet, inputs, size)
  if (fifty.refusal || large.refusal) {
    const known = years.length
    sheet.warn(
      'history_missing',
      'warning',
      `${pluriel(known, 'Seule une année est connue', 'Seules # années sont connues')} : ajoutez les effectifs des cinq dernières, le seuil se lit sur ${delayIn('threshold', 'fr')} de suite.`,
      `Only ${plural(known, 'one year is', '# years are')} known: add the headcounts of the last five, the threshold is read over ${delayIn('threshold', 'en')} running.`,
    )
  }
  return sheet
}

type Threshold = ReturnType<typeof thresholdEffective.apply>

/** Years that nobody gave decide: no verdict. */
const toBeSaid: Text = { fr: 'à préciser', en: 'to be specified' }

function participation(
  sheet: Sheet,
  { year }: ObligationInputs,
  fifty: Threshold,
  { end: closing }: Exercise,
): void {
  const label = { fr: 'Participation', en: 'Participation' }
  if (fifty.refusal) {
    sheet.fact('participation', label, toBeSaid, { role: 'result' })
    return
  }
  const { effective, counter_started } = fifty.value
  const duty =
    counter_started === null
      ? null
      : participationObligation.explain({ first_year_at_50: counter_started, closing })
  const steps = shownSteps(fifty.steps, false)
  const verdict: Text = effective
    ? { fr: `obligatoire pour l’exercice ${year}`, en: `compulsory for the financial year ${year}` }
    : duty === null
      ? { fr: 'facultative', en: 'optional' }
      : {
          fr: `facultative, obligatoire au plus tôt pour l’exercice ouvert le ${inFrench(duty.value.start)}`,
          en: `optional, compulsory at the earliest for the financial year opened on ${duty.value.start}`,
        }
  sheet.fact('participation', label, verdict, {
    role: 'result',
    total: effective ? 1 : 0,
    steps,
  })
  if (duty !== null)
    sheet.fact(
      'agreement_deadline',
      { fr: 'Accord à conclure au plus tard le', en: 'Agreement to conclude by' },
      { fr: inFrench(duty.value.agreement_deadline), en: duty.value.agreement_deadline },
      { steps: shownSteps(duty.steps, false) },
    )
  if (effective)
    sheet.warn(
      'participation_due',
      'warning',
      'L’entreprise doit mettre en place la participation : sans accord un an après la clôture, le régime d’autorité s’applique.',
      'The company must set up participation: without an agreement one year after the closing, the default regime applies.',
    )
}

const verdicts: Record<ValueSharingVerdict, Text> = {
  due: { fr: 'à mettre en place', en: 'to set up' },
  satisfied: { fr: 'déjà en place', en: 'already in place' },
  not_concerned: { fr: 'non concerné', en: 'not concerned' },
  figures_missing: { fr: 'selon vos trois derniers résultats', en: 'depends on your last three results' },
}

/** The duty of profitable companies that are not held to participation, while its experiment lasts. */
function valueSharing(
  sheet: Sheet,
  { year, results, has_scheme }: ObligationInputs,
  { headcount, participation, exercise }: { headcount: number; participation: Threshold; exercise: Exercise },
): void {
  const before = results.filter((one) => one.year < year).toSorted((a, b) => a.year - b.year)
  const duty = valueSharingDuty.apply({
    headcount,
    bound_to_participation: participation.value?.effective === true,
    results: before.slice(-3).map(({ revenue_cents, profit_cents }) => ({
      revenue_cents,
      profit_cents,
    })),
    has_scheme,
    exercise_start: exercise.start,
  })
  if (duty.refusal) return
  const { verdict } = duty.value
  const label: Text = {
    fr: 'Partage de la valeur, dès 11 salariés, hors participation obligatoire',
    en: 'Value sharing, from 11 employees, where participation is not compulsory',
  }
  // Whether participation is due is not known, and would end this duty.
  if (participation.refusal && (verdict === 'due' || verdict === 'figures_missing')) {
    sheet.fact('value_sharing', label, toBeSaid, { role: 'result' })
    return
  }
  sheet.fact('value_sharing', label, verdicts[verdict], {
    role: 'result',
    total: verdict === 'due' ? 1 : 0,
    steps: shownSteps(duty.steps, false),
  })
  if (verdict === 'due')
    sheet.warn(
      'value_sharing_due',
      'warning',
      'Trois exercices bénéficiaires de suite : un dispositif de partage de la valeur est à mettre en place (intéressement, participation, abondement ou prime).',
      'Three profitable financial years running: a value-sharing scheme has to be set up (intéressement, participation, matching or bonus).',
    )
  if (verdict === 'figures_missing')
    sheet.warn(
      'results_missing',
      'info',
      'Indiquez le chiffre d’affaires et le bénéfice des trois derniers exercices : ils décident de l’obligation de partage de la valeur.',
      'Give the revenue and profit of the last three financial years: they decide about the duty to share value.',
    )
}

const inFrench = (day: string): string => day.split('-').toReversed().join('/')

/** How an intéressement may be concluded here, with the articles. */
function modes(sheet: Sheet, inputs: ObligationInputs, size: number): void {
  const open = modesOpenTo({
    size,
    ds: inputs.has_union_delegate,
    cse: inputs.has_cse,
    approved_branch_accord: inputs.branch_agreement,
  })
  const list = (language: Language) => open.map((mode) => conclusionModes[mode].label[language]).join(' · ')
  sheet.fact(
    'modes',
    { fr: 'Comment conclure un intéressement', en: 'How to conclude an intéressement agreement' },
    inEach(list),
    {
      total: open.length,
      steps: open.map((mode) => ({
        label: conclusionModes[mode].label,
        amount_cents: null,
        articles: conclusionModes[mode].articles.map(cited),
      })),
    },
  )
}
