import { useSearch } from '@tanstack/react-router'

/** Of whose file the calls about one's own are: the employer in the address, else whom the server takes. */
export function useOwnEmployer(): { query?: { company_id: string } } {
  const { employer } = useSearch({ strict: false })
  return employer === undefined ? {} : { query: { company_id: employer } }
}
