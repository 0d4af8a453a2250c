import type { CatalogueFund } from './catalogue-fund.ts'

/** What the form holds: everything as typed. */
export interface FundValues {
  code: string
  code_type: string
  name: string
  share_class: string
  manager_name: string
  asset_class: string
  sri: string
  sfdr: string
  recurring_cost: string
  entry_cost: string
  months: string
  pee: boolean
  percol: boolean
  is_solidarity: boolean
  verification_status: string
  description_fr: string
  description_en: string
  note: string
}
export type FundErrors = Partial<Record<keyof FundValues, 'code' | 'name' | 'sri' | 'percent' | 'months'>>

const written = (bps: number | null | undefined): string =>
  bps === null || bps === undefined ? '' : String(bps / 100).replace('.', ',')

export function valuesOf(fund?: CatalogueFund): FundValues {
  return {
    code: fund?.code ?? '',
    code_type: fund?.code_type ?? 'isin',
    name: fund?.name ?? '',
    share_class: fund?.share_class ?? '',
    manager_name: fund?.manager_name ?? '',
    asset_class: fund?.asset_class ?? 'other',
    sri: fund?.sri ? String(fund.sri) : '',
    sfdr: fund?.sfdr ?? '',
    recurring_cost: written(fund?.recurring_cost_bps),
    entry_cost: written(fund?.entry_cost_bps),
    months: fund?.recommended_holding_months ? String(fund.recommended_holding_months) : '',
    pee: fund?.plans.includes('pee') ?? true,
    percol: fund?.plans.includes('percol') ?? false,
    is_solidarity: fund?.is_solidarity ?? false,
    verification_status: fund?.verification_status ?? 'unverified',
    description_fr: fund?.description_fr ?? '',
    description_en: fund?.description_en ?? '',
    note: '',
  }
}

/** A percentage as typed, in basis points; null when empty, undefined when it is none. */
export function bpsOf(text: string): number | null | undefined {
  const typed = text.trim().replace('%', '').trim().replace(',', '.')
  if (typed === '') return null
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(typed)) return undefined
  const bps = Math.round(Number(typed) * 100)
  return bps <= 10_000 ? bps : undefined
}

function wholeOf(text: string, most: number): number | null | undefined {
  const typed = text.trim()
  if (typed === '') return null
  const value = Number(typed)
  return /^\d+$/.test(typed) && value >= 1 && value <= most ? value : undefined
}

/** The body of the call, or what is wrong in which field. */
export function bodyOf(
  values: FundValues,
): { body: object; errors: null } | { body: null; errors: FundErrors } {
  const errors: FundErrors = {}
  const sri = wholeOf(values.sri, 7)
  const months = wholeOf(values.months, 600)
  const [recurring, entry] = [bpsOf(values.recurring_cost), bpsOf(values.entry_cost)]
  if (values.code.trim() === '') errors.code = 'code'
  if (values.name.trim() === '') errors.name = 'name'
  if (sri === undefined) errors.sri = 'sri'
  if (months === undefined) errors.months = 'months'
  if (recurring === undefined) errors.recurring_cost = 'percent'
  if (entry === undefined) errors.entry_cost = 'percent'
  if (Object.keys(errors).length > 0) return { body: null, errors }
  const plans = (['pee', 'percol'] as const).filter((plan) => values[plan])
  const body = {
    code: values.code.trim(),
    code_type: values.code_type,
    name: values.name.trim(),
    share_class: values.share_class.trim() || null,
    ...(values.manager_name.trim() ? { manager_name: values.manager_name.trim() } : {}),
    asset_class: values.asset_class,
    sri,
    sfdr: values.sfdr || null,
    recurring_cost_bps: recurring,
    entry_cost_bps: entry,
    recommended_holding_months: months,
    plans,
    is_solidarity: values.is_solidarity,
    verification_status: values.verification_status,
    description_fr: values.description_fr.trim(),
    description_en: values.description_en.trim(),
  }
  return { body, errors: null }
}
