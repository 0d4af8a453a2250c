import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** Where the guide stands: open to anybody, or in the frame of somebody signed in. */
export type GuidePlace = 'guide' | 'academy'

const listOf = { guide: '/guide', academy: '/academy' } as const
const topicOf = { guide: '/guide/$topic/{-$question}', academy: '/academy/$topic/{-$question}' } as const

export function TopicLink(props: {
  place: GuidePlace
  slug: string
  /** A place in the page. */
  hash?: string
  className?: string
  children: ReactNode
}) {
  const { place, slug, ...rest } = props
  return <Link to={topicOf[place]} params={{ topic: slug, question: undefined }} {...rest} />
}

export function QuestionLink(props: {
  place: GuidePlace
  topic: string
  question: string
  className?: string
  children: ReactNode
}) {
  const { place, topic, question, ...rest } = props
  return <Link to={topicOf[place]} params={{ topic, question }} {...rest} />
}

export function TopicsLink({
  place,
  ...rest
}: {
  place: GuidePlace
  className?: string
  children: ReactNode
}) {
  return <Link to={listOf[place]} {...rest} />
}
