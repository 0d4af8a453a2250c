import {
  Building2,
  CalendarRange,
  ClipboardCheck,
  Coins,
  FileText,
  Gauge,
  Handshake,
  HeartPulse,
  Info,
  Scale,
  Sigma,
  SplitSquareHorizontal,
  Users,
  type LucideIcon,
} from 'lucide-react'

/** The steps in their order, each with the parts of the answers it asks for. */
export const steps = [
  { code: 'company', icon: Building2, asks: ['company', 'duration.first_exercise_start'] },
  { code: 'conclusion', icon: Handshake, asks: ['conclusion'] },
  { code: 'scope', icon: CalendarRange, asks: ['scope', 'duration', 'tacit_renewal'] },
  { code: 'beneficiaries', icon: Users, asks: ['beneficiaries'] },
  { code: 'indicators', icon: Gauge, asks: ['indicators'] },
  { code: 'formula', icon: Sigma, asks: ['formula'] },
  { code: 'caps', icon: Scale, asks: ['caps', 'participation', 'exceptional_increase'] },
  { code: 'split', icon: SplitSquareHorizontal, asks: ['split', 'individual_cap', 'supplement'] },
  { code: 'presence', icon: HeartPulse, asks: ['presence', 'salary'] },
  { code: 'payment', icon: Coins, asks: ['payment', 'advances', 'choice'] },
  {
    code: 'life',
    icon: Info,
    asks: ['follow_up', 'information', 'disputes', 'revision', 'filing', 'preamble', 'special_clauses'],
  },
  { code: 'compliance', icon: ClipboardCheck, asks: [] },
  { code: 'text', icon: FileText, asks: [] },
] as const satisfies readonly { code: string; icon: LucideIcon; asks: readonly string[] }[]

export type StepCode = (typeof steps)[number]['code']

export const stepCodes: readonly StepCode[] = steps.map(({ code }) => code)

export const isStep = (code: string | undefined): code is StepCode => stepCodes.some((one) => one === code)

const within = (field: string, part: string): boolean => field === part || field.startsWith(`${part}.`)

/** The step where an answer is given; the longest part that holds it decides. */
export function stepOf(field: string): StepCode {
  const found = steps
    .flatMap(({ code, asks }) => asks.map((part) => ({ code, part })))
    .filter(({ part }) => within(field, part))
    .toSorted((one, other) => other.part.length - one.part.length)[0]
  return found?.code ?? 'compliance'
}
