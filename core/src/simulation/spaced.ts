import type { Words } from '../campaign/words.ts'

/** French sentences written with plain spaces get the spaces of print. */
export const spaced = ({ fr, en }: Words): Words => ({
  fr: fr
    .replaceAll(/ ([;!?])/g, '\u202f$1')
    .replaceAll(/ ([:%»])/g, '\u00a0$1')
    .replaceAll('« ', '«\u00a0')
    .replaceAll('art. ', 'art.\u00a0'),
  en,
})
