import { documentTypeNames, essentialTypes } from '@moisson/core/document/document-types'
import { FilePenLine, FilePlus2, Upload } from 'lucide-react'
import { Button } from '../../../../kit/button.tsx'
import { Card } from '../../../../kit/card.tsx'
import { EmptyState } from '../../../../kit/empty-state.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { ButtonLink } from '../../../../shell/button-link.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { documentWords } from '../-document-words.ts'

/** Nothing yet: the five papers of intéressement and its plans, each with the way to have it. */
export function EssentialPapers({ onAdd }: { onAdd: (type: string) => void }) {
  const words = useWords(documentWords)
  const { text } = useFormat()
  return (
    <Card flush>
      <EmptyState icon={FilePlus2} title={words.empty.title}>
        {words.empty.body}
      </EmptyState>
      <ol className="divide-y divide-neutral-200 border-t border-neutral-200">
        {essentialTypes.map((type) => (
          <li key={type} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
            <div className="min-w-0 flex-1 basis-64">
              <p className="font-medium text-neutral-950">{text(documentTypeNames[type])}</p>
              <p className="text-sm text-neutral-600">{words.empty.why[type]}</p>
            </div>
            <div className="flex gap-2">
              {type === 'interessement_agreement' && (
                <ButtonLink size="small" icon={FilePenLine} to="/wizards/interessementCreator">
                  {words.write}
                </ButtonLink>
              )}
              <Button
                makes="POST /company/{id}/documents"
                size="small"
                icon={Upload}
                onClick={() => onAdd(type)}
              >
                {words.drop}
              </Button>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}
