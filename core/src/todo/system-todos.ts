import { campaignTodos } from './campaign-todos.ts'
import { companyTodos } from './company-todos.ts'
import type { CompanyStanding, SystemTodo } from './standing.ts'
import { stepTodos } from './step-todos.ts'

/** What waits at a company by what the product sees, without what an open template already asks. */
export function systemTodos(standing: CompanyStanding): SystemTodo[] {
  const asked = (todo: SystemTodo) =>
    standing.open_templates.some(
      ({ code, year }) => todo.twins?.includes(code) && (todo.year === null || todo.year === year),
    )
  return [...companyTodos(standing), ...campaignTodos(standing), ...stepTodos(standing)].filter(
    (todo) => !asked(todo),
  )
}
