import type { CallDeclaration, Output, Request } from '@moisson/contract/call'
import { moveClock } from '@moisson/contract/demo'
import type { Answer, Caller, WorldServer } from './world-server.ts'
import type { CampaignPlan, EmployerPlan, PersonPlan, WorldPlan } from './world-plan.ts'

export interface Human {
  name: string
  employee_number: string
  employer: Employer
  plan: PersonPlan
  beneficiary: string
  email: string
}
export interface Employer {
  id: string
  name: string
  /** Its own person, who prints letters and answers questions. */
  owner: string
  plan: EmployerPlan
}
export interface RunCampaign {
  id: string
  name: string
  employer: Employer
  plan: CampaignPlan
}

/** A world that is happening. */
export interface World {
  server: WorldServer
  plan: WorldPlan
  /** Unlike that of any other world on this server. */
  tag: string
  /** The adviser, who does what a company's own people do, and who validates what another submitted. */
  adviser: string
  platform: string
  employers: Employer[]
  people: Human[]
  campaigns: RunCampaign[]
  /** What happened, in words. */
  story: string[]
  mailsRead: number
  /** The most each campaign may cost, as it was first told once people could answer. */
  mayCost: Map<string, { people: number; matching: number; highest: number }>
  /** What was stored when it was compared last, by person and by campaign. */
  compared: Map<string, string>
}

/** What a step did. */
export interface Outcome {
  /** What was tried, in words. */
  said: string
  /** The product's refusal; empty when it was done. */
  code: string
}

/** Something that must not be, found in a world. */
export class WorldFault extends Error {}

/** An answer of the product other than its own fault; a refusal is an answer. */
export async function ask<D extends CallDeclaration>(
  world: World,
  call: D,
  request: Request<D>,
  as: Caller | null = world.adviser,
): Promise<Answer<Output<D>>> {
  const answer = await world.server.call(call, request, as)
  if (answer.status >= 500)
    throw new WorldFault(`${call.http} answered ${answer.status}: ${answer.bytes.toString().slice(0, 500)}`)
  return answer
}

/** The same where the product has no reason to refuse. */
export async function must<D extends CallDeclaration>(
  world: World,
  call: D,
  request: Request<D>,
  as: Caller | null = world.adviser,
): Promise<Output<D>> {
  const answer = await ask(world, call, request, as)
  if (answer.code) throw new WorldFault(`${call.http} was refused: ${answer.bytes.toString().slice(0, 500)}`)
  return answer.body
}

/** Time goes on; what falls due is done and mails leave. */
export async function wait(world: World, duration: string): Promise<void> {
  await must(world, moveClock, { body: { advance: duration } }, null)
}

export const pick = <Item>(items: readonly Item[], number: number): Item | undefined =>
  items.length === 0 ? undefined : items[number % items.length]
export const euros = (cents: number): string => `${(cents / 100).toFixed(2)} €`
