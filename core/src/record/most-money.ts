/** The most that an amount of a company’s accounts is, in cents. */
export const MOST_MONEY = 1_000_000_000_000_00
