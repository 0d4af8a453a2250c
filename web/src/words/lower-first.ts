/** A phrase inside a sentence: its first letter is small, its acronyms stay. */
export const lowerFirst = (phrase: string): string => phrase.charAt(0).toLowerCase() + phrase.slice(1)
