import { ringPath } from '../../../../kit/chart-maths.ts'

/** How many answered, as a ring with its percentage in the middle. */
export function RateRing({ bps, text, label }: { bps: number; text: string; label: string }) {
  return (
    <div className="relative size-32 shrink-0">
      <svg viewBox="-50 -50 100 100" className="size-full" aria-hidden>
        <path d={ringPath(0, 1, 40, 50)} className="fill-neutral-200" />
        {bps > 0 && <path d={ringPath(0, Math.min(1, bps / 10_000), 40, 50)} className="fill-primary-700" />}
      </svg>
      <p className="absolute inset-0 grid content-center text-center">
        <span className="tabular text-3xl font-semibold tracking-tight text-neutral-950">{text}</span>
        <span className="text-xs text-neutral-600">{label}</span>
      </p>
    </div>
  )
}
