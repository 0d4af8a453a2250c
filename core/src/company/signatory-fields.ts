import { say } from '@moisson/law/text'
import type { Fields, ValueOf } from '../record/field.ts'

/** For whom somebody signs an agreement. */
export const capacityNames = {
  employer: say('Pour l’employeur', 'For the employer'),
  union: say('Pour une organisation syndicale', 'For a union'),
  mandated_employee: say('Comme salarié mandaté', 'As a mandated employee'),
  works_council: say('Pour le CSE', 'For the works council (CSE)'),
  personnel: say('Pour le personnel, aux deux tiers', 'For the staff, by two thirds'),
} as const
export type Capacity = keyof typeof capacityNames

/** Somebody who signs an agreement: for whom, as what, on which day, and what proves that they may. */
export const signatoryFields = {
  capacity: {
    kind: 'choice',
    required: true,
    names: capacityNames,
    label: say('Signe', 'Signs'),
  },
  name: { kind: 'text', max: 120, required: true, label: say('Nom', 'Name') },
  quality: { kind: 'text', max: 160, label: say('En qualité de', 'Acting as') },
  organisation: {
    kind: 'text',
    max: 120,
    label: say('Organisation', 'Organisation'),
  },
  signed_on: { kind: 'day', label: say('A signé le', 'Signed on') },
  document_id: { kind: 'id', label: say('Document qui le prouve', 'Document that proves it') },
} as const satisfies Fields
export type Signatory = ValueOf<{
  kind: 'group'
  fields: typeof signatoryFields
}>
