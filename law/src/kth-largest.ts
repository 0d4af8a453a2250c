/** The k-th largest value (k from 1) without sorting everything; falls back on a sort when the pivots are unlucky. */
export function kthLargest(values: Float64Array, k: number): number {
  const work = values.slice()
  const place = work.length - k
  let [low, high] = [0, work.length - 1]
  for (let rounds = 4 * Math.ceil(Math.log2(work.length + 2)); low < high; rounds -= 1) {
    if (rounds === 0) return work.sort()[place] as number
    const pivot = medianOfThree(work[low] as number, work[(low + high) >> 1] as number, work[high] as number)
    let [i, j] = [low, high]
    while (i <= j) {
      while ((work[i] as number) < pivot) i += 1
      while ((work[j] as number) > pivot) j -= 1
      if (i > j) break
      const swapped = work[i] as number
      work[i] = work[j] as number
      work[j] = swapped
      i += 1
      j -= 1
    }
    if (place <= j) high = j
    else if (place >= i) low = i
    else break
  }
  return work[place] as number
}

const medianOfThree = (a: number, b: number, c: number): number =>
  Math.max(Math.min(a, b), Math.min(Math.max(a, b), c))
