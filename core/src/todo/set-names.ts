import type { Text } from '@moisson/law/text'
import type { TodoTemplateName } from '../vocabulary.ts'

/** Sets of things to do that an adviser gives a company at once. */
export const todoSetNames: Record<TodoTemplateName, Text> = {
  onboarding: { fr: 'Mise en place', en: 'Setting up' },
  annual: { fr: 'Exercice annuel', en: 'Financial year' },
  renewal: { fr: 'Renouvellement d’accord', en: 'Agreement renewal' },
}
