import type { KeptFund } from '../database/kept-fund.ts'

type Reference = Partial<KeptFund> & { id: string; code: string; sri: number | null; name: string }
type Line = Omit<Reference, 'id' | 'sri'> & { sri?: number }

const groupama = 'Groupama Asset Management'
const isin = { code_type: 'isin' } as const
const amf = { code_type: 'amf' } as const
/** Name and code read in a published text; figures still to be taken from the official document. */
const named = { verification_status: 'name_only' } as const
const verified = { verification_status: 'verified' } as const

/** Funds met in published agreements and notices; a code `REF-…` stands for one that was not found. */
const lines: Line[] = [
  {
    ...named,
    code: 'REF-F01',
    name: 'Groupama Épargne Responsable Monétaire 1',
    manager_name: groupama,
    asset_class: 'money_market',
  },
  {
    ...named,
    code: 'REF-F02',
    name: 'Groupama Épargne Responsable Prudence 1',
    manager_name: groupama,
    asset_class: 'bonds',
  },
  {
    ...named,
    code: 'REF-F03',
    name: 'Groupama Épargne Responsable Équilibre 1',
    manager_name: groupama,
    asset_class: 'diversified_balanced',
  },
  { code: 'REF-F04', name: 'Groupama Épargne Responsable, autres compartiments', manager_name: groupama },
  {
    ...named,
    code: 'REF-F05',
    name: 'Finama Multi Gestion Allocation',
    manager_name: groupama,
    asset_class: 'diversified_balanced',
  },
  { code: 'REF-F06A', name: 'Groupama Sélection PME', manager_name: groupama },
  { code: 'REF-F06B', name: 'Groupama Sélection ISR', manager_name: groupama },
  {
    ...named,
    ...isin,
    code: 'FR0000029837',
    name: 'Groupama Croissance',
    share_class: 'I',
    manager_name: groupama,
    asset_class: 'equity_europe',
  },
  ...(['M FR0010191676', 'N FR0013379328', 'R FR0050000464'] as const).map((one): Line => ({
    ...named,
    ...isin,
    code: one.slice(2),
    name: 'Groupama Actions Européennes',
    share_class: one.slice(0, 1),
    manager_name: groupama,
    asset_class: 'equity_europe',
  })),
  {
    ...named,
    ...isin,
    code: 'FR0012406338',
    name: 'Ameri-Gan',
    share_class: 'O',
    manager_name: groupama,
    asset_class: 'equity_world',
  },
  {
    ...named,
    ...isin,
    code: 'FR0010854851',
    name: 'Groupama FP Actions Émergentes',
    share_class: 'G',
    manager_name: groupama,
    asset_class: 'equity_world',
  },
  ...(
    [
      ['A', 'G Fund Avenir Europe', 'equity_small_cap'],
      ['B', 'Groupama Avenir Euro', 'equity_small_cap'],
      ['C', 'G Fund Avenir Euro 2', 'equity_small_cap'],
      ['D', 'Groupama Convertibles', 'other'],
      ['E', 'Groupama Crédit Euro ISR', 'bonds'],
    ] as const
  ).map(([letter, name, asset_class]): Line => ({
    ...named,
    code: `REF-F11${letter}`,
    name,
    manager_name: groupama,
    asset_class,
  })),
  {
    ...verified,
    ...amf,
    code: '990000090559',
    name: 'Natixis ES Monétaire',
    share_class: 'I',
    manager_name: 'Natixis',
    asset_class: 'money_market',
    sri: 1,
    recurring_cost_bps: 10,
    dic_date: '2023-01-01',
  },
  {
    ...verified,
    ...amf,
    code: '990000106019',
    name: 'Amundi Label Monétaire ESR',
    share_class: 'F',
    manager_name: 'Amundi',
    asset_class: 'money_market',
    sri: 1,
    recurring_cost_bps: 20,
    dic_date: '2024-01-15',
  },
  {
    ...verified,
    ...amf,
    code: '990000116179',
    name: 'Sélection DNCA Évolutif ISR',
    share_class: 'I',
    manager_name: 'Natixis',
    asset_class: 'diversified_balanced',
    labels: ['isr'],
    sri: 3,
    recurring_cost_bps: 186,
    dic_date: '2023-10-09',
  },
  {
    ...verified,
    ...isin,
    code: 'FR0010342063',
    name: 'Epsens Défensif ISR Solidaire',
    share_class: 'A',
    manager_name: 'Epsens',
    asset_class: 'diversified_defensive',
    is_solidarity: true,
    labels: ['isr'],
    sri: 3,
    recurring_cost_bps: 82,
    dic_date: '2023-12-29',
  },
  ...(['E 990000102329', 'F 990000102339'] as const).map((one): Line => ({
    ...named,
    ...amf,
    code: one.slice(2),
    name: 'Amundi Label Obligataire Solidaire',
    share_class: one.slice(0, 1),
    manager_name: 'Amundi',
    asset_class: 'bonds',
    is_solidarity: true,
  })),
  {
    ...named,
    ...amf,
    code: '990000046189',
    name: 'Amundi Actions France ESR',
    share_class: 'C',
    manager_name: 'Amundi',
    asset_class: 'equity_europe',
  },
  {
    ...named,
    code: 'REF-F18A',
    name: 'Avenir Mixte Solidaire',
    manager_name: 'Natixis',
    asset_class: 'diversified_balanced',
    is_solidarity: true,
  },
  {
    ...named,
    code: 'REF-F18B',
    name: 'Amundi Label Équilibre Solidaire ESR',
    manager_name: 'Amundi',
    asset_class: 'diversified_balanced',
    is_solidarity: true,
  },
]

export const referenceCatalogue: readonly Reference[] = lines.map(({ sri = null, ...line }, index) => ({
  ...line,
  sri,
  id: `fe000000-0000-4000-8000-0000000000${String(index + 1).padStart(2, '0')}`,
}))
