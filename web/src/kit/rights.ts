import type { CallHttp } from '@moisson/contract/calls'
import type { MouseEvent } from 'react'
import { createContext, use } from 'react'
import { showToast } from './toast-store.ts'

type One = CallHttp | { readonly http: string }
/** The call, or the calls, that a button or a form makes or leads to; its method and path spare a screen the rest of it. */
export type Makes = One | readonly One[]

/** Why whoever looks may not make a call in the company shown; set once by the frame, from the company's file. */
export const RightsContext = createContext<ReadonlyMap<string, string>>(new Map())

/** Why this is not for whoever looks; undefined when it is. */
export function useDenied(makes: Makes | undefined): string | undefined {
  const denied = use(RightsContext)
  if (!makes) return undefined
  const all = Array.isArray(makes) ? (makes as readonly One[]) : [makes as One]
  return all
    .map((one) => denied.get(typeof one === 'string' ? one : one.http))
    .find((reason) => reason !== undefined)
}

/** What a dead button is: it keeps its place and its focus, and says why when it is pressed. */
export const deadButton = (reason: string) => ({
  'aria-disabled': true,
  disabled: false,
  title: reason,
  onClick: (event: MouseEvent) => {
    event.preventDefault()
    event.stopPropagation()
    showToast({ kind: 'info', title: reason })
  },
})
