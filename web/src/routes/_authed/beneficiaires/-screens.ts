import { lazy } from 'react'

const list = () => import('./-people/people-list.tsx').then((screen) => ({ default: screen.PeopleList }))
const assistant = () => import('./-import/import-assistant.tsx')

/** Two screens under one address: a person who reads the list does not wait for the assistant. */
export const PeopleList = lazy(list)
export const ImportAssistant = lazy(assistant)

/** Fetches the screen that will be shown, while its data is read. */
export async function fetchScreen(importing: boolean): Promise<void> {
  await (importing ? assistant() : list())
}
