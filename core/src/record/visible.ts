/** Signs that show nothing: zero-width, direction and format marks. Joiners stay between signs that they join. */
const UNSEEN =
  /\p{Cf}(?<![\u200c\u200d])|(?<=\p{Script=Latin})[\u200c\u200d]|[\u200c\u200d](?=\p{Script=Latin})/gu

/** A text without the signs that nobody sees, which make two names look alike or a line read backwards. */
export const visible = (text: string): string => text.replaceAll(UNSEEN, '')
