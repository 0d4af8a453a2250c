import { say } from '@moisson/law/text'
import { companyAddressFields } from '../record/address.ts'
import { LONGEST_SITE } from './longest-site.ts'
import type { Fields } from '../record/field.ts'

/** A place of work of the company, its head office among them. */
export const establishmentFields = {
  name: {
    kind: 'text',
    max: LONGEST_SITE,
    required: true,
    label: say('Nom', 'Name'),
    help: say(
      'Comme la paie l’écrit : le fichier des salaires est reconnu par ce nom.',
      'As payroll writes it: the payroll file is recognised by this name.',
    ),
  },
  siret: {
    kind: 'text',
    max: 20,
    label: say('SIRET', 'SIRET'),
    help: say('Le SIREN de la société et cinq chiffres.', 'The company’s SIREN and five digits.'),
  },
  address: { kind: 'group', fields: companyAddressFields, label: say('Adresse', 'Address') },
  headcount: {
    kind: 'number',
    min: 0,
    max: 1_000_000,
    decimals: 2,
    label: say('Effectif', 'Headcount'),
  },
  closed_on: {
    kind: 'day',
    label: say('Fermé le', 'Closed on'),
    help: say(
      'Il garde ses personnes et n’est plus proposé pour les nouvelles.',
      'It keeps its people and is no longer offered for new ones.',
    ),
  },
} as const satisfies Fields
