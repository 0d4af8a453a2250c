/** What the dashboard keeps in the address: the open list of things to do, and its filters. */
export interface DashboardSearch {
  /** `open`, `done`, `dismissed` or `all`: the list is shown. */
  todos?: string
  type?: string
}

export function readSearch({ todos, type }: Record<string, unknown>): DashboardSearch {
  return {
    ...(typeof todos === 'string' && todos ? { todos } : {}),
    ...(typeof type === 'string' && type ? { type } : {}),
  }
}
