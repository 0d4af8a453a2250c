import type { Language } from '@moisson/law/text'

/** The languages of a paper that the law wants in French: French, then the reader's own where it is another. */
export const frenchFirst = (reader: Language): Language[] => [...new Set<Language>(['fr', reader])]
