import type { Day } from '@moisson/law/calendar'
import { collectiveCeiling } from '@moisson/law/collective-ceiling'
import { formulaResult } from '@moisson/law/formula/formula-result'
import { inEach, type Text } from '@moisson/law/text'
import { valueIn } from '@moisson/law/parameter'
import { collectiveCeilingShare } from '@moisson/law/parameters/limits'
import type { AgreementFormula } from './accord.ts'
import { envelopeTree, ownCaps } from './envelope-tree.ts'
import { isPerHead } from './formula-text.ts'

/** A limit of the envelope, what it allows with these figures, and whether it takes something away. */
export interface EnvelopeCeiling {
  of: 'agreement' | 'participation' | 'law'
  label: Text
  cents: number
  bites: boolean
}

export interface EnvelopeOutcome {
  /** Of a formula that gives an amount for each person, what they have together. */
  formula_cents: number
  /** After the agreement’s own caps and the link with participation. */
  envelope_cents: number
  collective_ceiling_cents: number
  /** After the ceiling of the law too: what may be shared. */
  distributable_cents: number
  /** In the order in which they apply. */
  ceilings: EnvelopeCeiling[]
}

/** Formula, own caps, link with participation, legal ceiling, in this order; stops where these figures give no amount. */
export function envelopeOutcome(
  agreement: AgreementFormula,
  given: {
    values: Readonly<Record<string, number>>
    /** Counts where the formula gives an amount for each: persons, or the parts of the period that they were there. */
    people: number
    gross_wages_cents: number
    /** Last day of the exercice. */
    on: Day
  },
): EnvelopeOutcome {
  const { values, gross_wages_cents, on } = given
  const amount = (formula: AgreementFormula['formula']['tree']) =>
    formulaResult.value({ formula, inputs: values, amounts_in: 'euros' }).amount_cents
  const { tree } = agreement.formula
  const each = isPerHead(tree)
  const formula_cents = Math.round(amount(tree) * (each ? given.people : 1))
  const caps = ownCaps(agreement).map(({ label, expr }) => ({ label, cents: amount(expr) }))
  const capped = Math.min(formula_cents, ...caps.map(({ cents }) => cents))
  const envelope_cents = each ? capped : amount(envelopeTree(agreement))
  const { ceiling_cents, distributable_cents } = collectiveCeiling.value({
    gross_wages_cents: Math.max(0, gross_wages_cents),
    formula_result_cents: envelope_cents,
    on,
  })
  const linked = !each && agreement.participation.link !== 'independent'
  return {
    formula_cents,
    envelope_cents,
    collective_ceiling_cents: ceiling_cents,
    distributable_cents,
    ceilings: [
      ...caps.map(({ label, cents }): EnvelopeCeiling => ({
        of: 'agreement',
        label: { fr: `Plafond de l’accord : ${label}`, en: `Cap of the agreement: ${label}` },
        cents,
        bites: cents === capped && capped < formula_cents,
      })),
      ...(linked || envelope_cents < capped
        ? [
            {
              of: 'participation' as const,
              label: { fr: 'Lien avec la participation', en: 'Link with participation' },
              cents: envelope_cents,
              bites: envelope_cents < capped,
            },
          ]
        : []),
      {
        of: 'law',
        label: legalLabel(on),
        cents: ceiling_cents,
        bites: distributable_cents < envelope_cents,
      },
    ],
  }
}

const legalLabel = (on: Day): Text => {
  const rate = inEach((language) => valueIn(collectiveCeilingShare.on(on), language))
  return {
    fr: `Plafond légal : ${rate.fr} des salaires bruts`,
    en: `Legal ceiling: ${rate.en} of gross wages`,
  }
}
