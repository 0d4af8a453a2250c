import type { InEach } from '../text.ts'

/** A colon and a semicolon between two parts of a line, with the spaces of the language. */
export const colon: InEach<string> = { fr: '\u00a0: ', en: ': ' }
export const semicolon: InEach<string> = { fr: '\u202f; ', en: '; ' }

/** A name between quotation marks. */
export const quotation: InEach<(name: string) => string> = {
  fr: (name) => `«\u00a0${name}\u00a0»`,
  en: (name) => `“${name}”`,
}
