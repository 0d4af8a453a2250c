import { textsIn } from '../../../shell/texts-in.ts'

/** What the simulations keep in the address. */
export interface SimulationsSearch {
  /** The type of a new simulation. */
  new?: string | undefined
  /** The simulation that is open, or the one a new one starts from. */
  open?: string | undefined
  copy?: string | undefined
  /** Two simulations side by side: `a,b`. */
  compare?: string | undefined
  /** The first questions of an owner, on one page. */
  orientation?: string | undefined
  /** The list shows this type only. */
  type?: string | undefined
}

const texts = ['new', 'open', 'copy', 'compare', 'orientation', 'type'] as const

export function readSearch(search: Record<string, unknown>): SimulationsSearch {
  return textsIn(search, texts)
}

export type SimulationScreen = 'list' | 'builder' | 'compare' | 'orientation'

/** Which of the four screens under this address is asked for. */
export function screenOf(search: SimulationsSearch): SimulationScreen {
  if (search.compare) return 'compare'
  if (search.orientation) return 'orientation'
  return search.new || search.open || search.copy ? 'builder' : 'list'
}
