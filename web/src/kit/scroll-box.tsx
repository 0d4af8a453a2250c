import type { CSSProperties, ReactNode } from 'react'

/** A named part of the page that scrolls by itself and that the keyboard reaches. */
export function ScrollBox(props: {
  label: string
  className?: string
  style?: CSSProperties
  children: ReactNode
}) {
  return (
    <section ref={reachable} aria-label={props.label} className={props.className} style={props.style}>
      {props.children}
    </section>
  )
}

/** What scrolls has to take the focus, so that arrow keys move it. */
function reachable(element: HTMLElement | null): void {
  element?.setAttribute('tabindex', '0')
}
