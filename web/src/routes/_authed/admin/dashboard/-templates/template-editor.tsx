import { processTemplate } from '@moisson/core/process/templates'
import type { OwnTemplate } from './own-template.ts'
import { ProcessEditor } from './process-editor.tsx'
import { TodosEditor } from './todos-editor.tsx'

/** The editor of what is written: of a process with the product’s own texts, or of a set of things to do. */
export default function TemplateEditor(props: {
  base: string | null
  kept: OwnTemplate | null
  onClose: () => void
}) {
  const { kept, onClose } = props
  if (props.base === null) return <TodosEditor kept={kept} onClose={onClose} />
  const base = processTemplate(props.base)
  return base && <ProcessEditor base={base} kept={kept} onClose={onClose} />
}
