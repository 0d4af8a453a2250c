import { forfaitSocial, type ForfaitLine, type ForfaitRegime } from '@moisson/law/forfait-social'
import { scaleHalfUp } from '@moisson/law/money'

export interface ForfaitShare {
  base_cents: number
  rate_bps: number
  levy_cents: number
}
const NOTHING: ForfaitShare = { base_cents: 0, rate_bps: 0, levy_cents: 0 }
type Placed = Omit<ForfaitLine, 'gross_cents'>

/**
 * Spreads the employer's levy over people in the order they come. The law rounds once for each source and rate on
 * the whole base; each person bears the growth of that rounded sum, so that the lines add up to the levy due, to the cent.
 */
export class ForfaitRun {
  readonly #rates = new Map<string, number>()
  readonly #bases = new Map<string, number>()
  readonly #regime: ForfaitRegime
  readonly #on: string

  constructor(regime: ForfaitRegime, on: string) {
    this.#regime = regime
    this.#on = on
  }

  /** The rate in basis points of what goes from a source to a destination; 0 when exempt. */
  #rateOf(line: Placed): number {
    const name = `${line.source} ${line.destination}`
    const known = this.#rates.get(name)
    if (known !== undefined) return known
    const { parts } = forfaitSocial.value({
      on: this.#on,
      regime: this.#regime,
      lines: [{ ...line, gross_cents: 0 }],
    })
    const rate = Math.round((parts[0]?.rate_percent ?? 0) * 100)
    this.#rates.set(name, rate)
    return rate
  }

  /** The share of one person: base and levy over all rates, the rate being that of the largest base. */
  next(linesOf: () => readonly ForfaitLine[]): ForfaitShare {
    // Most companies of the country owe nothing: no line of theirs has a rate.
    if (!this.#regime.obliged_to_participation && !this.#regime.effective_250) return NOTHING
    const share = { base_cents: 0, rate_bps: 0, levy_cents: 0 }
    let largest = 0
    for (const line of linesOf()) {
      const rate = line.gross_cents === 0 ? 0 : this.#rateOf(line)
      if (rate === 0) continue
      const group = `${line.source} ${rate}`
      const before = this.#bases.get(group) ?? 0
      const after = before + line.gross_cents
      this.#bases.set(group, after)
      share.base_cents += line.gross_cents
      share.levy_cents += scaleHalfUp(after, rate, 10_000) - scaleHalfUp(before, rate, 10_000)
      if (line.gross_cents > largest) {
        largest = line.gross_cents
        share.rate_bps = rate
      }
    }
    return share
  }
}
