import { sourceIn } from '@moisson/law/legal-points'
import { officersOutWords } from './officers.ts'
import { asksDays, campaignTypeFacts, isOwnMoney } from './type-facts.ts'
import { endNaming, endNamingOf } from './named-people.ts'
import type { LaunchFacts, Lacking, LeftOutReason, Remark } from './launch-facts.ts'
import type { Text } from '@moisson/law/text'
import { plural, pluriel } from '@moisson/law/words/plural'

const uses = ({ criteria }: LaunchFacts, wanted: 'salary' | 'presence') =>
  criteria.some(({ criterion, weight_bps }) => criterion === wanted && weight_bps > 0)

/** What is not known of somebody stops the launch where it decides entitlement or a share. */
export function peopleBlockers(facts: LaunchFacts): Remark[] {
  const { people } = facts
  if (people.entitled === 0 && asksDays(facts.type)) return [nobodyHasDays]
  if (people.entitled === 0)
    return [
      {
        code: 'nobody_entitled',
        field: 'beneficiaries',
        page: '/beneficiaires',
        message: {
          fr: 'Personne n’a droit à une part\u00a0: importez les bénéficiaires, ou vérifiez la condition d’ancienneté.',
          en: 'Nobody is entitled to a share: import the beneficiaries, or check the seniority condition.',
        },
      },
    ]
  const found: Remark[] = unfitNumbers(people.unfit_number)
  if (facts.bonus?.three_smic_cents != null)
    found.push(
      ...missing(
        { ...facts, year: facts.bonus.pay_year ?? facts.year - 1 },
        'pay_missing',
        'reference_salary_cents',
        'no_pay',
        people.without_pay,
        (who) => ({
          fr: `La rémunération manque pour ${who.fr}\u00a0: sous trois SMIC, la prime ne supporte ni CSG, ni CRDS, ni impôt (${sourceIn('value_sharing', 'fr')}).`,
          en: `The pay is missing for ${who.en}: under three SMIC the bonus bears neither CSG, CRDS nor income tax (${sourceIn('value_sharing', 'en')}).`,
        }),
      ),
    )
  if (facts.own_pay_year !== null)
    found.push(
      ...missing(
        { ...facts, year: facts.own_pay_year },
        'pay_missing',
        'reference_salary_cents',
        'no_pay',
        people.without_pay,
        (who) => ({
          fr: `La rémunération manque pour ${who.fr}\u00a0: elle fixe ce que chacun peut verser (${sourceIn('voluntary', 'fr')}). Indiquez 0 pour qui n’a reçu aucun salaire.`,
          en: `The pay is missing for ${who.en}: it sets what everybody may pay in (${sourceIn('voluntary', 'en')}). Give 0 for whoever had no pay.`,
        }),
      ),
    )
  found.push(...withoutDayValue(people.without_day_value))
  if (uses(facts, 'salary'))
    found.push(
      ...missing(facts, 'pay_missing', 'reference_salary_cents', 'no_pay', people.without_pay, (who) => ({
        fr: `Le salaire de référence manque pour ${who.fr}, et le salaire est un critère.`,
        en: `The reference pay is missing for ${who.en}, and pay is a criterion.`,
      })),
    )
  if (uses(facts, 'presence'))
    found.push(
      ...missing(
        facts,
        'presence_missing',
        'presence_days',
        'no_presence',
        people.without_presence,
        (who) => ({
          fr: `La durée de présence manque pour ${who.fr}, et la présence est un critère.`,
          en: `The presence is missing for ${who.en}, and presence is a criterion.`,
        }),
      ),
    )
  if (facts.seniority_months > 0)
    found.push(
      ...missing(
        facts,
        'hire_date_missing',
        'hire_date',
        'no_hire_date',
        people.without_hire_date,
        (who) => ({
          fr: `La date d’entrée manque pour ${who.fr}, et l’accord demande de l’ancienneté.`,
          en: `The hire date is missing for ${who.en}, and the agreement asks for seniority.`,
        }),
      ),
    )
  return found
}

const nobodyHasDays: Remark = {
  code: 'nobody_entitled',
  field: 'beneficiaries',
  page: '/beneficiaires',
  message: {
    fr: 'Personne n’a de jours de repos à placer\u00a0: indiquez-les dans les fiches ou importez-les, avec la valeur nette d’un jour.',
    en: 'Nobody has rest days to give: write them on the records or import them, with the net value of a day.',
  },
}

/** Nobody may be told what their days are worth before the payroll said it. */
function withoutDayValue({ count, first }: Lacking): Remark[] {
  if (count === 0) return []
  const names = endNamingOf({ count, first })
  return [
    {
      code: 'day_value_missing',
      field: 'rest_day_value_cents',
      count,
      people: first,
      page: '/beneficiaires',
      message: {
        fr: `La valeur nette d’un jour manque pour ${pluriel(count, '# personne', '# personnes')}\u00a0: ${names} La paie la connaît, une fois retirées les cotisations restant dues, la CSG et la CRDS (${sourceIn('rest_days_exempt', 'fr')}).`,
        en: `The net value of a day is missing for ${plural(count, '# person', '# people')}: ${names} The payroll knows it, once the contributions still due, CSG and CRDS are taken off (${sourceIn('rest_days_exempt', 'en')}).`,
      },
    },
  ]
}

/** A file that cannot carry somebody is refused by its receiver, after everything is validated. */
function unfitNumbers({ count, first }: Lacking): Remark[] {
  if (count === 0) return []
  const names = endNamingOf({ count, first })
  return [
    {
      code: 'unfit_number',
      field: 'employee_number',
      count,
      people: first,
      page: '/beneficiaires',
      message: {
        fr: `Le matricule de ${pluriel(count, '# personne', '# personnes')} commence par un signe de formule ou tient sur plusieurs lignes, et aucun fichier ne pourrait partir avec lui\u00a0: ${names}`,
        en: `The employee number of ${plural(count, '# person', '# people')} starts with a formula sign or takes several lines, and no file could leave with it: ${names}`,
      },
    },
  ]
}

function missing(
  { campaign_id, year }: LaunchFacts,
  code: string,
  field: string,
  issue: string,
  { count, first }: Lacking,
  said: (who: Text) => Text,
): Remark[] {
  if (count === 0) return []
  return [
    {
      code,
      field,
      count,
      people: first,
      page: `/beneficiaires?issue=${issue}&year=${year}&campaign=${campaign_id}`,
      message: said({
        fr: pluriel(count, '# personne', '# personnes'),
        en: plural(count, '# person', '# people'),
      }),
    },
  ]
}

/** What is assumed of people, who is told by other means, and who gets nothing. */
export function peopleWarnings(facts: LaunchFacts): Remark[] {
  const { people, prorate_cap, year, campaign_id } = facts
  const found: Remark[] = []
  const { count, first } = people.without_hire_date
  if (count > 0 && facts.seniority_months === 0 && people.entitled > 0)
    found.push({
      code: 'hire_date_assumed',
      field: 'hire_date',
      count,
      people: first,
      page: `/beneficiaires?issue=no_hire_date&year=${year}&campaign=${campaign_id}`,
      reason_required: prorate_cap,
      message: {
        fr: `La date d’entrée manque pour ${pluriel(count, '# personne', '# personnes')}\u00a0: ${prorate_cap ? 'la présence est supposée sur tout l’exercice, avec le plafond individuel entier' : 'la présence est supposée sur l’exercice'}.`,
        en: `The hire date is missing for ${plural(count, '# person', '# people')}: presence ${prorate_cap ? 'over the whole financial year is assumed, with the whole individual ceiling' : 'in the financial year is assumed'}.`,
      },
    })
  if (people.changed_since && facts.calculation !== null)
    found.push({
      code: 'calculation_outdated',
      message: {
        fr: 'Des fiches ont changé depuis le calcul des parts\u00a0: il sera refait au lancement.',
        en: 'Some files changed since the shares were computed: the launch computes them again.',
      },
    })
  return [
    ...found,
    ...samePersonWarnings(facts),
    ...otherSiteWarnings(facts),
    ...mailWarnings(facts),
    ...leftOutWarnings(facts),
  ]
}

/** The keeper refuses a person twice, after everything is validated: it is asked while nobody has a share yet. */
function samePersonWarnings({ people }: LaunchFacts): Remark[] {
  const { count, first } = people.same_person
  if (count === 0) return []
  const names = endNamingOf({ count, first })
  return [
    {
      code: 'same_person',
      count,
      people: first,
      page: '/beneficiaires',
      reason_required: true,
      to_confirm: { fr: 'Ce sont bien des personnes différentes.', en: 'They really are different people.' },
      message: {
        fr: `${count} fiches semblent désigner deux fois la même personne (même numéro de sécurité sociale, ou mêmes nom, prénom et date de naissance)\u00a0: ${names} Elle aurait plusieurs parts, et le teneur de compte refuserait le fichier\u00a0: archivez la fiche en trop ou excluez-la de la campagne. Si ce sont bien deux personnes, donnez à chacune son numéro de sécurité sociale, et confirmez-le.`,
        en: `${count} files look like the same person twice (same social-security number, or same names and birth date): ${names} That person would have several shares, and the account keeper would refuse the file: archive the file in excess, or exclude it from the campaign. If they really are two people, give each one their social-security number, and confirm it.`,
      },
    },
  ]
}

/** Who changed establishment in the year would have a whole year's share in each: somebody has to decide. */
function otherSiteWarnings({ people }: LaunchFacts): Remark[] {
  const { count, first } = people.also_in_other_site
  if (count === 0) return []
  const names = endNamingOf({ count, first })
  return [
    {
      code: 'also_in_other_site',
      count,
      people: first,
      page: '/beneficiaires',
      reason_required: true,
      message: {
        fr: `${pluriel(count, '# personne a', '# personnes ont')} déjà une part dans une campagne lancée pour un autre établissement, du même exercice\u00a0: ${names} Après un changement d’établissement dans l’année, vérifiez le salaire et la présence comptés dans chacune, ou excluez de celle-ci qui n’y a pas droit\u202f; sinon, dites pourquoi.`,
        en: `${plural(count, '# person already has', '# people already have')} a share in a campaign launched for another establishment, of the same financial year: ${names} After a change of establishment in the year, check the pay and presence counted in each, or exclude from this one whoever has no right to it; otherwise, say why.`,
      },
    },
  ]
}

function mailWarnings({ people, type }: LaunchFacts): Remark[] {
  const found: Remark[] = campaignTypeFacts[type].cash
    ? keptForThem(people)
    : placedForThem(people, isOwnMoney(type))
  if (people.sharing_email > 0) {
    const names = endNaming(people.sharing_email_names, people.sharing_email)
    found.push({
      code: 'email_shared',
      count: people.sharing_email,
      message: {
        fr: `${people.sharing_email} personnes partagent une adresse e-mail avec une autre\u00a0: ${names} Chacune recevra son propre message\u202f; vérifiez que l’adresse est la bonne.`,
        en: `${people.sharing_email} people share an e-mail address with somebody else: ${names} Each gets their own message; check that the address is right.`,
      },
    })
  }
  return found
}

/** What may be paid waits for whom nobody could inform. */
function keptForThem(people: LaunchFacts['people']): Remark[] {
  const found: Remark[] = []
  if (people.without_email > 0)
    found.push({
      code: 'without_email',
      count: people.without_email,
      message: {
        fr: `${pluriel(people.without_email, '# personne', '# personnes')} sans adresse e-mail\u00a0: ${people.without_email > 1 ? 'remettez-leur une lettre, imprimée d’ici après le lancement\u00a0; leur montant est conservé jusqu’à ce qu’elles soient informées' : 'remettez-lui une lettre, imprimée d’ici après le lancement\u00a0; son montant est conservé jusqu’à ce qu’elle soit informée'}.`,
        en: `${plural(people.without_email, '# person', '# people')} without an e-mail address: hand them a letter, printed from here after the launch; their amount is held until they are informed.`,
      },
    })
  if (people.on_paper > 0)
    found.push({
      code: 'on_paper',
      count: people.on_paper,
      message: {
        fr: `${people.on_paper > 1 ? `${people.on_paper} personnes ont demandé leurs documents sur papier\u00a0: remettez-leur une lettre, imprimée d’ici après le lancement\u00a0; leur montant est conservé jusqu’à ce qu’elles soient informées` : '1 personne a demandé ses documents sur papier\u00a0: remettez-lui une lettre, imprimée d’ici après le lancement\u00a0; son montant est conservé jusqu’à ce qu’elle soit informée'}.`,
        en: `${plural(people.on_paper, '# person', '# people')} asked for documents on paper: hand them a letter, printed from here after the launch; their amount is held until they are informed.`,
      },
    })
  return found
}

/** What goes to a plan anyhow waits for nobody. */
function placedForThem({ without_email, on_paper }: LaunchFacts['people'], own: boolean): Remark[] {
  const count = without_email + on_paper
  if (count === 0) return []
  return [
    {
      code: without_email > 0 ? 'without_email' : 'on_paper',
      count,
      message: {
        fr: `${pluriel(count, '# personne', '# personnes')} sans adresse e-mail, ou qui ${pluriel(count, 'a', 'ont')} demandé du papier\u00a0: remettez-${pluriel(count, 'lui', 'leur')} une lettre, imprimée d’ici après le lancement. ${own ? 'Sans réponse, rien n’est versé.' : 'Sans réponse, le montant va à la gestion par défaut du plan.'}`,
        en: `${plural(count, '# person', '# people')} without an e-mail address, or who asked for paper: hand them a letter, printed from here after the launch. ${own ? 'Without an answer nothing is paid in.' : 'Without an answer the amount goes to the default management of the plan.'}`,
      },
    },
  ]
}

/** The same where only the day of the payment counts. */
const goneByPayment: Partial<Record<LeftOutReason, Text>> = {
  left_before: {
    fr: 'en raison d’une sortie avant le jour du versement',
    en: 'having left before the day of the payment',
  },
  hired_after: {
    fr: 'en raison d’une entrée après le jour du versement',
    en: 'having been hired after the day of the payment',
  },
}

function leftOutWarnings({ people, type }: LaunchFacts): Remark[] {
  const words = campaignTypeFacts[type].rights_of === 'payment' ? { ...leftOut, ...goneByPayment } : leftOut
  const without = withoutRights[campaignTypeFacts[type].asked_in ?? 'share']
  return people.left_out.map(({ reason, count, names }) => {
    const listed = endNaming(names, count)
    const said = words[reason]
    return {
      code: `left_out_${reason}`,
      count,
      // Nobody may have decided it: the file only says nothing.
      ...(reason === 'no_site' && {
        reason_required: true,
        to_confirm: {
          fr: 'Ces personnes ne sont d’aucun établissement de la campagne.',
          en: 'These people belong to no establishment of the campaign.',
        },
        page: '/beneficiaires',
      }),
      message: {
        fr: `${without.fr(count)}, ${said.fr}\u00a0: ${listed}`,
        en: `${without.en(count)}, ${said.en}: ${listed}`,
      },
    }
  })
}

/** What whoever is left out has not, by what the campaign gives or asks. */
const withoutRights = {
  share: {
    fr: (count: number) => `${pluriel(count, '# personne n’a', '# personnes n’ont')} pas de part`,
    en: (count: number) => `${plural(count, '# person has', '# people have')} no share`,
  },
  money: {
    fr: (count: number) =>
      pluriel(count, '# personne ne peut pas verser', '# personnes ne peuvent pas verser'),
    en: (count: number) => `${plural(count, '# person', '# people')} may not pay in`,
  },
  days: {
    fr: (count: number) =>
      pluriel(count, '# personne ne peut pas placer de jours', '# personnes ne peuvent pas placer de jours'),
    en: (count: number) => `${plural(count, '# person', '# people')} may not give days`,
  },
} as const

const leftOut: Record<LeftOutReason, Text> = {
  left_before: {
    fr: 'en raison d’une sortie avant le début de l’exercice',
    en: 'having left before the financial year began',
  },
  hired_after: {
    fr: 'en raison d’une entrée après la fin de l’exercice',
    en: 'having been hired after the financial year ended',
  },
  seniority: { fr: 'faute de l’ancienneté demandée', en: 'lacking the seniority required' },
  other_site: {
    fr: 'dans un établissement que la campagne ne concerne pas',
    en: 'working in an establishment that the campaign does not concern',
  },
  no_site: {
    fr: 'faute d’établissement dans leur fiche',
    en: 'having no establishment in their file',
  },
  no_days: {
    fr: 'faute d’une demi-journée de repos à placer dans leur fiche',
    en: 'having no half rest day to give on their record',
  },
  no_share_before: {
    fr: 'n’en ayant pas eu dans la campagne que celle-ci complète',
    en: 'having had none in the campaign that this one completes',
  },
  officer_not_in_agreement: officersOutWords.not_in_agreement,
  officer_employees_alone: officersOutWords.employees_alone,
  officer_headcount_unknown: officersOutWords.headcount_unknown,
  officer_headcount: officersOutWords.headcount,
  officer_participation_due: officersOutWords.participation_due,
}
