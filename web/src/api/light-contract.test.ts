import { expect, test } from 'vitest'
import { lightContract } from '../../light-contract.ts'

const contract = `${import.meta.dirname}/../../../contract/src`

async function loaded(file: string): Promise<string | null> {
  const plugin = lightContract()
  const load = plugin.load as unknown as (id: string) => Promise<string | null>
  return load.call(undefined as never, `${contract}/${file}`)
}

test('the browser receives where a call goes and what it changes, and no schema', async () => {
  const code = await loaded('campaign.ts')
  expect(code).toContain('export const launchCampaign = {"http":"POST /campaigns/{id}/launch"')
  expect(code).toContain('"changes":["campaign"]')
  expect(code).toContain('"who":{}')
  expect(await loaded('demo.ts')).toContain('"who":{"visitor":"always"}')
  expect(code).not.toMatch(/zod|"input"|"output"|"example"/)
})

test('the functions that both sides share stay whole', async () => {
  expect(await loaded('call.ts')).toBeNull()
})
