import { useSyncExternalStore } from 'react'

const query = '(min-width: 48rem)'

/** True where a table with many columns can be worked with. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
    () => true,
  )
}
