import type { PieceProps } from './piece-props.ts'
import { useBlocks } from './use-blocks.ts'

/** A piece inside another one, drawn by whoever draws the formula. */
export function Piece(props: PieceProps) {
  const { Editor } = useBlocks()
  return <Editor {...props} />
}
