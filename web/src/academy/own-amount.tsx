import { listMyCampaigns } from '@moisson/contract/choice'
import { useLateRead } from '../api/read.ts'
import { writeMontant } from '../kit/parse-montant.ts'
import { useFormat } from '../kit/use-format.ts'
import { useUser } from '../session/account.ts'
import { useWords } from '../words/catalogue.ts'
import { toolWords } from './tool-words.ts'

/** The reader's own gross amounts, one tap away; nothing for who has none. */
export function OwnAmount({ onTake }: { onTake: (written: string) => void }) {
  const words = useWords(toolWords)
  const { language, money } = useFormat()
  const beneficiary = useUser().roles.includes('beneficiary')
  const { data } = useLateRead(
    listMyCampaigns,
    { query: { include_completed: 'true' } },
    { enabled: beneficiary },
  )
  return data?.items.slice(0, 2).map(({ id, name, gross_cents }) => (
    <button
      key={id}
      type="button"
      className="min-h-11 justify-self-start text-left text-secondary-800 underline underline-offset-4"
      onClick={() => onTake(writeMontant(gross_cents, language))}
    >
      {words.mine(name, money(gross_cents))}
    </button>
  ))
}
