import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Services } from '../services.ts'
import type { worldDates } from './dates.ts'
import type { Caller } from './in-process-client.ts'
import type { DemoPerson } from './people.ts'

export interface Cast {
  app: FastifyInstance
  services: Services
  owner: pg.Pool
  dates: ReturnType<typeof worldDates>
  claire: Caller
  sophie: Caller
  alex: Caller
  /** Calls as the beneficiary with this address. */
  as(email: string): Promise<Caller>
  /** Sets business time, sends what waits and does what falls due. */
  at(moment: Date): Promise<void>
  /** Sends what waits and does what falls due now. */
  settle(): Promise<void>
}

export interface DemoCompany {
  id: string
  people: DemoPerson[]
}
