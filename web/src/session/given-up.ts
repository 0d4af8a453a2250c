let givenUp = false

/** What is left goes with the document, and nobody is asked: it was another person's. */
export function giveUp(): void {
  givenUp = true
}

export const isGivenUp = (): boolean => givenUp
