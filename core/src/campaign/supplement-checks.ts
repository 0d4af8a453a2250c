import { sourceIn } from '@moisson/law/legal-points'
import type { LegalRefusal } from '@moisson/law/refusal'
import { derogatoryCeilings, participationSupplementMax } from '@moisson/law/reserve-speciale'
import { inEach, type Language, type Text } from '@moisson/law/text'
import { longDay } from '@moisson/law/words/days'
import { euros } from '@moisson/law/words/figures'
import type { CampaignCriterion } from './frozen-rules.ts'
import { isUsed } from './criteria.ts'
import { decisionToCome } from './decision-to-come.ts'
import type { AgreementInForce, CompletedCampaign, LaunchFacts, Remark } from './launch-facts.ts'
import { campaignTypeFacts } from './type-facts.ts'
import { campaignTypeNames } from './type-names.ts'

/** What a supplement cannot do without: what it completes, the decision, a split somebody agreed to, its ceiling and its days. */
export function supplementBlockers(facts: LaunchFacts): Remark[] {
  const main = campaignTypeFacts[facts.type].completes
  if (main === null) return []
  const source = sourceOf(facts)
  const { completes } = facts
  const decision = decisionBlockers(facts, source)
  if (completes === null)
    return [
      {
        code: 'completed_campaign_missing',
        field: 'completes_id',
        message: {
          fr: `Dites quelle campagne ce supplément complète\u00a0: il s’ajoute à ce qu’elle a distribué (${source.fr}).`,
          en: `Say which campaign this supplement completes: it is added to what that one distributed (${source.en}).`,
        },
      },
      ...decision,
    ]
  return [
    ...completedBlockers(facts, completes, source),
    ...decision,
    ...splitBlockers(facts, completes, source),
    ...ceilingBlockers(facts, completes, source),
    ...dayBlockers(facts, completes, source),
  ]
}

const sourceOf = ({ type }: LaunchFacts): Text =>
  inEach((language) => sourceIn(campaignTypeFacts[type].points.decision, language))

/** Launched, of the same exercice, and something was distributed. */
function completedBlockers(facts: LaunchFacts, completed: CompletedCampaign, source: Text): Remark[] {
  const named = `«\u00a0${completed.name}\u00a0»`
  if (completed.state === 'draft' || completed.state === 'cancelled' || completed.distributed_cents === 0)
    return [
      {
        code: 'completed_campaign_without_shares',
        field: 'completes_id',
        message: {
          fr: `${named} n’a rien distribué\u00a0: un supplément s’ajoute à des parts connues (${source.fr}). Lancez-la d’abord, ou complétez-en une autre.`,
          en: `“${completed.name}” distributed nothing: a supplement is added to shares that are known (${source.en}). Launch it first, or complete another one.`,
        },
      },
    ]
  if (completed.exercise_start === facts.exercise_start && completed.exercise_end === facts.exercise_end)
    return []
  const days = (language: Language) =>
    [completed.exercise_start, completed.exercise_end].map((day) => longDay(day, language))
  const [fr, en] = [days('fr'), days('en')]
  return [
    {
      code: 'completed_campaign_of_other_exercice',
      field: 'exercise_start',
      message: {
        fr: `${named} est celle de l’exercice du ${fr[0]} au ${fr[1]}\u00a0: le supplément est du même exercice (${source.fr}).`,
        en: `“${completed.name}” is that of the financial year from ${en[0]} to ${en[1]}: the supplement is of the same financial year (${source.en}).`,
      },
    },
  ]
}

/** Decided after the closing, by whom the law names. */
function decisionBlockers({ decided_on, exercise_end, now }: LaunchFacts, source: Text): Remark[] {
  if (decided_on === null)
    return [
      {
        code: 'decision_missing',
        field: 'decided_on',
        message: {
          fr: `Indiquez le jour où le conseil d’administration, le directoire ou, à défaut, l’employeur a décidé ce supplément (${source.fr}).`,
          en: `Give the day the board of directors, the executive board or, without one, the employer decided this supplement (${source.en}).`,
        },
      },
    ]
  if (decided_on > exercise_end) return decisionToCome({ decided_on, now })
  return [
    {
      code: 'decision_before_closing',
      field: 'decided_on',
      message: {
        fr: `La décision du ${longDay(decided_on, 'fr')} précède la clôture de l’exercice, le ${longDay(exercise_end, 'fr')}\u00a0: un supplément se décide au titre de l’exercice clos (${source.fr}).`,
        en: `The decision of ${longDay(decided_on, 'en')} comes before the closing of the financial year on ${longDay(exercise_end, 'en')}: a supplement is decided for a closed financial year (${source.en}).`,
      },
    },
  ]
}

/** Shared as what it completes, or as an agreement of its own says. */
function splitBlockers(facts: LaunchFacts, completed: CompletedCampaign, source: Text): Remark[] {
  if (facts.specific_agreement_on !== null) return []
  const own = facts.agreement?.clauses.supplement_criteria
  if (facts.agreement !== null && own !== undefined)
    return ownSplitBlockers(facts, facts.agreement, own, source)
  if (sameSplit(facts.criteria, completed.criteria)) return []
  return [
    {
      code: 'split_needs_agreement',
      field: 'specific_agreement_on',
      message: {
        fr: `La répartition n’est pas celle de «\u00a0${completed.name}\u00a0»\u00a0: reprenez-la, ou donnez le jour où l’accord spécifique de répartition a été signé (${source.fr}).`,
        en: `The allocation is not that of “${completed.name}”: take that one, or give the day the specific allocation agreement was signed (${source.en}).`,
      },
    },
  ]
}

/** Shared as the agreement says of a supplement alone, or as an agreement to come that it announces. */
function ownSplitBlockers(
  { criteria }: LaunchFacts,
  { title }: AgreementInForce,
  own: readonly CampaignCriterion[],
  source: Text,
): Remark[] {
  if (own.length > 0 && sameSplit(criteria, own)) return []
  const field = 'specific_agreement_on'
  if (own.length === 0)
    return [
      {
        code: 'split_needs_agreement',
        field,
        message: {
          fr: `«\u00a0${title}\u00a0» renvoie la répartition d’un supplément à un accord spécifique\u00a0: donnez le jour où il a été signé (${source.fr}).`,
          en: `“${title}” leaves the allocation of a supplement to a specific agreement: give the day that one was signed (${source.en}).`,
        },
      },
    ]
  return [
    {
      code: 'split_needs_agreement',
      field,
      message: {
        fr: `La répartition n’est pas celle que «\u00a0${title}\u00a0» prévoit pour un supplément\u00a0: reprenez-la, ou donnez le jour où un accord spécifique de répartition a été signé (${source.fr}).`,
        en: `The allocation is not the one that “${title}” has for a supplement: take that one, or give the day a specific allocation agreement was signed (${source.en}).`,
      },
    },
  ]
}

/** Whether two lists of criteria share alike: same parts, same bounds, in whichever order. */
export function sameSplit(one: readonly CampaignCriterion[], other: readonly CampaignCriterion[]): boolean {
  const said = (criteria: readonly CampaignCriterion[]) =>
    criteria
      .filter(isUsed)
      .map((criterion) =>
        JSON.stringify(
          Object.entries(criterion)
            .filter(([, value]) => value !== null && value !== undefined)
            .toSorted(([a], [b]) => (a < b ? -1 : 1)),
        ),
      )
      .toSorted()
  const [mine, theirs] = [said(one), said(other)]
  return mine.length === theirs.length && mine.every((text, place) => text === theirs[place])
}

/** Reserve and supplement of a participation stay within one of the four ceilings of the law. */
function ceilingBlockers(facts: LaunchFacts, completed: CompletedCampaign, source: Text): Remark[] {
  const { envelope_gross_cents: envelope } = facts
  if (completed.reserve === null || !envelope) return []
  const most = mostOfParticipation(facts, completed)
  if ('refused' in most)
    return [{ code: most.refused.refusal, field: 'completes_id', message: most.refused.sentence }]
  if (envelope <= most.cents) return []
  const said = inEach((language) => euros(most.cents, language))
  const unknown = accountingProfitOf(facts, completed) === null
  return [
    {
      code: 'supplement_above_ceiling',
      field: unknown ? 'reserve_accounting_profit_cents' : 'envelope_gross_cents',
      message: {
        fr: `Avec la réserve de «\u00a0${completed.name}\u00a0», il reste ${said.fr} au plus pour un supplément (${source.fr}).${unknown ? ' Le bénéfice net comptable, qui n’est pas donné, peut relever cette limite.' : ''}`,
        en: `With the reserve of “${completed.name}” ${said.en} at most is left for a supplement (${source.en}).${unknown ? ' The net accounting profit, which is not given, may raise this limit.' : ''}`,
      },
    },
  ]
}

const accountingProfitOf = (facts: LaunchFacts, { figures }: CompletedCampaign): number | null =>
  facts.reserve_accounting_profit_cents ?? figures.reserve_accounting_profit_cents

/** What is left for this supplement: the highest of the four ceilings, or the one the agreement names, less what is shared. */
function mostOfParticipation(
  facts: LaunchFacts,
  completed: CompletedCampaign,
): { cents: number } | { refused: LegalRefusal } {
  const { figures, reserve } = completed
  const own = reserve === null ? 0 : reserve.total_cents - reserve.carried_cents
  const others = Math.max(0, facts.granted_elsewhere_cents - completed.distributed_cents)
  const profits = {
    net_accounting_profit_cents: accountingProfitOf(facts, completed) ?? 0,
    net_taxable_profit_cents: figures.reserve_profit_cents ?? 0,
    equity_cents: figures.reserve_equity_cents ?? 0,
  }
  if (figures.reserve_formula === 'derogatory') {
    const ceilings = derogatoryCeilings.apply(profits)
    if (ceilings.refusal) return { refused: ceilings.refusal }
    return { cents: Math.max(0, ceilings.value[`${figures.reserve_ceiling}_cents`] - own - others) }
  }
  const legal = participationSupplementMax.apply({ ...profits, rsp_legal_cents: own })
  if (legal.refusal) return { refused: legal.refusal }
  return { cents: Math.max(0, legal.value.supplement_max_cents - others) }
}

/** Paid after what it is added to, and before the next exercice closes. */
function dayBlockers(facts: LaunchFacts, completed: CompletedCampaign, source: Text): Remark[] {
  const { planned_payment_date: planned, legal_payment_deadline: limit } = facts
  if (planned === null) return []
  if (planned < completed.paid_on)
    return [
      {
        code: 'supplement_before_payment',
        field: 'planned_payment_date',
        message: {
          fr: `Le versement est prévu le ${longDay(planned, 'fr')}, avant celui de «\u00a0${completed.name}\u00a0» (${longDay(completed.paid_on, 'fr')})\u00a0: un supplément s’ajoute à ce qui est effectivement distribué (${source.fr}).`,
          en: `Payment is planned on ${longDay(planned, 'en')}, before that of “${completed.name}” (${longDay(completed.paid_on, 'en')}): a supplement is added to what is actually distributed (${source.en}).`,
        },
      },
    ]
  if (planned <= limit) return []
  const name = inEach((language) => campaignTypeNames[facts.type][language].toLowerCase())
  return [
    {
      code: 'supplement_too_late',
      field: 'planned_payment_date',
      message: {
        fr: `Un ${name.fr} est versé au cours de l’exercice suivant celui qu’il complète, au plus tard le ${longDay(limit, 'fr')}.`,
        en: `This supplement is paid during the financial year that follows the one it completes, by ${longDay(limit, 'en')} at the latest.`,
      },
    },
  ]
}
