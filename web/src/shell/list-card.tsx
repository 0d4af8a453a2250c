import type { LinkComponent } from '@tanstack/react-router'
import { createLink } from '@tanstack/react-router'
import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

/** A thing among others: its name, what tells it in a glance, and in its foot what it waits for. */
export function ListCard(props: {
  /** A `CardLink`: the whole card leads where it leads. */
  title: ReactNode
  /** Beside the name. */
  beside: ReactNode
  children?: ReactNode
  foot: ReactNode
  className?: string
}) {
  return (
    <article
      className={clsx(
        'card group relative grid h-full grid-cols-1 content-between gap-4 p-5 transition-shadow hover:shadow-lift',
        props.className,
      )}
    >
      <div className="grid grid-cols-1 gap-4">
        <header className="flex items-start justify-between gap-3">
          {props.title}
          {props.beside}
        </header>
        {props.children}
      </div>
      <footer className="grid grid-cols-1 gap-2 border-t border-neutral-100 pt-3">{props.foot}</footer>
    </article>
  )
}

const Linked = createLink(({ className, children, ...rest }: ComponentProps<'a'>) => (
  <a {...rest} className={clsx('after:absolute after:inset-0 after:rounded-xl', className)}>
    {children}
  </a>
))

/** The name of a card's thing, pressed anywhere on the card. */
export const CardLink: LinkComponent<'a'> = (props) => <Linked {...props} />
