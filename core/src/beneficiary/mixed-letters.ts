const LATIN = /\p{Script=Latin}/u
const LOOKS_LATIN = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u

/** Whether a name has letters of another alphabet among Latin ones: « Mаrtin » with a Cyrillic а reads as another’s name. */
export const mixesAlphabets = (name: string): boolean => LATIN.test(name) && LOOKS_LATIN.test(name)
