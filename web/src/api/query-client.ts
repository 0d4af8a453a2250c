import { QueryClient } from '@tanstack/react-query'
import { onOtherPerson } from '../session/other-person.ts'
import { currentLanguage, subscribeLanguage } from '../words/language.ts'

/**
 * The answers read so far. Retries belong to the HTTP client alone: here they would multiply.
 * Loaded with the signed-in screens only: the public pages read nothing twice.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 15_000, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
})

// Answers hold sentences in the reader's language: they are asked again in the other one, not in easy words.
let asked = currentLanguage()
subscribeLanguage(() => {
  if (asked === currentLanguage()) return
  asked = currentLanguage()
  void queryClient.invalidateQueries()
})
// Nothing of the former person stays, and nothing asked for the next one is thrown away with it.
onOtherPerson(() => queryClient.clear())
