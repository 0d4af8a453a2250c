import { createHash } from 'node:crypto'
import { counts, type Broken, type Invariant } from './invariant.ts'
import { printedPerson } from '../campaign/freeze-hash.ts'

interface Campaign extends Omit<Broken, 'what'> {
  id: string
  frozen: string
  frozen_hash: Buffer
}

/** The print is made again line by line: a campaign of any size passes through a few kilobytes. */
export const frozenPrint: Invariant = {
  name: 'frozen-print',
  sentence: 'rules, amounts and choices of a validated campaign are those that were validated',
  async *broken(reading) {
    const campaigns = reading.rows<Campaign>(
      `select c.id, c.company_id, c.id as campaign_id, c.name as campaign, c.frozen::text as frozen, c.frozen_hash
       from campaign c where c.state in ('validated', 'completed') and c.frozen_hash is not null`,
    )
    for await (const { frozen, frozen_hash, id, ...campaign } of campaigns) {
      const print = createHash('sha256').update(frozen)
      let before = ''
      const people = reading.rows<{ line: string }>(
        `select ${printedPerson} as line from campaign_beneficiary e
         left join choice k on k.campaign_beneficiary_id = e.id and ${counts('k')}
         where e.campaign_id = $1 order by e.id`,
        [id],
      )
      for await (const { line } of people) {
        print.update(before + line)
        before = '\n'
      }
      if (!print.digest().equals(frozen_hash))
        yield {
          ...campaign,
          beneficiary_id: null,
          employee_number: null,
          what: 'what is stored now is not what was validated',
        }
    }
  },
}
