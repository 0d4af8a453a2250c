import type { Destination } from '@moisson/core/vocabulary'

/** One hue per place of money, everywhere. Classes are written out so that they are found at build. */
export const placeFill: Record<Destination, string> = {
  immediate_payment: 'bg-cash',
  pee: 'bg-pee',
  percol: 'bg-percol',
}
export const placeText: Record<Destination, string> = {
  immediate_payment: 'text-cash',
  pee: 'text-pee',
  percol: 'text-percol',
}
export const placeEdge: Record<Destination, string> = {
  immediate_payment: 'border-l-cash',
  pee: 'border-l-pee',
  percol: 'border-l-percol',
}
