import kit from './kit.en.ts'
import type { Words } from './catalogue.ts'
import type fr from './shell.fr.ts'

const en: Words<typeof fr> = {
  language: 'Language',
  skip: 'Skip to content',
  network: 'No connection, check your network.',
  unknownFailure: 'That did not work; try again in a moment.',
  loading: kit.loading,
  retry: kit.retry,
}
export default en
