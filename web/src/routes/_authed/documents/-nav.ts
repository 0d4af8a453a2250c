import { staffRoles } from '@moisson/core/roles'
import { FileText } from 'lucide-react'
import type { NavLink } from '../../../shell/nav-entries.ts'

export const nav: NavLink = {
  to: '/documents',
  label: { fr: 'Documents', en: 'Documents' },
  icon: FileText,
  order: 50,
  roles: staffRoles,
  reads: 'GET /company/{id}/documents',
  group: 'company',
}
