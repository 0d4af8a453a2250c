import { advanceOverpaid } from '@moisson/law/advances'
import type { Day } from '@moisson/law/calendar'
import { csgCrds } from '@moisson/law/csg-crds'
import type { Said } from '@moisson/law/text'
import type { CampaignType } from '../vocabulary.ts'
import { campaignTypeFacts } from './type-facts.ts'

/** What somebody received of a share before it was known, with what was withheld on it. */
export interface Advance {
  advance_gross_cents: number
  advance_csg_deductible_cents: number
  advance_csg_non_deductible_cents: number
  advance_crds_cents: number
  advance_net_cents: number
}

/** The law knows advances on intéressement and participation alone (L3348-1). */
export function knowsAdvances(type: CampaignType): boolean {
  const { levied_as } = campaignTypeFacts[type]
  return levied_as === 'interessement' || levied_as === 'participation'
}

/** An advance bears CSG and CRDS when it is paid, as the share does (L3348-1): only the rest of them is still withheld. */
export function advanceOf(gross_cents: number, on: Day): Advance {
  const { csg_deductible_cents, csg_non_deductible_cents, crds_cents, net_cents } = csgCrds.value({
    gross_cents,
    on,
  })
  return {
    advance_gross_cents: gross_cents,
    advance_csg_deductible_cents: csg_deductible_cents,
    advance_csg_non_deductible_cents: csg_non_deductible_cents,
    advance_crds_cents: crds_cents,
    advance_net_cents: net_cents,
  }
}

/** What is still due of a share, as the database keeps it for a share that is written. */
export function dueOf(
  share: { gross_cents: number; net_cents: number; csg_deductible_cents: number },
  advance: Pick<Advance, 'advance_gross_cents' | 'advance_net_cents' | 'advance_csg_deductible_cents'>,
): { gross_cents: number; net_cents: number; csg_deductible_cents: number } {
  const left = (whole: number, part: number) => Math.max(0, whole - part)
  return {
    gross_cents: left(share.gross_cents, advance.advance_gross_cents),
    net_cents: left(share.net_cents, advance.advance_net_cents),
    csg_deductible_cents: left(share.csg_deductible_cents, advance.advance_csg_deductible_cents),
  }
}

/** How an advance above the share is returned, with the articles it stands in. */
export const returnSentence = (amount: string, source: string): Said => ({
  fr: `L’entreprise retient ${amount} sur votre salaire, un dixième au plus à chaque paie\u00a0; si vous l’avez quittée, elle vous dira comment les lui reverser (${source}).`,
  en: `The company withholds ${amount} from your pay, a tenth of each pay at most; if you have left it, it will tell you how to pay them back (${source}).`,
  easy: {
    fr: `L’entreprise enlève ${amount} de votre salaire. Elle enlève un dixième de chaque paie au plus. Vous l’avez quittée\u00a0? Elle vous dira comment rendre l’argent (${source}).`,
    en: `The company takes ${amount} out of your pay. It takes a tenth of each pay at most. Have you left it? It will tell you how to give it back (${source}).`,
  },
})

/** What was received above what is due in the end: it is returned, a tenth of each pay at most (L3348-1, L3251-3). */
export const toReturnOf = (share: { net_cents: number; advance_net_cents: number }): number =>
  advanceOverpaid.value({ advances_cents: share.advance_net_cents, definitive_cents: share.net_cents })
    .overpaid_cents
