import { staffRoles } from '@moisson/core/roles'
import { Megaphone } from 'lucide-react'
import type { NavLink } from '../../../shell/nav-entries.ts'

export const nav: NavLink = {
  to: '/campagne',
  label: { fr: 'Campagnes', en: 'Campaigns' },
  icon: Megaphone,
  order: 20,
  roles: staffRoles,
  reads: 'GET /company/{id}/campaigns',
  group: 'company',
}
