/** The people one can be in the demo; their addresses are reserved for fiction. */
export const personas = [
  {
    id: 'beneficiary',
    name: 'Lucas Bernard',
    role: 'beneficiary',
    email: 'lucas.bernard@example.org',
    home: '/beneficiaire',
    label: {
      fr: 'Lucas, salarié : il a une prime à placer',
      en: 'Lucas, employee: he has a bonus to invest',
    },
  },
  {
    id: 'company_admin',
    name: 'Claire Martin',
    role: 'company_admin',
    email: 'claire.martin@example.org',
    home: '/dashboard',
    label: { fr: 'Claire, RH : elle mène la campagne', en: 'Claire, HR: she runs the campaign' },
  },
  {
    id: 'manager',
    name: 'Sophie Laurent',
    role: 'manager',
    email: 'sophie.laurent@example.org',
    home: '/admin/dashboard',
    label: { fr: 'Sophie, conseillère : elle valide', en: 'Sophie, adviser: she validates' },
  },
  {
    id: 'platform_admin',
    name: 'Alex Petit',
    role: 'platform_admin',
    email: 'alex.petit@example.org',
    home: '/admin/dashboard',
    label: { fr: 'Alex, plateforme : il ouvre les sociétés', en: 'Alex, platform: opens companies' },
  },
] as const

export type PersonaId = (typeof personas)[number]['id']
