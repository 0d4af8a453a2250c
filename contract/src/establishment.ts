import * as z from 'zod/mini'
import { establishmentFields } from '@moisson/core/company/establishment-fields'
import { call, staff } from './call.ts'
import { readable, writable } from './record-shape.ts'
import { Id, Instant, Version, nameOf } from './shapes.ts'

/** A place of work of the company. */
export const Establishment = z.object({
  id: Id,
  company_id: Id,
  ...readable(establishmentFields),
  /** The one of the company’s own SIRET. */
  head_office: z.boolean(),
  /** People whose file names it, but for those archived. */
  people: z.int(),
  version: Version,
  created_at: Instant,
  updated_at: Instant,
})

const Given = z.object(writable(establishmentFields))
const one = z.object({ id: Id, eid: Id })
const changes = ['company', 'beneficiary', 'extract'] as const

export const listEstablishments = call({
  does: 'The places of work of a company, those that are closed last, with how many people belong to each',
  http: 'GET /company/{id}/establishments',
  rights: { scope: 'company', effect: 'reads', kind: 'company' },
  input: { path: z.object({ id: Id }) },
  output: z.object({
    items: z.array(Establishment),
    /** People whose file names none. */
    people_without: z.int(),
  }),
  who: staff,
  example: (world) => ({ path: { id: world.company } }),
})

export const addEstablishment = call({
  does: 'Record a place of work; its SIRET is checked against the company’s SIREN',
  http: 'POST /company/{id}/establishments',
  rights: { scope: 'company', effect: 'changes', kind: 'company' },
  input: {
    path: z.object({ id: Id }),
    body: z.extend(Given, { name: nameOf(establishmentFields.name.max) }),
  },
  output: Establishment,
  status: 201,
  who: staff,
  changes,
  example: (world) => ({ path: { id: world.company }, body: { name: 'Cidrerie' } }),
})

export const changeEstablishment = call({
  does: 'Change a place of work, or close it; the people who belong to it follow its name',
  http: 'PUT /company/{id}/establishments/{eid}',
  rights: { scope: 'company', effect: 'changes', kind: 'company' },
  input: { path: one, body: Given },
  output: Establishment,
  refusals: ['not_found', 'version_conflict'],
  who: staff,
  changes,
  example: (world) => ({
    path: { id: world.company, eid: world.establishment },
    body: { closed_on: '2026-03-31' },
  }),
})

export const deleteEstablishment = call({
  does: 'Take back a place of work to which nobody ever belonged',
  http: 'DELETE /company/{id}/establishments/{eid}',
  rights: { scope: 'company', effect: 'changes', kind: 'company' },
  input: { path: one },
  output: z.object({}),
  refusals: ['not_found', 'establishment_in_use', 'establishment_in_campaign'],
  who: staff,
  changes,
  example: (world) => ({ path: { id: world.company, eid: world.establishment } }),
})
