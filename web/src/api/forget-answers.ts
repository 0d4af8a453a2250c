import type { QueryClient } from '@tanstack/react-query'

/**
 * Forgets every answer, for somebody who now looks elsewhere. What is on screen stays as it is until the function
 * given back is called: then what is still there reads the new answers, which it would never hear of otherwise.
 */
export function forgetAnswers(client: QueryClient): () => void {
  const former = client.getQueryCache().getAll()
  client.clear()
  return () => {
    for (const { observers } of former)
      for (const observer of observers) observer.setOptions(observer.options)
  }
}
