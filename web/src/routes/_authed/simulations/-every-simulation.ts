/** The simulations of a company, as many as one page holds. */
export const everySimulation = (companyId: string) => ({ path: { id: companyId }, query: { limit: '200' } })
