import { useLocation } from '@tanstack/react-router'
import { Elsewhere } from '../../../shell/elsewhere.tsx'
import { useWords } from '../../../words/catalogue.ts'
import { elsewhereWords } from './-elsewhere-words.ts'

/** The address names a campaign of another company of the person. */
export default function CampaignElsewhere({ companyId }: { companyId: string }) {
  const words = useWords(elsewhereWords)
  const { href } = useLocation()
  return <Elsewhere companyId={companyId} href={href} words={words} />
}
