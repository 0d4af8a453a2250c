import type { ErrorComponentProps } from '@tanstack/react-router'
import { ApiError } from '../../../../api/api-error.ts'
import { ErrorPage } from '../../../../shell/error-page.tsx'
import { late } from '../../../../kit/late.tsx'

const LinkOver = late(() => import('./-link-over.tsx'))

/** A campaign that a personal link opens no longer is no failure: the time to answer is over. */
export function ChoiceFailure(props: ErrorComponentProps) {
  if (props.error instanceof ApiError && props.error.code === 'campaign_session_only') return <LinkOver />
  return <ErrorPage {...props} />
}
