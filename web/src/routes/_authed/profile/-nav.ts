import { Sprout } from 'lucide-react'
import type { NavLink } from '../../../shell/nav-entries.ts'

/** From one's own page, the way back to one's own space, which has no frame. */
export const nav: NavLink = {
  to: '/beneficiaire',
  label: { fr: 'Mon épargne salariale', en: 'My employee savings' },
  icon: Sprout,
  order: 0,
  roles: ['beneficiary'],
}
