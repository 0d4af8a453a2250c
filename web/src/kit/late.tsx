import { Suspense, lazy, type ComponentType, type ReactNode } from 'react'

/** A piece whose code comes when it is first shown; `waiting`, or nothing, keeps its place until then. */
export function late<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  const Piece: ComponentType<Props> = lazy(load)
  return function Late(props) {
    return (
      <Suspense fallback={waiting}>
        <Piece {...props} />
      </Suspense>
    )
  }
}
