/** Published formulas that a draft may begin with, by the kind of company that wrote them. */
export const publishedModelCodes = [
  'bank_target',
  'retail_grid',
  'farm_units',
  'shop_growth',
  'services_excess',
  'services_budget',
  'telecom_lines',
  'public_parts',
  'rail_levels',
  'mail_booster',
  'industry_product',
  'industry_margin',
  'insurer_bases',
  'insurer_families',
  'digital_double',
  'rail_tunnel',
] as const
export type PublishedModelCode = (typeof publishedModelCodes)[number]
