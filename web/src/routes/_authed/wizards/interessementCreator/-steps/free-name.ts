/** A short name nobody has yet: `indicateur_2`. */
export function freeName(stem: string, taken: readonly string[]): string {
  for (let number = 1; ; number += 1) {
    const name = `${stem}_${number}`
    if (!taken.includes(name)) return name
  }
}
