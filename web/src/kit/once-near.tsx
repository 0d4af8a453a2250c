import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'

/** What is drawn, and what it needs asked for, once its place is within `margin` of the reader's eyes. */
export function OnceNear(props: {
  /** What keeps its place meanwhile. */
  pending?: ReactNode
  margin?: `${number}px`
  className?: string
  /** The end of an address that leads here. */
  id?: string
  children: ReactNode
}) {
  const { pending = null, margin = '0px', className, id, children } = props
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    // An address that leads here led to a page where this was not drawn yet.
    if (id && location.hash === `#${id}`) place.current?.scrollIntoView()
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: margin },
    )
    if (place.current) watch.observe(place.current)
    return () => watch.disconnect()
  }, [margin, id])
  return (
    <div ref={place} id={id} className={className}>
      {near ? <Suspense fallback={pending}>{children}</Suspense> : pending}
    </div>
  )
}
