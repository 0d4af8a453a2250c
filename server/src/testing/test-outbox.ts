import { randomUUID } from 'node:crypto'
import type { PlantedCampaign } from './plant-open-campaign.ts'
import type { TestServer } from './test-server.ts'

/** Puts mails in the outbox of a test server, and looks at what became of them. */
export function outboxOf(server: () => TestServer) {
  async function enqueue(
    kind: string,
    recipient: string,
    payload: object,
    more: {
      campaign?: PlantedCampaign
      place?: number
      priority?: number
      state?: 'pending' | 'sending'
    } = {},
  ): Promise<string> {
    const id = randomUUID()
    const person = more.campaign?.people[more.place ?? 0]
    await server().owner.query(
      `insert into outbox (id, company_id, campaign_id, beneficiary_id, kind, dedupe, recipient, payload, priority, state, claimed_at, created_at, due_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, case when $10 = 'sending' then clock_timestamp() end, business_now(), business_now())`,
      [
        id,
        more.campaign?.companyId,
        more.campaign?.campaignId,
        person?.beneficiaryId,
        kind,
        `${kind}:${id}`,
        recipient,
        { campaign_beneficiary_id: person?.enrolmentId, ...payload },
        more.priority ?? 5,
        more.state ?? 'pending',
      ],
    )
    return id
  }

  async function state(id: string) {
    const { rows } = await server().owner.query(
      'select state, error, attempts, due_at > business_now() as waits from outbox where id = $1',
      [id],
    )
    return rows[0]
  }

  const notice = (campaign: PlantedCampaign, place = 0) =>
    enqueue('campaign-opened', campaign.people[place]?.email ?? '', {}, { campaign, place, priority: 9 })

  async function enrolment(campaign: PlantedCampaign, place = 0) {
    const { rows } = await server().owner.query('select * from campaign_beneficiary where id = $1', [
      campaign.people[place]?.enrolmentId,
    ])
    return rows[0]
  }
  return { enqueue, state, notice, enrolment }
}
