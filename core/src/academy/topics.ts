import type { TopicFacts } from './topic.ts'
import { agreement } from './topics/agreement.ts'
import { basics } from './topics/basics.ts'
import { campaign } from './topics/campaign.ts'
import { choose } from './topics/choose.ts'
import { funds } from './topics/funds.ts'
import { interessement } from './topics/interessement.ts'
import { leaving } from './topics/leaving.ts'
import { managed } from './topics/managed.ts'
import { matching } from './topics/matching.ts'
import { participation } from './topics/participation.ts'
import { pee } from './topics/pee.ts'
import { percol } from './topics/percol.ts'
import { ppv } from './topics/ppv.ts'
import { release } from './topics/release.ts'
import { taxes } from './topics/taxes.ts'

/** Every topic, in the order in which one would read them. To add one: its file and its line. */
export const topics: readonly TopicFacts[] = [
  basics,
  interessement,
  participation,
  ppv,
  choose,
  pee,
  percol,
  funds,
  managed,
  matching,
  release,
  taxes,
  leaving,
  agreement,
  campaign,
]
