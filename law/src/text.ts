import { frenchSpaces } from './words/french-spaces.ts'

/** The languages of the product; French is the source. */
export const languages = ['fr', 'en'] as const
export type Language = (typeof languages)[number]

/** The language somebody asked for, when it is one of ours; else another, French unless said. */
export const languageOf = (asked: unknown, otherwise: Language = 'fr'): Language =>
  languages.find((language) => language === asked) ?? otherwise

/** One value for each language: a language more is a key that the compiler asks for, everywhere. */
export type InEach<Value> = Readonly<Record<Language, Value>>
/** A sentence or a label in every language. */
export type Text = InEach<string>

/** A sentence with the same in easy words, one idea and twelve words at most in each, where those are written. */
export type Said = Text & { readonly easy?: Text | undefined }

/** The usual words alone, as a record keeps them. */
export const usually = (said: Said): Text => inEach((language) => said[language])

/** In easy words where those are written. */
export const easily = (said: Said, language: Language): string => (said.easy ?? said)[language]

/** Sentences said one after the other, each in easy words where it has some. */
export const saidTogether = (...parts: readonly Said[]): Said => ({
  ...inEach((language) => parts.map((part) => part[language]).join(' ')),
  easy: inEach((language) => parts.map((part) => (part.easy ?? part)[language]).join(' ')),
})

type Each<Languages extends readonly unknown[]> = { [Place in keyof Languages]: string }
/** The words of a text, in the order of the languages. */
export type Wording = Each<typeof languages>

/** A text with the spaces of French print. */
export const printed = (text: Text): Text => ({ ...text, fr: frenchSpaces(text.fr) })

/** A text from its words, with the spaces of French print. */
export const say = (...words: Wording): Text =>
  printed(inEach((language) => words[languages.indexOf(language)] ?? ''))

/** The words of a table in one language. */
export function wordsIn<Key extends string>(
  table: Readonly<Record<Key, Text>>,
  language: Language,
): Record<Key, string> {
  const words = Object.entries<Text>(table).map(([key, text]) => [key, text[language]])
  return Object.fromEntries(words) as Record<Key, string>
}

/** What the same function says in each language. */
export const inEach = <Value>(make: (language: Language) => Value): InEach<Value> =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as InEach<Value>
