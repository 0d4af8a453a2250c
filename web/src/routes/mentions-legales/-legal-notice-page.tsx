import type { Operator } from '@moisson/core/privacy/operator'
import { LegalPage, LegalPart, SaidList } from '../../public/legal-page.tsx'
import { useWords } from '../../words/catalogue.ts'
import { legalNoticeWords } from './-legal-notice-words.ts'

/** Who publishes this installation and who hosts it. */
export function LegalNoticePage({ operator }: { operator: Operator | null }) {
  const words = useWords(legalNoticeWords)
  return (
    <LegalPage title={words.title} intro={words.intro}>
      <LegalPart title={words.publisherTitle}>
        <SaidList
          operator={operator}
          fields={['name', 'legal_form', 'registration', 'address', 'email', 'phone', 'publisher']}
        />
      </LegalPart>
      <LegalPart title={words.hostTitle}>
        <SaidList operator={operator} fields={['host', 'host_address', 'host_phone']} />
      </LegalPart>
      <LegalPart title={words.serviceTitle}>
        <p>{words.service}</p>
        <p>{words.advice}</p>
      </LegalPart>
      <LegalPart title={words.softwareTitle}>
        <p>{words.software}</p>
      </LegalPart>
    </LegalPage>
  )
}
