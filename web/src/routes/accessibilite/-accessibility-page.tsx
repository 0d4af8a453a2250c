import type { Operator } from '@moisson/core/privacy/operator'
import { LegalPage, LegalPart, Points, Said, SaidList } from '../../public/legal-page.tsx'
import { useWords } from '../../words/catalogue.ts'
import { accessibilityWords } from './-accessibility-words.ts'

/** The accessibility statement of the decree of 24 July 2019, in the order of its model. */
export function AccessibilityPage({ operator }: { operator: Operator | null }) {
  const words = useWords(accessibilityWords)
  return (
    <LegalPage
      title={words.title}
      intro={
        <>
          <Said operator={operator} field="name" /> {words.intro}
        </>
      }
    >
      <LegalPart title={words.stateTitle}>
        <p>
          <strong>{words.state}</strong> {words.stateWhy}
        </p>
      </LegalPart>
      <LegalPart title={words.testsTitle}>
        <p>{words.testsIntro}</p>
        <Points items={Object.values(words.tests)} />
      </LegalPart>
      <LegalPart title={words.limitsTitle}>
        <Points items={Object.values(words.limits)} />
      </LegalPart>
      <LegalPart title={words.madeTitle}>
        <p>{words.made}</p>
      </LegalPart>
      <LegalPart title={words.contactTitle}>
        <p>{words.contact}</p>
        <SaidList operator={operator} fields={['email', 'phone']} />
      </LegalPart>
      <LegalPart title={words.appealTitle}>
        <p>{words.appeal}</p>
        <Points
          items={[
            <a key="form" href="https://formulaire.defenseurdesdroits.fr/">
              {words.appealForm}
            </a>,
            <a key="delegate" href="https://www.defenseurdesdroits.fr/saisir/delegues">
              {words.appealDelegate}
            </a>,
            words.appealPost,
          ]}
        />
      </LegalPart>
    </LegalPage>
  )
}
