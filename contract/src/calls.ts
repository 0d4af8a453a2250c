import type { CallDeclaration, Schema } from './call.ts'
import * as abondement from './abondement.ts'
import * as academy from './academy.ts'
import * as accord from './accord.ts'
import * as accordDrafts from './accord-drafts.ts'
import * as accordLinks from './accord-links.ts'
import * as agreement from './agreement.ts'
import * as admin from './admin.ts'
import * as adminMail from './admin-mail.ts'
import * as beneficiary from './beneficiary.ts'
import * as campaign from './campaign.ts'
import * as campaignEnvelope from './campaign-envelope.ts'
import * as campaignFollow from './campaign-follow.ts'
import * as campaignMail from './campaign-mail.ts'
import * as choice from './choice.ts'
import * as communication from './communication.ts'
import * as company from './company.ts'
import * as companyAccess from './company-access.ts'
import * as advance from './advance.ts'
import * as correction from './correction.ts'
import * as council from './council.ts'
import * as councilLink from './council-link.ts'
import * as document from './document.ts'
import * as erasure from './erasure.ts'
import * as establishment from './establishment.ts'
import * as exports from './export.ts'
import * as certificate from './certificate.ts'
import * as extract from './extract.ts'
import * as factor from './factor.ts'
import * as factorRecovery from './factor-recovery.ts'
import * as fund from './fund.ts'
import * as savings from './savings.ts'
import * as saverProfile from './saver-profile.ts'
import * as identity from './identity.ts'
import * as heldSum from './held-sum.ts'
import * as laterWindow from './later-window.ts'
import * as ownPapers from './own-papers.ts'
import * as ownTemplate from './own-template.ts'
import * as letter from './letter.ts'
import * as paperChoice from './paper-choice.ts'
import * as payment from './payment.ts'
import * as question from './question.ts'
import * as ratification from './ratification.ts'
import * as ratificationVote from './ratification-vote.ts'
import * as simulation from './simulation.ts'
import * as todo from './todo.ts'
import * as process from './process.ts'
import * as stepComment from './step-comment.ts'
import * as receiptCheck from './receipt-check.ts'
import * as user from './user.ts'
import * as userRole from './user-role.ts'

function declared(noun: string, module: object): [string, { noun: string; declaration: CallDeclaration }][] {
  return Object.entries(module)
    .filter(([, value]) => typeof value === 'object' && value !== null && 'http' in value && 'does' in value)
    .map(([name, declaration]) => [name, { noun, declaration: declaration as CallDeclaration }])
}

const modules = [
  ['user', user],
  ['user', userRole],
  ['identity', identity],
  ['identity', factor],
  ['identity', factorRecovery],
  ['company', company],
  ['company', agreement],
  ['company', companyAccess],
  ['company', establishment],
  ['beneficiary', beneficiary],
  ['beneficiary', erasure],
  ['extract', extract],
  ['campaign', campaign],
  ['campaign', campaignEnvelope],
  ['campaign', campaignFollow],
  ['campaign', campaignMail],
  ['campaign', laterWindow],
  ['campaign', correction],
  ['campaign', advance],
  ['choice', choice],
  ['choice', paperChoice],
  ['choice', savings],
  ['choice', saverProfile],
  ['choice', receiptCheck],
  ['question', question],
  ['academy', academy],
  ['letter', letter],
  ['abondement', abondement],
  ['council', council],
  ['council', councilLink],
  ['document', document],
  ['document', communication],
  ['document', ownPapers],
  ['export', exports],
  ['export', certificate],
  ['fund', fund],
  ['payment', payment],
  ['payment', heldSum],
  ['accord', accord],
  ['accord', accordDrafts],
  ['accord', accordLinks],
  ['accord', ratification],
  ['accord', ratificationVote],
  ['admin', admin],
  ['admin', adminMail],
  ['process', process],
  ['process', stepComment],
  ['process', ownTemplate],
  ['simulation', simulation],
  ['todo', todo],
] as const

/** Every call of the product by name, with the noun it belongs to; the demo's own calls are not among them. */
export const calls: ReadonlyMap<string, { noun: string; declaration: CallDeclaration }> = new Map(
  modules.flatMap(([noun, module]) => declared(noun, module)),
)

type HttpOf<Module> = {
  [Name in keyof Module]: Module[Name] extends CallDeclaration ? Module[Name]['http'] : never
}[keyof Module]
type HttpOfEach<Module> = Module extends object ? HttpOf<Module> : never
/** The method and path of every declared call, by which the build asks for a handler. */
export type CallHttp = HttpOfEach<(typeof modules)[number][1]>

/** The shapes that the modules of the calls export, by name: what the document names once. */
export const shapes: ReadonlyMap<string, Schema> = new Map(
  modules.flatMap(([, module]) =>
    Object.entries(module).filter(
      (entry): entry is [string, Schema] =>
        typeof entry[1] === 'object' && entry[1] !== null && 'def' in entry[1] && 'safeParse' in entry[1],
    ),
  ),
)

const names = new Map<CallDeclaration, string>(
  [...calls].map(([name, { declaration }]) => [declaration, name]),
)

/** What a call is about, by noun and kind: `campaign.money`. */
export function subjectOf(declaration: CallDeclaration): string {
  const name = names.get(declaration) ?? ''
  return `${calls.get(name)?.noun ?? 'demo'}.${declaration.rights.kind}`
}

/** The name of a declared call, as in the audit trail: `campaign.launchCampaign`. */
export function auditNameOf(declaration: CallDeclaration): string {
  const name = names.get(declaration) ?? 'unnamed'
  return `${calls.get(name)?.noun ?? 'demo'}.${name}`
}
