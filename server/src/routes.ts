import { academyRoutes } from './academy/academy-routes.ts'
import { abondementRoutes } from './abondement/abondement-routes.ts'
import { accordRoutes } from './accord/accord-routes.ts'
import { adminRoutes } from './admin/admin-routes.ts'
import { beneficiaryRoutes } from './beneficiary/beneficiary-routes.ts'
import { campaignRoutes } from './campaign/campaign-routes.ts'
import { choiceRoutes } from './choice/choice-routes.ts'
import { companyRoutes } from './company/company-routes.ts'
import { councilRoutes } from './council/council-routes.ts'
import { documentRoutes } from './document/document-routes.ts'
import { exportRoutes } from './export/export-routes.ts'
import { fundRoutes } from './fund/fund-routes.ts'
import { identityRoutes } from './identity/identity-routes.ts'
import { letterRoutes } from './letter/letter-routes.ts'
import { mailRoutes } from './mail/mail-routes.ts'
import { paymentRoutes } from './payment/payment-routes.ts'
import { questionRoutes } from './question/question-routes.ts'
import { ratificationRoutes } from './ratification/ratification-routes.ts'
import { simulationRoutes } from './simulation/simulation-routes.ts'
import { todoRoutes } from './todo/todo-routes.ts'
import { privacyRoutes } from './privacy/privacy-routes.ts'
import { processRoutes } from './process/process-routes.ts'
import { userRoutes } from './user/user-routes.ts'
import type { CallHttp } from '@moisson/contract/calls'
import type { Route } from './http/handle.ts'

const handled = [
  ...identityRoutes,
  ...userRoutes,
  ...privacyRoutes,
  ...companyRoutes,
  ...beneficiaryRoutes,
  ...campaignRoutes,
  ...choiceRoutes,
  ...abondementRoutes,
  ...councilRoutes,
  ...documentRoutes,
  ...exportRoutes,
  ...fundRoutes,
  ...letterRoutes,
  ...mailRoutes,
  ...paymentRoutes,
  ...accordRoutes,
  ...questionRoutes,
  ...academyRoutes,
  ...ratificationRoutes,
  ...adminRoutes,
  ...processRoutes,
  ...simulationRoutes,
  ...todoRoutes,
]

type Handled = (typeof handled)[number]['call']['http']
/** A list typed `Route[]` forgets its addresses and would answer for every call. */
type Unanswered = string extends Handled
  ? 'a list of routes forgot its addresses'
  : Exclude<CallHttp, Handled>
/** Every handler of the product, by noun. A declared call that nothing handles does not compile: the error names it. */
export const routes: [Unanswered] extends [never] ? readonly Route[] : Unanswered = handled
