import { lazy } from 'react'
import type { SimulationScreen } from './-search.ts'

const list = () => import('./-list/simulation-list.tsx')
const builder = () => import('./-builder/builder.tsx')
const compare = () => import('./-compare/compare.tsx')
const orientation = () => import('./-orientation/orientation-page.tsx')

/** Four screens under one address: who reads the list does not wait for the builder. */
export const SimulationList = lazy(list)
export const Builder = lazy(builder)
export const Compare = lazy(compare)
export const Orientation = lazy(orientation)

/** Fetches the screen that will be shown, while its data is read. */
export async function fetchScreen(screen: SimulationScreen): Promise<void> {
  await { list, builder, compare, orientation }[screen]()
}
