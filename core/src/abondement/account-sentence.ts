import type { Said, Text, Language } from '@moisson/law/text'
import { euros } from '@moisson/law/words/figures'

const planNames = { pee: 'PEE', percol: 'PER COL' }

/** What took a part of the year's matching: a campaign, or what was received elsewhere. */
export interface Use {
  label: Text
  gross_cents: number
}

/**
 * What is left of the year's matching; `plan` where another plan of the choice has a ceiling of its own.
 * « Déjà utilisé : 167,77 € par Intéressement 2026. Il reste au plus 432,23 € bruts d’abondement pour ce choix en 2026. »
 */
export function accountSentence(
  uses: readonly Use[],
  remaining_cents: number,
  year: number,
  plan: 'pee' | 'percol' | null = null,
  /** The legal ceiling that limits it is lent from the last one published. */
  lent = false,
): Said {
  const parts = uses.filter(({ gross_cents }) => gross_cents > 0)
  const by = (language: Language) =>
    parts
      .map(
        ({ label, gross_cents }) =>
          ({
            fr: `${euros(gross_cents, 'fr')} par ${label.fr}`,
            en: `${euros(gross_cents, 'en')} by ${label.en}`,
          })[language],
      )
      .join(', ')
  const unsure = lent
    ? {
        fr: ` Le plafond légal de ${year} n’est pas encore publié\u00a0: le dernier publié en tient lieu.`,
        en: ` The legal ceiling of ${year} is not published yet: the last one published stands in for it.`,
      }
    : { fr: '', en: '' }
  const [on, inPlan] = plan ? [` sur le ${planNames[plan]}`, ` in the ${planNames[plan]}`] : ['', '']
  const left = {
    fr: `Il reste au plus ${euros(remaining_cents, 'fr')} bruts d’abondement${on} pour ce choix en ${year}.${unsure.fr}`,
    en: `At most ${euros(remaining_cents, 'en')} of gross matching${inPlan} is left for this choice in ${year}.${unsure.en}`,
  }
  const taken = (language: Language, lead: string) =>
    parts
      .map(({ label, gross_cents }) => `${lead}${euros(gross_cents, language)} (${label[language]}). `)
      .join('')
  const easy = {
    fr: `${taken('fr', 'Déjà pris\u00a0: ')}Il reste pour ${year}${on}\u00a0: au plus ${euros(remaining_cents, 'fr')}, avant retenues.${lent ? ` Le plafond légal de ${year} n’est pas encore publié. Nous comptons avec le dernier publié.` : ''}`,
    en: `${taken('en', 'Used already: ')}Left for ${year}${inPlan}: at most ${euros(remaining_cents, 'en')}, before deductions.${lent ? ` The legal ceiling of ${year} is not out yet. We count with the last one.` : ''}`,
  }
  if (parts.length === 0) return { ...left, easy }
  return {
    fr: `Déjà utilisé\u00a0: ${by('fr')}. ${left.fr}`,
    en: `Already used: ${by('en')}. ${left.en}`,
    easy,
  }
}

/**
 * Under what a matching holds that is told before anybody chose: the ceiling is yearly, and one campaign more may come
 * after the words were written.
 */
export const sharedCeiling = (year: number): Said => ({
  easy: {
    fr: `L’entreprise ajoute jusqu’à une limite par an. Toutes vos campagnes de ${year} la partagent. Une autre peut en prendre une part. Validez votre choix pour garder la vôtre.`,
    en: `The company adds up to a limit each year. All your campaigns of ${year} share it. Another one may use a part of it. Confirm your choice to keep yours.`,
  },
  fr: `L’abondement a un plafond par année civile, commun à toutes vos campagnes de ${year}\u00a0: une autre campagne de l’année peut en utiliser une part. Valider votre choix réserve la sienne.`,
  en: `Matching has a ceiling by calendar year, shared by all your campaigns of ${year}: another campaign of the year may use a part of it. Confirming your choice reserves its own.`,
})

/** Why a matching that nobody confirmed is less than its plan alone would add. */
export const ceilingTaken: Said = {
  fr: 'L’abondement de l’année a un plafond, dont vos autres sommes de l’année ont pris une part\u00a0: celle-ci en reçoit donc moins que le plan n’ajouterait seul.',
  en: 'Employer matching has a ceiling each year, and your other amounts of the year have taken a part of it: so this one gets less than the plan alone would add.',
  easy: {
    fr: 'L’entreprise ajoute jusqu’à une limite par an. Vos autres sommes de l’année en ont pris une part. Elle ajoute donc moins à celle-ci.',
    en: 'The company adds up to a limit each year. Your other amounts of the year used a part of it. So it adds less to this one.',
  },
}

/** Another campaign of the year that still waits for the person, and what its default may take of the same ceiling. */
export interface Awaited {
  campaign_name: string
  gross_cents: number
}

/** « Sous réserve de vos autres campagnes … », null where none is awaited. */
export function subjectToOthers(awaited: readonly Awaited[]): Said | null {
  if (awaited.length === 0) return null
  const taking = awaited.filter(({ gross_cents }) => gross_cents > 0)
  if (taking.length === 0)
    return {
      fr: `Sous réserve de vos autres campagnes encore en cours\u00a0: ${awaited.map((one) => `«\u00a0${one.campaign_name}\u00a0»`).join(', ')}.`,
      en: `Subject to your other campaigns still under way: ${awaited.map((one) => `“${one.campaign_name}”`).join(', ')}.`,
      easy: {
        fr: `${asks('fr', awaited)} Cela peut changer le montant ajouté.`,
        en: `${asks('en', awaited)} That may change the amount added.`,
      },
    }
  return {
    fr: `Sous réserve de vos autres campagnes\u00a0: sans réponse de votre part, ${taking
      .map((one) => `«\u00a0${one.campaign_name}\u00a0» peut prendre ${euros(one.gross_cents, 'fr')} bruts`)
      .join(' et ')} de votre plafond d’abondement de l’année.`,
    en: `Subject to your other campaigns: without an answer from you, ${taking
      .map((one) => `“${one.campaign_name}” may take ${euros(one.gross_cents, 'en')} gross`)
      .join(' and ')} of your matching ceiling of the year.`,
    easy: {
      fr: taking
        .map(
          (one) =>
            `${asks('fr', [one])} Sans réponse, elle peut prendre ${euros(one.gross_cents, 'fr')} de l’ajout, avant retenues.`,
        )
        .join(' '),
      en: taking
        .map(
          (one) =>
            `${asks('en', [one])} Without one, it may use ${euros(one.gross_cents, 'en')} of it, before deductions.`,
        )
        .join(' '),
    },
  }
}

/** One sentence for each campaign that waits for an answer too. */
const asks = (language: Language, awaited: readonly Awaited[]): string =>
  awaited
    .map(
      ({ campaign_name: name }) =>
        ({
          fr: `«\u00a0${name}\u00a0» attend aussi votre réponse.`,
          en: `“${name}” waits for your answer too.`,
        })[language],
    )
    .join(' ')
