import type { CallDeclaration } from './call.ts'
import * as abondement from './abondement.ts'
import * as accord from './accord.ts'
import * as admin from './admin.ts'
import * as adminMail from './admin-mail.ts'
import * as beneficiary from './beneficiary.ts'
import * as campaign from './campaign.ts'
import * as campaignFollow from './campaign-follow.ts'
import * as campaignMail from './campaign-mail.ts'
import * as choice from './choice.ts'
import * as company from './company.ts'
import * as companyAccess from './company-access.ts'
import * as correction from './correction.ts'
import * as document from './document.ts'
import * as exports from './export.ts'
import * as extract from './extract.ts'
import * as fund from './fund.ts'
import * as identity from './identity.ts'
import * as laterWindow from './later-window.ts'
import * as payment from './payment.ts'
import * as simulation from './simulation.ts'
import * as todo from './todo.ts'
import * as process from './process.ts'
import * as user from './user.ts'
import * as userRole from './user-role.ts'

function declared(noun: string, module: object): [string, { noun: string; declaration: CallDeclaration }][] {
  return Object.entries(module)
    .filter(([, value]) => typeof value === 'object' && value !== null && 'http' in value && 'does' in value)
    .map(([name, declaration]) => [name, { noun, declaration: declaration as CallDeclaration }])
}

/** Every call of the product by name, with the noun it belongs to; the demo's own calls are not among them. */
export const calls: ReadonlyMap<string, { noun: string; declaration: CallDeclaration }> = new Map([
  ...declared('user', user),
  ...declared('user', userRole),
  ...declared('identity', identity),
  ...declared('company', company),
  ...declared('company', companyAccess),
  ...declared('beneficiary', beneficiary),
  ...declared('extract', extract),
  ...declared('campaign', campaign),
  ...declared('campaign', campaignFollow),
  ...declared('campaign', campaignMail),
  ...declared('campaign', laterWindow),
  ...declared('campaign', correction),
  ...declared('choice', choice),
  ...declared('abondement', abondement),
  ...declared('document', document),
  ...declared('export', exports),
  ...declared('fund', fund),
  ...declared('payment', payment),
  ...declared('accord', accord),
  ...declared('admin', admin),
  ...declared('admin', adminMail),
  ...declared('process', process),
  ...declared('simulation', simulation),
  ...declared('todo', todo),
])

const names = new Map<CallDeclaration, string>(
  [...calls].map(([name, { declaration }]) => [declaration, name]),
)

/** The name of a declared call, as in the audit trail: `campaign.launchCampaign`. */
export function auditNameOf(declaration: CallDeclaration): string {
  const name = names.get(declaration) ?? 'unnamed'
  return `${calls.get(name)?.noun ?? 'demo'}.${name}`
}
