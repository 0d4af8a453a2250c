import type { Measured } from '@moisson/core/accord/block-kinds'
import type { IndicatorUnit } from '@moisson/core/accord/given-answers'
import { createContext, use, type ComponentType } from 'react'
import type { PieceProps } from './piece-props.ts'

export interface YearlyValue {
  name: string
  label: string
  unit: IndicatorUnit
  values: number[]
}

/** What every piece of one formula shares. */
export interface Blocks {
  /** Draws a piece. */
  Editor: ComponentType<PieceProps>
  indicators: readonly Measured[]
  /** How what may be measured is called, the payroll and the headcount included. */
  names: readonly { value: string; label: string }[]
  /** Figures that change from one exercice to the next, by name. */
  yearly: readonly YearlyValue[]
  setYearly: (values: YearlyValue[]) => void
  /** The exercices of the agreement, by their year. */
  years: readonly string[]
}

export const BlocksContext = createContext<Blocks | null>(null)

export function useBlocks(): Blocks {
  const blocks = use(BlocksContext)
  if (!blocks) throw new Error('A piece stands inside its formula')
  return blocks
}
