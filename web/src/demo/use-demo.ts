import type { Output } from '@moisson/contract/call'
import { getDemo } from '@moisson/contract/demo'
import { useQuery } from '@tanstack/react-query'
import { apiBase } from '../api/api-base.ts'
import { nounsOf } from '../api/nouns-of.ts'

export type Demo = Output<typeof getDemo>

/** The demo world, or null where this is not the demo: then nothing of it is loaded. Any failure means no demo. */
export function useDemo(): Demo | null {
  const demo = useQuery({
    queryKey: [getDemo.http],
    queryFn: async ({ signal }) => {
      const answer = await fetch(`${apiBase()}/demo`, { signal, cache: 'no-store' })
      return answer.ok ? ((await answer.json()) as Demo) : null
    },
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    meta: { nouns: nounsOf(getDemo) },
  })
  return demo.data ?? null
}
