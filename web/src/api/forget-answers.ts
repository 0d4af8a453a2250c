import type { QueryClient } from '@tanstack/react-query'

/**
 * Forgets every answer, for somebody who now looks elsewhere. What is on screen stays as it is until the function
 * given back is called: then what is still there reads the new answers, which it would never hear of otherwise.
 */
export function forgetAnswers(client: QueryClient): () => void {
  const former = client.getQueryCache().getAll()
  client.clear()
  return () => {
    // Each leaves the list of its former answer as it turns to the new one.
    const still = former.flatMap(({ observers }) => observers)
    for (const observer of still) observer.setOptions(observer.options)
  }
}
