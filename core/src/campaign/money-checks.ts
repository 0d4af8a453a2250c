import { abondementCeiling } from '@moisson/law/abondement'
import { sourceIn } from '@moisson/law/legal-points'
import { valueIn } from '@moisson/law/parameter'
import { collectiveCeilingShare } from '@moisson/law/parameters/limits'
import { collectiveCeiling } from '@moisson/law/collective-ceiling'
import { lawPlans, yearOf } from '../abondement/account.ts'
import type { Criterion } from '../vocabulary.ts'
import type { LaunchFacts, Remark } from './launch-facts.ts'
import { reserveBlockers, reserveWarnings } from './reserve-checks.ts'
import { campaignTypeFacts, isOwnMoney } from './type-facts.ts'
import { bonusBlockers, bonusWarnings } from './bonus-checks.ts'
import { ownBlockers, ownWarnings } from './own-checks.ts'
import { unilateralBlockers, unilateralWarnings } from './unilateral-checks.ts'
import { type Text, inEach } from '@moisson/law/text'
import { euros, percent } from '@moisson/law/words/figures'
import { plural, pluriel } from '@moisson/law/words/plural'
import { notWhole } from '@moisson/law/whole'

const criterionNames: Record<Criterion, Text> = {
  uniform: { fr: 'part égale', en: 'equal part' },
  salary: { fr: 'salaire', en: 'pay' },
  presence: { fr: 'présence', en: 'presence' },
  appartenance: { fr: 'temps d’appartenance', en: 'time on the books' },
}

/** What keeps the amounts from being right: envelope, criteria, the 20 % ceiling, the total. */
export function moneyBlockers(facts: LaunchFacts): Remark[] {
  const found: Remark[] = []
  const { envelope_gross_cents: envelope, calculation, unknown_figure: unknown } = facts
  if (unknown) found.push({ code: 'parameter_not_published', field: 'exercise_end', message: unknown })
  if (facts.reserve !== null) found.push(...reserveBlockers(facts.reserve, facts.advanced))
  else if (facts.plan_limits !== null) found.push(...unilateralBlockers(facts))
  else if (facts.bonus !== null) found.push(...bonusBlockers(facts))
  else if (isOwnMoney(facts.type)) found.push(...ownBlockers(facts))
  else if (!envelope && !givesNothingButAdvances(facts))
    found.push({
      code: 'envelope_missing',
      field: 'envelope_gross_cents',
      message: envelope === 0 ? nothingToShare : missingEnvelope,
    })
  if (envelope && calculation && calculation.distributed_cents === 0)
    found.push({
      code: 'nothing_distributed',
      ...(campaignTypeFacts[facts.type].envelope === 'each' ? nothingLeft : nothingShared),
    })
  const sum = notWhole(facts.criteria.map(({ weight_bps }) => weight_bps))
  if (sum !== null)
    found.push({
      code: 'criteria_not_100',
      field: 'criteria',
      message: {
        fr: `Les critères de répartition font ${percent(sum, 'fr')} au lieu de ${percent(10_000, 'fr')}.`,
        en: `The allocation criteria add up to ${percent(sum, 'en')} instead of 100%.`,
      },
    })
  for (const { criterion, floor_cents, ceiling_cents } of facts.criteria) {
    if (floor_cents != null && ceiling_cents != null && floor_cents > ceiling_cents)
      found.push({
        code: 'floor_above_ceiling',
        field: 'criteria',
        message: {
          fr: `Le plancher du critère « ${criterionNames[criterion].fr} » dépasse son plafond.`,
          en: `The floor of the criterion “${criterionNames[criterion].en}” is above its ceiling.`,
        },
      })
  }
  const together = aboveTogether(facts)
  if (together !== null && wagesAreTold(facts)) found.push(together)
  const wages = limitedBy(facts) ? wagesOf(facts) : null
  if (envelope && wages !== null) {
    const ceiling_cents = ceilingOf(wages, envelope)
    if (envelope > ceiling_cents)
      found.push({
        code: 'collective_ceiling',
        field: 'envelope_gross_cents',
        message: {
          fr: `L’enveloppe (${euros(envelope, 'fr')}) dépasse ${rateOf(facts).fr} des salaires bruts, soit ${euros(ceiling_cents, 'fr')} (${sourceIn('collective_ceiling', 'fr')}). Réduisez-la, ou indiquez la masse salariale brute de toute l’entreprise.`,
          en: `The envelope (${euros(envelope, 'en')}) is above ${rateOf(facts).en} of the gross wages, ${euros(ceiling_cents, 'en')} (${sourceIn('collective_ceiling', 'en')}). Reduce it, or give the gross wages of the whole company.`,
        },
      })
  }
  if (
    envelope &&
    calculation &&
    calculation.distributed_cents + calculation.not_distributed_cents !== envelope
  ) {
    const difference = envelope - calculation.distributed_cents - calculation.not_distributed_cents
    found.push({
      code: 'totals_do_not_match',
      message: {
        fr: `Les parts ne font pas l’enveloppe : il manque ${euros(difference, 'fr')}. Recalculez.`,
        en: `The shares do not add up to the envelope: ${euros(difference, 'en')} is missing. Compute again.`,
      },
    })
  }
  return found
}

const missingEnvelope: Text = {
  fr: 'Indiquez l’enveloppe à répartir.',
  en: 'Give the envelope to share out.',
}
/** A year that gives nothing has no campaign: what is left to do is said. */
const nothingToShare: Text = {
  fr: 'L’enveloppe est nulle\u00a0: il n’y a rien à répartir. Si l’exercice ne donne vraiment rien, aucune somme n’est due\u00a0: supprimez ce brouillon, il n’y a pas de campagne à lancer. Si des avances ont été versées, calculez les parts et enregistrez-les\u00a0: la campagne dira à chacun ce qui est à restituer.',
  en: 'The envelope is nil: there is nothing to share. If the financial year truly gives nothing, no sum is due: delete this draft, there is no campaign to launch. If advances were paid, compute the shares and record them: the campaign will tell everybody what is to be returned.',
}

/** An exercice that gives nothing has people to tell where some were paid in advance. */
const givesNothingButAdvances = ({ envelope_gross_cents, advanced }: LaunchFacts): boolean =>
  envelope_gross_cents === 0 && advanced > 0

function nothingButAdvances({ advanced }: LaunchFacts): Remark {
  const [fr, en] = [
    pluriel(advanced, '# personne a reçu', '# personnes ont reçu'),
    plural(advanced, '# person', '# people'),
  ]
  return {
    code: 'nothing_but_advances',
    field: 'envelope_gross_cents',
    reason_required: true,
    to_answer: { fr: 'Pourquoi l’exercice ne donne rien', en: 'Why the financial year gives nothing' },
    message: {
      fr: `L’enveloppe est nulle et ${fr} une avance\u00a0: personne n’a de part, et qui a reçu une avance apprend ce qui est à restituer (${sourceIn('advances', 'fr')}).`,
      en: `The envelope is nil and ${en} received an advance: nobody has a share, and who received one is told what is to be returned (${sourceIn('advances', 'en')}).`,
    },
  }
}

/** Whether the whole of the exercice is limited by the gross wages. */
const limitedBy = ({ type }: LaunchFacts): boolean => campaignTypeFacts[type].collective_ceiling

/** The part of the gross wages that the law allows, at the end of the exercice. */
const rateOf = ({ exercise_end }: LaunchFacts): Text =>
  inEach((language) => valueIn(collectiveCeilingShare.on(exercise_end), language))

/** That part of the gross wages, in cents. */
function ceilingOf(gross_wages_cents: number, formula_result_cents: number): number {
  return collectiveCeiling.value({ gross_wages_cents, formula_result_cents }).ceiling_cents
}

/**
 * The wages behind the 20 % ceiling, those of the company (L3314-8): the campaign's own figure, else what the company
 * recorded for that exercice, else the reference pays when everybody has one. An example says less than the pays that are
 * known. A campaign of some places of work knows the pays of a part alone: they are no base.
 */
export function wagesOf(facts: LaunchFacts): number | null {
  const { payroll_gross_cents, company, year } = facts
  if (payroll_gross_cents !== null) return payroll_gross_cents
  const recorded = company.payroll?.year === year ? company.payroll : null
  if (recorded && !recorded.example) return recorded.cents
  return paysOf(facts) ?? recorded?.cents ?? null
}

/** The pays of the people of a campaign of the whole company, when everybody has one. */
function paysOf({ people, establishments }: LaunchFacts): number | null {
  const all = establishments.length === 0 && people.entitled > 0 && people.without_pay.count === 0
  return all ? people.reference_salary_total_cents : null
}

/** Whether somebody said the wages: the campaign or the company's file, not an example nor a sum of known pays. */
function wagesAreTold({ payroll_gross_cents, company, year }: LaunchFacts): boolean {
  const { payroll } = company
  if (payroll_gross_cents !== null) return true
  return payroll?.year === year && !payroll.example
}

/** Whose wages are counted where nobody said those of the company. */
function whoseWages(facts: LaunchFacts): Text {
  if (wagesAreTold(facts)) return { fr: '', en: '' }
  return paysOf(facts) === null
    ? { fr: ' d’exemple de la fiche de la société', en: ' given as an example in the company’s file' }
    : {
        fr: ' des personnes de cette campagne, seuls connus ici',
        en: ' of the people of this campaign, the only ones known here',
      }
}

const wholeWages: Text = {
  fr: 'Indiquez-la, ou justifiez par celle de toute l’entreprise.',
  en: 'Give them, or justify it with those of the whole company.',
}

/** The ceiling of L3314-8 is the exercice's: what its campaigns would distribute together above it; null within it. */
function aboveTogether(facts: LaunchFacts): Remark | null {
  const wages = limitedBy(facts) ? wagesOf(facts) : null
  const together = (facts.envelope_gross_cents ?? 0) + facts.granted_elsewhere_cents
  if (wages === null || facts.granted_elsewhere_cents === 0) return null
  const most = ceilingOf(wages, together)
  if (together <= most) return null
  const whose = whoseWages(facts)
  return {
    code: 'collective_ceiling_of_exercice',
    field: 'envelope_gross_cents',
    message: {
      fr: `Avec les autres campagnes de l’exercice, ${euros(together, 'fr')} seraient distribués, plus de ${rateOf(facts).fr} des salaires bruts${whose.fr} : ${euros(wages, 'fr')} en permettent ${euros(most, 'fr')}. Vérifiez la masse salariale de toute l’entreprise.`,
      en: `With the other campaigns of the financial year ${euros(together, 'en')} would be distributed, more than ${rateOf(facts).en} of the gross wages${whose.en}: ${euros(wages, 'en')} allow ${euros(most, 'en')}. Check the gross wages of the whole company.`,
    },
  }
}

const nothingShared = {
  field: 'envelope_gross_cents',
  message: {
    fr: 'Rien n’est distribué\u00a0: chaque part est à zéro. Vérifiez l’enveloppe, les plafonds et les campagnes déjà lancées pour cet exercice.',
    en: 'Nothing is distributed: every share is zero. Check the envelope, the ceilings and the campaigns already launched for this financial year.',
  },
}
/** Of an amount for each, what holds it back is counted by the civil year of the payment. */
const nothingLeft = {
  field: 'each_gross_cents',
  message: {
    fr: 'Rien n’est distribué\u00a0: ce que chacun a déjà reçu cette année civile ne laisse plus rien de son plafond. Vérifiez les plafonds et les campagnes déjà lancées.',
    en: 'Nothing is distributed: what everybody already received this calendar year leaves nothing of the ceiling. Check the ceilings and the campaigns already launched.',
  },
}

/** What is to be known about the amounts: ceilings that hold back, are provisional or could not be checked. */
export function moneyWarnings(facts: LaunchFacts): Remark[] {
  const found: Remark[] = []
  const { people, calculation } = facts
  if (givesNothingButAdvances(facts)) found.push(nothingButAdvances(facts))
  if (facts.reserve !== null) found.push(...reserveWarnings(facts.reserve, facts.granted_elsewhere_cents))
  found.push(...unilateralWarnings(facts), ...bonusWarnings(facts), ...ownWarnings(facts))
  const together = aboveTogether(facts)
  // The pays known here may not be those of the whole company: its wages are then the reason to give.
  if (together !== null && !wagesAreTold(facts))
    found.push({
      ...together,
      reason_required: true,
      message: inEach((language) => `${together.message[language]} ${wholeWages[language]}`),
    })
  if (limitedBy(facts) && wagesOf(facts) === null && people.entitled > 0)
    found.push({
      code: 'payroll_unknown',
      field: 'payroll_gross_cents',
      reason_required: true,
      message: unchecked(facts),
    })
  if (calculation && calculation.not_distributed_cents > 0)
    found.push({
      code: 'not_distributed',
      message: notDistributed(calculation.not_distributed_cents, facts),
    })
  if (calculation?.cap_provisional)
    found.push({
      code: 'provisional_parameter',
      message: {
        fr: 'Le plafond individuel de l’exercice n’est pas encore publié : le dernier connu est appliqué, à titre provisoire.',
        en: 'The individual ceiling of the financial year is not published yet: the last known one applies, provisionally.',
      },
    })
  const matching = lentMatching(facts)
  if (matching) found.push({ code: 'provisional_matching', message: matching })
  return found
}

/** Why ceilings keep money back: the agreement shares nothing again, or nobody below a ceiling can receive it. */
function notDistributed(cents: number, { redistribute, type }: LaunchFacts): Text {
  const [fr, en] = [euros(cents, 'fr'), euros(cents, 'en')]
  if (campaignTypeFacts[type].limits === 'plan')
    return {
      fr: `${fr} ne sont pas versés\u00a0: des personnes ont déjà reçu cette année tout ou partie de ce que le plafond de l’abondement permet (${sourceIn('unilateral_ceiling', 'fr')}).`,
      en: `${en} is not paid: some people already received this year all or part of what the ceiling of matching allows (${sourceIn('unilateral_ceiling', 'en')}).`,
    }
  if (campaignTypeFacts[type].limits === 'bonus')
    return {
      fr: `${fr} ne sont pas versés\u00a0: pour des personnes, la prime dépasse ce qui leur reste exonéré cette année (${sourceIn('value_sharing', 'fr')}).`,
      en: `${en} is not paid: for some people the bonus is above what is left exempt to them this year (${sourceIn('value_sharing', 'en')}).`,
    }
  if (campaignTypeFacts[type].limits === 'law')
    return {
      fr: `${fr} ne sont pas distribués\u00a0: tous les plafonds individuels sont atteints. Cette somme reste dans la réserve, à répartir avec celle d’un exercice suivant (${sourceIn('participation_redistribution', 'fr')}).`,
      en: `${en} is not distributed: every individual ceiling is reached. It stays in the reserve, to be shared with that of a later financial year (${sourceIn('participation_redistribution', 'en')}).`,
    }
  return redistribute
    ? {
        fr: `${fr} ne sont pas distribués\u00a0: une fois les plafonds individuels atteints, aucun bénéficiaire sous son plafond ne peut les recevoir.`,
        en: `${en} is not distributed: once the individual ceilings are reached, nobody below theirs can receive it.`,
      }
    : {
        fr: `${fr} ne sont pas distribués\u00a0: les plafonds individuels les retiennent, et l’accord ne les redistribue pas (${sourceIn('redistribution', 'fr')}).`,
        en: `${en} is not distributed: the individual ceilings keep it back, and the agreement does not share it again (${sourceIn('redistribution', 'en')}).`,
      }
}

/** The legal ceiling of a matching of the year of payment, lent while it is not published, where it may limit somebody. */
function lentMatching(facts: LaunchFacts): Text | null {
  const paid_on = facts.planned_payment_date ?? facts.legal_payment_deadline
  const lent = facts.plans.some(({ kind, matching }) => {
    if (matching === null || !facts.destinations.includes(kind)) return false
    const legal = abondementCeiling.value({ plan: lawPlans[kind], paid_on, unpublished: 'provisional' })
    return legal.provisional && (matching.cap_cents ?? Infinity) > legal.ceiling_cents
  })
  if (!lent) return null
  const year = yearOf(paid_on)
  return {
    fr: `L’abondement de ${year} est limité par un plafond légal qui n’est pas encore publié\u00a0: le dernier connu s’applique, à titre provisoire. S’il limite quelqu’un, la validation attendra sa publication.`,
    en: `The matching of ${year} is limited by a legal ceiling that is not published yet: the last known one applies, provisionally. If it limits somebody, validation will wait for it.`,
  }
}

/** Why the 20 % ceiling could not be checked: no figure at all, or one of another exercice. */
function unchecked(facts: LaunchFacts): Text {
  const {
    company: { payroll },
    year,
  } = facts
  const so = {
    fr: `le plafond de ${rateOf(facts).fr} n’a pas pu être contrôlé.`,
    en: `the ${rateOf(facts).en} ceiling could not be checked.`,
  }
  if (payroll === null)
    return {
      fr: `La masse salariale brute n’est pas connue\u00a0: ${so.fr}`,
      en: `The gross wages are not known: ${so.en}`,
    }
  const amount = inEach((language) => euros(payroll.cents, language))
  if (payroll.year === null)
    return {
      fr: `La fiche de la société donne une masse salariale de ${amount.fr} sans dire de quel exercice\u00a0: ${so.fr}`,
      en: `The company file gives wages of ${amount.en} without saying of which financial year: ${so.en}`,
    }
  return {
    fr: `La fiche de la société donne la masse salariale de ${payroll.year} (${amount.fr}), pas celle de ${year}\u00a0: ${so.fr}`,
    en: `The company file gives the wages of ${payroll.year} (${amount.en}), not those of ${year}: ${so.en}`,
  }
}
