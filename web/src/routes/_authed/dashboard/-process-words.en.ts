import * as names from '../../../words/names.en.ts'
import type { Words } from '../../../words/catalogue.ts'
import { plural } from '@moisson/law/words/plural'
import type fr from './-process-words.fr.ts'

const spent = (minutes: number): string =>
  minutes < 60
    ? plural(minutes, '# minute', '# minutes')
    : `${Math.floor(minutes / 60)} h${minutes % 60 ? ` ${String(minutes % 60).padStart(2, '0')}` : ''}`

const en: Words<typeof fr> = {
  title: names.processes,
  none: 'No process under way. A process guides you step by step, with papers and dates.',
  start: names.startAProcess,
  all: 'See all',
  progress: (title) => `Progress: ${title}`,
  steps: (done, total) => `${done} of ${total}`,
  next: 'Next step',
  by: {
    company_admin: 'Yours',
    manager: names.yourAdviser,
    agent: 'Your contact',
    third_party: names.aThirdParty,
  },
  before: (day) => `before ${day}`,
  minutes: (minutes) => `${spent(minutes)} of work`,
  open: names.goOn,
  adviser: names.yourAdviser,
  call: (name, phone) => `Call ${name} on ${phone}`,
  write: (name) => `Write to ${name}`,
}
export default en
