import { readSigningPack } from '@moisson/contract/ratification'
import { Download } from 'lucide-react'
import { useTake } from '../../../file/use-file.ts'
import { Button } from '../../../kit/button.tsx'
import { Card } from '../../../kit/card.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { useCompany } from '../../../session/account.ts'
import { useWords } from '../../../words/catalogue.ts'
import type { Ready } from './-ratification.ts'
import { signatureWords } from './-signature-words.ts'

/** The texts nobody has signed yet, each with all that is signed with it. */
export default function ToSign({ texts }: { texts: Ready['texts'] }) {
  const words = useWords(signatureWords)
  const { longDay } = useFormat()
  const company = useCompany()
  const { take, running } = useTake(readSigningPack)
  return (
    <Card title={words.toSign} flush>
      <p className="px-5 pb-4 text-sm text-pretty text-neutral-700">{words.toSignWhy}</p>
      <ul className="divide-y divide-neutral-100 border-t border-neutral-100">
        {texts.map(({ id, title, sign_by }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-3">
            <div className="min-w-0">
              <p className="font-medium break-words">{title}</p>
              {sign_by && <p className="text-sm text-neutral-600">{words.signBy(longDay(sign_by))}</p>}
            </div>
            <Button
              size="small"
              icon={Download}
              running={running}
              aria-label={words.packNamed(title)}
              makes="GET /company/{id}/documents/{did}/signing-pack"
              onClick={() =>
                void take({ path: { id: company.id, did: id }, query: {} }, 'dossier-de-signature.zip')
              }
            >
              {words.pack}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
