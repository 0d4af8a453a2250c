/** The share of each value in the whole, 0 to 1; all 0 when there is nothing. */
export function sharesOf(values: readonly number[]): number[] {
  const whole = values.reduce((sum, value) => sum + Math.max(0, value), 0)
  return values.map((value) => (whole === 0 ? 0 : Math.max(0, value) / whole))
}

/** A round value at or above the largest, and the ticks that lead to it from 0, whole as people and cents are. */
export function niceScale(largest: number, wanted = 4): { top: number; ticks: number[] } {
  if (largest <= 0) return { top: 1, ticks: [0, 1] }
  const rough = largest / wanted
  const power = 10 ** Math.floor(Math.log10(rough))
  const steps = [1, 2, 2.5, 5, 10].map((each) => each * power)
  const step = steps.find((each) => each >= rough && Number.isInteger(each)) ?? Math.ceil(rough)
  const count = Math.ceil(largest / step)
  return { top: step * count, ticks: Array.from({ length: count + 1 }, (_, index) => index * step) }
}
