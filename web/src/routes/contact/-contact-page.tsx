import type { Operator } from '@moisson/core/privacy/operator'
import { Link } from '@tanstack/react-router'
import { LegalPage, LegalPart, Said, SaidList } from '../../public/legal-page.tsx'
import { useWords } from '../../words/catalogue.ts'
import { contactWords } from './-contact-words.ts'

/** Whom to ask what, the nearest first. */
export function ContactPage({ operator }: { operator: Operator | null }) {
  const words = useWords(contactWords)
  return (
    <LegalPage title={words.title} intro={words.intro}>
      <LegalPart title={words.shareTitle}>
        <p>{words.share}</p>
      </LegalPart>
      <LegalPart title={words.signInTitle}>
        <p>
          {words.signIn} <Link to="/login">{words.signInLink}</Link>
        </p>
      </LegalPart>
      <LegalPart title={words.serviceTitle}>
        <SaidList operator={operator} fields={['name', 'email', 'phone', 'address']} />
      </LegalPart>
      <LegalPart title={words.dataTitle}>
        <p>{words.data}</p>
        <p>
          <Said operator={operator} field="dpo" />
        </p>
      </LegalPart>
      <LegalPart title={words.securityTitle}>
        <p>{words.security}</p>
      </LegalPart>
    </LegalPage>
  )
}
