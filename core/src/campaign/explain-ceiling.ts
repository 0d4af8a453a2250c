import { inEach, type Said } from '@moisson/law/text'
import { euros } from '@moisson/law/words/figures'
import type { PersonCalculation } from './share.ts'

/** What a share was before its ceiling, and what the ceiling is made of; `whole_cents`, before it is reduced to the time in the company. */
export function ceilingInWords(own: PersonCalculation, whole_cents: number | null): Said {
  const written = inEach((language) =>
    [own.before_ceiling_cents, own.ceiling_cents ?? 0, own.already_granted_cents ?? 0, whole_cents ?? 0].map(
      (cents) => euros(cents, language),
    ),
  )
  const [before, ceiling, granted, whole] = written.fr
  const [beforeEn, ceilingEn, grantedEn, wholeEn] = written.en
  if ((own.already_granted_cents ?? 0) > 0)
    return {
      fr: `${before} avant plafond\u202f; les autres campagnes de ${own.bonus ? 'l’année' : 'l’exercice'} en ont utilisé ${granted}, il reste ${ceiling}`,
      en: `${beforeEn} before the ceiling; the other campaigns of the ${own.bonus ? 'year' : 'financial year'} used ${grantedEn} of it, ${ceilingEn} is left`,
      easy: {
        fr: `${before} sans la limite. Les autres campagnes en ont pris ${granted}. Il reste ${ceiling}.`,
        en: `${beforeEn} without the limit. Other campaigns took ${grantedEn} of it. ${ceilingEn} is left.`,
      },
    }
  if (whole_cents !== null && own.ceiling_cents !== null && own.ceiling_cents < whole_cents)
    return {
      fr: `${before} avant plafond\u202f; plafond ${ceiling}, soit ${whole} réduits au temps passé dans l’entreprise`,
      en: `${beforeEn} before the ceiling; ceiling ${ceilingEn}, ${wholeEn} reduced to the time in the company`,
      easy: {
        fr: `${before} sans la limite. Votre limite est ${ceiling}. C’est ${whole}, réduits à votre temps dans l’entreprise.`,
        en: `${beforeEn} without the limit. Your limit is ${ceilingEn}. It is ${wholeEn}, cut to your time in the company.`,
      },
    }
  return {
    fr: `${before} avant plafond ; plafond ${ceiling}`,
    en: `${beforeEn} before the ceiling; ceiling ${ceilingEn}`,
    easy: {
      fr: `${before} sans la limite. La limite est ${ceiling}.`,
      en: `${beforeEn} without the limit. The limit is ${ceilingEn}.`,
    },
  }
}

/** Where the excess of others stopped at the person's own ceiling; nothing to say of who stays below. */
export function upToCeiling(own: PersonCalculation): Said | undefined {
  const { before_ceiling_cents, redistributed_cents, ceiling_cents } = own
  if (ceiling_cents === null || before_ceiling_cents + redistributed_cents < ceiling_cents) return undefined
  const [ceiling, granted] = [ceiling_cents, own.already_granted_cents ?? 0].map((cents) =>
    inEach((language) => euros(cents, language)),
  )
  if (!ceiling || !granted) return undefined
  if ((own.already_granted_cents ?? 0) === 0)
    return {
      fr: `jusqu’à votre plafond individuel, ${ceiling.fr}`,
      en: `up to your individual ceiling, ${ceiling.en}`,
      easy: { fr: `Votre limite est ${ceiling.fr}.`, en: `Your limit is ${ceiling.en}.` },
    }
  return {
    fr: `jusqu’à votre plafond individuel\u202f: les autres campagnes de l’exercice en ont utilisé ${granted.fr}, il reste ${ceiling.fr}`,
    en: `up to your individual ceiling: the other campaigns of the financial year used ${granted.en} of it, ${ceiling.en} is left`,
    easy: {
      fr: `Les autres campagnes ont pris ${granted.fr} de votre limite. Il restait ${ceiling.fr}.`,
      en: `Other campaigns took ${granted.en} of your limit. ${ceiling.en} was left.`,
    },
  }
}
