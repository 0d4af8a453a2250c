/** The two forms of the list, in one chunk of their own. */
export { AddDrawer } from './add-drawer.tsx'
export { PersonDrawer } from './person-drawer.tsx'
