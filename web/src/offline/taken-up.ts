let said: string | null = null

/** How old what is shown is, for a page that was opened without network; null for any other. */
export const takenUp = (): string | null => said
export function setTakenUp(sentence: string): void {
  said = sentence
}
