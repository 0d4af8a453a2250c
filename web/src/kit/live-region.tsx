import { useEffect, useState } from 'react'

/** Says a total aloud when it changes, at most twice a second. */
export function LiveRegion({ children }: { children: string }) {
  const [said, setSaid] = useState(children)
  useEffect(() => {
    const timer = setTimeout(() => setSaid(children), 500)
    return () => clearTimeout(timer)
  }, [children])
  return (
    <p aria-live="polite" className="sr-only">
      {said}
    </p>
  )
}
