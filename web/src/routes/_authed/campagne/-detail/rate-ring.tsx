/** How many answered, as a ring with its percentage in the middle. */
export function RateRing({ bps, text, label }: { bps: number; text: string; label: string }) {
  return (
    <div className="relative size-32 shrink-0">
      <svg viewBox="0 0 100 100" className="size-full -rotate-90" aria-hidden fill="none" strokeWidth="10">
        <circle cx="50" cy="50" r="45" className="stroke-neutral-200" />
        {bps > 0 && (
          <circle
            cx="50"
            cy="50"
            r="45"
            pathLength={10_000}
            strokeDasharray={`${Math.min(10_000, bps)} 10000`}
            className="stroke-primary-700"
          />
        )}
      </svg>
      <p className="absolute inset-0 grid content-center text-center">
        <span className="tabular text-3xl font-semibold tracking-tight text-neutral-950">{text}</span>
        <span className="text-xs text-neutral-600">{label}</span>
      </p>
    </div>
  )
}
