import { readTopic, topicList } from '@moisson/core/academy/read-topic'
import { topics } from '@moisson/core/academy/topics'
import { LIST_FILE, topicFile } from './src/academy/guide-data.ts'

/** The public pages of the guide at the day of the build, each with the file that it shows. */
export const guideAt = (today: string): { path: string; file: string; content: object }[] => [
  { path: '/guide', file: LIST_FILE, content: topicList(today) },
  ...topics.map((topic) => ({
    path: `/guide/${topic.slug}`,
    file: topicFile(topic.slug),
    content: readTopic(topic, today),
  })),
]
