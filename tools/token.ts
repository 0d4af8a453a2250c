// npm run -s token -- company_admin: a bearer of a persona of the running demo, alone on its line.
import { demoAddress } from './demo-address.ts'

const persona = process.argv[2] ?? 'company_admin'
const answer = await fetch(`${demoAddress()}/api/demo/enter`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ persona }),
})
const body = (await answer.json()) as { id_token?: string; error?: string }
if (!answer.ok || !body.id_token) {
  console.error(
    answer.status === 404
      ? `There is no persona “${persona}”: beneficiary, company_admin, manager, platform_admin.`
      : (body.error ?? `the demo answered ${answer.status}`),
  )
  process.exit(1)
}
console.log(body.id_token)
