/** The read of an exercice; an address that names none, or no year, reads the newest. */
export const requestOf = (company: string, year: string | undefined) => ({
  path: { id: company },
  query: { year: year && /^\d{4}$/.test(year) ? year : undefined },
})
