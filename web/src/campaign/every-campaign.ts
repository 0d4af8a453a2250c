/** Every campaign of a company: the years, the history and what may be done again come from it. */
export const everyCampaign = (companyId: string) => ({
  path: { id: companyId },
  query: { limit: '200', count_people: 'true' } as const,
})
