import type { addEstablishment } from '@moisson/contract/establishment'
import type { Request } from '@moisson/contract/call'

type Site = Request<typeof addEstablishment>['body']

/** Where the people of the demo's companies work, the head office first. */
export const vergersSites: readonly Site[] = [
  {
    name: 'Vergers',
    siret: '00002000800017',
    address: { line1: '12 rue des Pommiers', postal_code: '95390', city: 'Saint-Prix', country: 'FRA' },
    headcount: 23,
  },
  {
    name: 'Cidrerie',
    siret: '00002000800025',
    address: { line1: '3 chemin du Pressoir', postal_code: '95390', city: 'Saint-Prix', country: 'FRA' },
    headcount: 14,
  },
  {
    name: 'Bureaux',
    siret: '00002000800033',
    address: { line1: '8 rue de la Gare', postal_code: '95160', city: 'Montmorency', country: 'FRA' },
    headcount: 11,
  },
]
export const phareSites: readonly Site[] = [
  {
    name: 'Atelier',
    siret: '00003100500010',
    address: { line1: '4 quai de la Croix', postal_code: '29900', city: 'Concarneau', country: 'FRA' },
    headcount: 8,
  },
  {
    name: 'Boutique',
    siret: '00003100500028',
    address: { line1: '17 place Jean Jaurès', postal_code: '29900', city: 'Concarneau', country: 'FRA' },
    headcount: 4,
  },
]
