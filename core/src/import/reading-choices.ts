/** What a person may decide of the reading of a file, beside its sheet, its titles and its columns. */
export const dateOrders = ['day_first', 'month_first'] as const
export type DateOrder = (typeof dateOrders)[number]

/** How the lines of one person for several months are read: added up, the last one alone, or as a person each. */
export const monthChoices = ['sum', 'last', 'apart'] as const
export type MonthChoice = (typeof monthChoices)[number]

/** What the pay of a line is of. */
export const payPeriods = ['year', 'month'] as const
export type PayPeriod = (typeof payPeriods)[number]

/** What a column of presence counts in; a percentage is one of the whole exercice, or of a person's own contract. */
export const presenceUnits = ['days', 'percent_of_exercice', 'percent_of_contract'] as const
export type PresenceUnit = (typeof presenceUnits)[number]
