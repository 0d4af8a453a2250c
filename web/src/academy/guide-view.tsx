import type { ReadQuestion } from '@moisson/core/academy/read-question'
import type { ReadTopic } from '@moisson/core/academy/read-topic'
import { QuestionView } from './question-view.tsx'
import type { GuidePlace } from './topic-link.tsx'
import { TopicView } from './topic-view.tsx'

/** A page of the guide: a topic, or one of its questions. */
export function GuideView({ page, place }: { page: ReadTopic | ReadQuestion; place: GuidePlace }) {
  if ('topic' in page) return <QuestionView question={page} place={place} />
  return <TopicView topic={page} place={place} />
}
