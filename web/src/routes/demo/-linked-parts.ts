/** A plain text cut where its web addresses are, so that they can be followed; closing punctuation stays outside. */
export function linkedParts(text: string): { text: string; href?: string }[] {
  return text
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]])/)
    .filter((part) => part !== '')
    .map((part) => (/^https?:\/\//.test(part) ? { text: part, href: part } : { text: part }))
}
