/** Published formulas that a draft may begin with, by the kind of company that wrote them. */
export const publishedModelCodes = [
  'bank_target',
  'retail_grid',
  'farm_units',
  'shop_growth',
  'services_excess',
  'services_budget',
] as const
export type PublishedModelCode = (typeof publishedModelCodes)[number]
