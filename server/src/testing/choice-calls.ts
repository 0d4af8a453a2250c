import { getMyChoices, saveMyChoices, submitMyChoices } from '@moisson/contract/choice'
import type { TestServer } from './test-server.ts'
import type { PlantedCampaign } from './plant-open-campaign.ts'

/** The calls of the people of a planted campaign, by their place in it. */
export function choiceCalls(server: () => TestServer) {
  const inOpen = (planted: PlantedCampaign, place = 0) => ({
    path: { id: planted.campaignId },
    as: planted.people[place]?.userId ?? '',
  })
  return {
    inOpen,
    save(planted: PlantedCampaign, body: object, headers = {}, place = 0) {
      const { path, as } = inOpen(planted, place)
      return server().call(saveMyChoices, { path, body }, { as, headers })
    },
    submit(planted: PlantedCampaign, body?: object, headers = {}, place = 0) {
      const { path, as } = inOpen(planted, place)
      return server().call(submitMyChoices, { path, body }, { as, headers })
    },
    read(planted: PlantedCampaign, place = 0) {
      const { path, as } = inOpen(planted, place)
      return server().call(getMyChoices, { path }, { as })
    },
    async engagement(planted: PlantedCampaign, place = 0) {
      const { rows } = await server().owner.query('select * from campaign_beneficiary where id = $1', [
        planted.people[place]?.enrolmentId,
      ])
      return rows[0]
    },
  }
}
