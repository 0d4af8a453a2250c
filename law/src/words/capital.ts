/** The text with a capital at its head, as a sentence or a cell starts. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
