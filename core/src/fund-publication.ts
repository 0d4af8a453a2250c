import type { FundStatus } from './vocabulary.ts'
import type { Text } from '@moisson/law/text'

export interface FundFigures {
  code: string
  is_demo: boolean
  share_class: string | null
  manager_name: string
  sri: number | null
  sfdr: string | null
  recurring_cost_bps: number | null
  entry_cost_bps: number | null
  recommended_holding_months: number | null
  plans: readonly string[]
  description_fr: string
  dic_date: string | null
  has_dic: boolean
}

export interface FundBlocker extends Text {
  code: string
  field: string
}

/** A code given by us until the official one is known. */
export const provisionalCode = /^REF-/

const needs: [keyof FundFigures, (fund: FundFigures) => boolean, string, string][] = [
  [
    'has_dic',
    (fund) => fund.has_dic,
    'le document d’informations clés (DIC)',
    'the key information document',
  ],
  ['dic_date', (fund) => fund.dic_date !== null, 'la date du DIC', 'the date of that document'],
  ['sri', (fund) => fund.sri !== null, 'l’indicateur de risque (SRI)', 'the risk indicator (SRI)'],
  [
    'recurring_cost_bps',
    (fund) => fund.recurring_cost_bps !== null,
    'les frais courants',
    'the recurring cost',
  ],
  [
    'entry_cost_bps',
    (fund) => fund.entry_cost_bps !== null,
    'les frais d’entrée (0 s’il n’y en a pas)',
    'the entry cost (0 when there is none)',
  ],
  ['share_class', (fund) => Boolean(fund.share_class?.trim()), 'la part', 'the share class'],
  [
    'code',
    (fund) => !provisionalCode.test(fund.code),
    'le code officiel (ISIN ou AMF)',
    'the official code (ISIN or AMF)',
  ],
  [
    'manager_name',
    (fund) => fund.manager_name.trim() !== '',
    'la société de gestion',
    'the management company',
  ],
  ['sfdr', (fund) => fund.sfdr !== null, 'l’article SFDR', 'the SFDR article'],
  [
    'recommended_holding_months',
    (fund) => fund.recommended_holding_months !== null,
    'la durée de placement conseillée',
    'the recommended holding period',
  ],
  ['plans', (fund) => fund.plans.length > 0, 'le plan qui peut le proposer', 'the plan that may offer it'],
  [
    'description_fr',
    (fund) => fund.description_fr.trim() !== '',
    'la description en clair',
    'the plain description',
  ],
]

/**
 * What a fund still needs before it is offered: its document and its date, risk, cost and share class, and the
 * figures that people read when they choose.
 */
export function fundBlockers(fund: FundFigures): FundBlocker[] {
  return needs.flatMap(([field, holds, fr, en]) =>
    holds(fund) ? [] : [{ code: `${field}_missing`, field: field === 'has_dic' ? 'dic' : field, fr, en }],
  )
}

const moves: Record<FundStatus, readonly FundStatus[]> = {
  draft: ['archived'],
  published: ['closed_to_new', 'archived'],
  closed_to_new: ['archived'],
  archived: [],
}

/** Whether a change of a fund may move it there; offering it is an act of its own. */
export function mayMove(from: FundStatus, to: FundStatus): boolean {
  return from === to || moves[from].includes(to)
}

/** A fund that people hold or can choose keeps complete figures through every change. */
export function isOffered(status: FundStatus): boolean {
  return status === 'published' || status === 'closed_to_new'
}

export function mayPublish(status: FundStatus): boolean {
  return status === 'draft' || status === 'closed_to_new'
}
