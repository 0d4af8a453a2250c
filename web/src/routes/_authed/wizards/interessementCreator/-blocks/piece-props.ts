import type { BlockRole } from '@moisson/core/accord/block-kinds'
import type { Block } from '@moisson/core/accord/formula-blocks'

export interface BlockProps<Kind extends Block = Block> {
  block: Kind
  /** What it stands for where it is. */
  sort: BlockRole
  onChange: (block: Block) => void
}
export interface PieceProps extends BlockProps {
  label: string
  onRemove?: (() => void) | undefined
}
