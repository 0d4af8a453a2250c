/** The share of each value in the whole, 0 to 1; all 0 when there is nothing. */
export function sharesOf(values: readonly number[]): number[] {
  const whole = values.reduce((sum, value) => sum + Math.max(0, value), 0)
  return values.map((value) => (whole === 0 ? 0 : Math.max(0, value) / whole))
}

/** The path of a piece of ring from one share of the turn to another, starting at the top, clockwise. */
export function ringPath(from: number, to: number, inner: number, outer: number): string {
  // A whole turn begins where it ends, and would draw nothing.
  const end = to - from >= 1 ? from + 0.9999 : to
  const large = end - from > 0.5 ? 1 : 0
  const at = (share: number, radius: number) => {
    const angle = share * 2 * Math.PI - Math.PI / 2
    return `${(Math.cos(angle) * radius).toFixed(3)} ${(Math.sin(angle) * radius).toFixed(3)}`
  }
  return [
    `M${at(from, outer)}`,
    `A${outer} ${outer} 0 ${large} 1 ${at(end, outer)}`,
    `L${at(end, inner)}`,
    `A${inner} ${inner} 0 ${large} 0 ${at(from, inner)}`,
    'Z',
  ].join('')
}

/** A round value at or above the largest, and the ticks that lead to it from 0. */
export function niceScale(largest: number, wanted = 4): { top: number; ticks: number[] } {
  if (largest <= 0) return { top: 1, ticks: [0, 1] }
  const rough = largest / wanted
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 2.5, 5, 10].map((each) => each * power).find((each) => each >= rough) ?? rough
  const count = Math.ceil(largest / step)
  return { top: step * count, ticks: Array.from({ length: count + 1 }, (_, index) => index * step) }
}
