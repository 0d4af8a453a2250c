import type { ErrorComponentProps } from '@tanstack/react-router'
import { ErrorPage } from '../../../../shell/error-page.tsx'
import { late } from '../../../../kit/late.tsx'
import { isBeyondLink } from '../../../../shell/page-error.ts'

const LinkOver = late(() => import('./-link-over.tsx'))

/** A campaign that a personal link opens no longer is no failure: the time to answer is over. */
export function ChoiceFailure(props: ErrorComponentProps) {
  if (isBeyondLink(props.error)) return <LinkOver />
  return <ErrorPage {...props} />
}
