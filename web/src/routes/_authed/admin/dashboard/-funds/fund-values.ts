import type { CatalogueFund } from './catalogue-fund.ts'

/** What the form holds: everything as typed. */
export interface FundValues {
  code: string
  code_type: CatalogueFund['code_type']
  name: string
  share_class: string
  manager_name: string
  asset_class: CatalogueFund['asset_class']
  sri: string
  sfdr: '' | NonNullable<CatalogueFund['sfdr']>
  recurring_cost: string
  entry_cost: string
  months: string
  pee: boolean
  percol: boolean
  is_solidarity: boolean
  verification_status: CatalogueFund['verification_status']
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

/** What is wrong in which field. */
export function problemsOf(values: FundValues): FundErrors {
  const errors: FundErrors = {}
  if (values.code.trim() === '') errors.code = 'code'
  if (values.name.trim() === '') errors.name = 'name'
  if (wholeOf(values.sri, 7) === undefined) errors.sri = 'sri'
  if (wholeOf(values.months, 600) === undefined) errors.months = 'months'
  if (bpsOf(values.recurring_cost) === undefined) errors.recurring_cost = 'percent'
  if (bpsOf(values.entry_cost) === undefined) errors.entry_cost = 'percent'
  return errors
}

/** The body of the call, of values without a problem. */
export function bodyOf(values: FundValues) {
  return {
    code: values.code.trim(),
    code_type: values.code_type,
    name: values.name.trim(),
    share_class: values.share_class.trim() || null,
    ...(values.manager_name.trim() ? { manager_name: values.manager_name.trim() } : {}),
    asset_class: values.asset_class,
    sri: wholeOf(values.sri, 7) ?? null,
    sfdr: values.sfdr || null,
    recurring_cost_bps: bpsOf(values.recurring_cost) ?? null,
    entry_cost_bps: bpsOf(values.entry_cost) ?? null,
    recommended_holding_months: wholeOf(values.months, 600) ?? null,
    plans: (['pee', 'percol'] as const).filter((plan) => values[plan]),
    is_solidarity: values.is_solidarity,
    verification_status: values.verification_status,
    description_fr: values.description_fr.trim(),
    description_en: values.description_en.trim(),
  }
}
