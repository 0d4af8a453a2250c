/** The most characters that a search of a list takes. */
export const MOST_SEARCHED = 100
