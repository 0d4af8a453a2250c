import type { LucideIcon } from 'lucide-react'
import { Building2, ChartPie, Gift, HandCoins, PiggyBank, Scale, UsersRound, Wallet } from 'lucide-react'
import type { SimulationType } from './-simulation.ts'

export const typeIcons: Record<SimulationType, LucideIcon> = {
  interessement_envelope: ChartPie,
  participation_reserve: HandCoins,
  distribution: UsersRound,
  employer_cost: Building2,
  employee_net: Wallet,
  abondement_budget: PiggyBank,
  obligation_check: Scale,
  ppv: Gift,
}
