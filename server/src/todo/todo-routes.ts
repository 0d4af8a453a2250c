import type { Route } from '../http/handle.ts'
import { handleCreateTodo } from './create-todo.ts'
import { handlePopulateTodos } from './give-todos.ts'
import { handleListTodos } from './list-todos.ts'
import { handleUpdateTodo } from './update-todo.ts'

export const todoRoutes = [
  handleListTodos,
  handleCreateTodo,
  handleUpdateTodo,
  handlePopulateTodos,
] satisfies Route[]
