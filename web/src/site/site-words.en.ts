import kit from '../words/kit.en.ts'
import * as names from '../words/names.en.ts'
import { plural } from '@moisson/law/words/plural'
import type fr from './site-words.fr.ts'

export default {
  title: names.establishments,
  body: 'The company’s places of work, the head office included. Each person has one; a campaign may concern only some of them.',
  none: 'No establishment',
  noneBody: 'Add them, or import the payroll file: it names them.',
  add: names.addAnEstablishment,
  addTitle: names.addAnEstablishment,
  changeTitle: (name) => `Change “${name}”`,
  change: kit.change,
  changeOne: (name) => `Change ${name}`,
  save: kit.save,
  saved: (name) => `“${name}” is saved`,
  renames: 'People’s files and campaigns follow the new name.',
  remove: names.takeBack,
  removeTitle: (name) => `Take back “${name}”?`,
  removeBody: 'Nobody worked there: it leaves the company file.',
  removed: (name) => `“${name}” is taken back`,
  headOffice: names.headOffice,
  closed: (day) => `Closed on ${day}`,
  siret: (siret) => `SIRET ${siret}`,
  noSiret: 'SIRET to complete',
  people: (count) => plural(count, '# person', '# people'),
  seePeople: (name) => `See the people of ${name}`,
  without: (count) =>
    plural(
      count,
      '# person has no establishment: a campaign limited to establishments would leave them out.',
      '# people have no establishment: a campaign limited to establishments would leave them out.',
    ),
  nameMissing: 'Give the name of the establishment.',
  unknownTitle: (count) =>
    plural(
      count,
      'The file names # establishment that the company file does not have',
      'The file names # establishments that the company file does not have',
    ),
  unknownBody: 'Add them, or correct the rows: otherwise these people will have no establishment.',
  unknownLine: (count) => plural(count, '# row', '# rows'),
  addThese: 'Add these establishments',
  addTheseTitle: 'Add to the company file',
  addTheseBody: 'Tick those that exist. The SIRET and the address are completed in the company file.',
  addThem: (count) => plural(count, 'Add # establishment', 'Add # establishments'),
  added: (count) => plural(count, '# establishment added', '# establishments added'),
  byNumber: (nic) => `Establishment ${nic}`,
  noneYet: 'Add the establishments to the company file first.',
} satisfies typeof fr
