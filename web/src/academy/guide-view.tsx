import { FiguresView } from './figures-view.tsx'
import { GlossaryView } from './glossary-view.tsx'
import type { GuideContent } from './guide-data.ts'
import { QuestionView } from './question-view.tsx'
import type { GuidePlace } from './topic-link.tsx'
import { TopicView } from './topic-view.tsx'
import { late } from '../kit/late.tsx'

// Its curves come with it: most pages draw none.
const FormulasView = late(() => import('./formulas-view.tsx'))
const MeetingView = late(() => import('./meeting-view.tsx'))

/** A page of the guide: a topic, one of its questions, or a page that one looks things up in. */
export function GuideView({ page, place }: { page: GuideContent; place: GuidePlace }) {
  if ('topic' in page) return <QuestionView question={page} place={place} />
  if (!('look' in page)) return <TopicView topic={page} place={place} />
  if (page.look === 'glossary') return <GlossaryView glossary={page} place={place} />
  if (page.look === 'formulas') return <FormulasView formulas={page} place={place} />
  if (page.look === 'meeting') return <MeetingView meeting={page} place={place} />
  return <FiguresView figures={page} place={place} />
}
