/** The two forms of the list, in one chunk of their own. */
export { AddDrawer } from './add-drawer.tsx'
export { OnePerson } from './one-person.tsx'
