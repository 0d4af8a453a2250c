export type Strength = 'empty' | 'weak' | 'fair' | 'good' | 'strong'

/**
 * A rough guess of how long a password resists, for the meter only; the server decides. Length weighs most,
 * repeated characters and runs such as `abcd` or `1234` count once.
 */
export function passwordStrength(password: string, least: number): Strength {
  if (password === '') return 'empty'
  const characters = Array.from(password.toLowerCase())
  let surprising = 0
  for (const [index, character] of characters.entries()) {
    const step = character.codePointAt(0)! - (characters[index - 1]?.codePointAt(0) ?? Number.NaN)
    if (Math.abs(step) !== 1 && step !== 0) surprising += 1
  }
  const variety = new Set(characters).size
  const worth = Math.min(surprising, variety * 2)
  if (characters.length < least || worth < least * 0.6) return 'weak'
  if (worth < least) return 'fair'
  return worth < least * 1.4 ? 'good' : 'strong'
}
