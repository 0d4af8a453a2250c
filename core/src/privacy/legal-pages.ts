/** The pages about the installation itself, named as the links to them are. */
export const legalPages = [
  { path: '/mentions-legales', name: { fr: 'Mentions légales', en: 'Legal notice' } },
  { path: '/confidentialite', name: { fr: 'Confidentialité', en: 'Privacy' } },
  {
    path: '/accessibilite',
    name: { fr: 'Accessibilité\u00a0: non conforme', en: 'Accessibility: not compliant' },
  },
  { path: '/contact', name: { fr: 'Contact', en: 'Contact' } },
] as const
