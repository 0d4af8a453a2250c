import Engine from 'publicodes'
import rules from 'modele-social'
import { csgCrds } from '@moisson/law/csg-crds'

/**
 * The levies of one person beside `modele-social`, the public model of French social contributions, where both know
 * the same thing: CSG and CRDS of a gross amount. It takes them of a wage, with its own abatement, so the times are
 * compared and not the cents; the rates are. `node bench/src/beside-modele-social.ts [people]`.
 */
const PEOPLE = Number(process.argv[2] ?? 100)
const ON = '2026-05-31'
const quiet = { log: () => {}, warn: () => {}, error: () => {} }
const amounts = Array.from({ length: PEOPLE }, (_, index) => 180_000 + index * 1_237)

const engine = new Engine(rules, { logger: quiet })
const levied = (rule: string): number => Number(engine.evaluate(`salarié . cotisations . ${rule}`).nodeValue)
let started = performance.now()
let theirs = 0
for (const cents of amounts) {
  engine.setSituation({ 'salarié . contrat . salaire brut': `${cents / 100} €/mois` })
  theirs += levied('CSG-CRDS')
}
const theirTime = (performance.now() - started) / PEOPLE
const shareOfCsg = levied('CSG-CRDS . CSG') / levied('CSG-CRDS')

const rounds = 10_000
started = performance.now()
let ours = 0
for (let round = 0; round < rounds; round += 1) {
  ours += csgCrds.value({ gross_cents: amounts[round % PEOPLE] ?? 0, on: ON }).withheld_cents
}
const ourTime = (performance.now() - started) / rounds
const own = csgCrds.value({ gross_cents: 1_000_000, on: ON })

console.log(
  `modele-social  ${theirTime.toFixed(3)} ms a person (${Math.round(theirs)} € levied on ${PEOPLE} wages)`,
)
console.log(`law            ${ourTime.toFixed(5)} ms a person (${ours} cents in ${rounds} runs)`)
console.log(`ratio          ${Math.round(theirTime / ourTime)} : 1`)
console.log(
  `CSG within CSG and CRDS: ${shareOfCsg.toFixed(5)} there, ${(own.csg_total_cents / own.withheld_cents).toFixed(5)} here`,
)
