import { Suspense, lazy } from 'react'
import { late } from '../../../kit/late.tsx'
import { PageHeader } from '../../../kit/page-header.tsx'
import { useUser } from '../../../session/account.ts'
import { useWords } from '../../../words/catalogue.ts'
import { MyData } from '../../../beneficiary/my-data.tsx'
import { AccessSection } from './-access-section.tsx'
import { AgentSection } from './-agent-section.tsx'
import { CompaniesSection } from './-companies-section.tsx'
import { DataSection } from './-data-section.tsx'
import { IdentitySection } from './-identity-section.tsx'
import { MailsSection } from './-mails-section.tsx'
import { ReadingSection } from './-reading-section.tsx'
import { Recoveries } from './-recoveries.tsx'
import { profileWords } from './-profile-words.ts'

const PayrollFile = lazy(() =>
  import('./-payroll-file.tsx').then((module) => ({ default: module.PayrollFile })),
)
const AbondementSection = late(() => import('./-abondement-section.tsx'))

/** One's own page: who I am, how I come in, what I receive, where I work, what is kept about me. */
export function ProfilePage() {
  const words = useWords(profileWords)
  const user = useUser()
  // Whose access ended was led here: why comes first.
  const apart = user.roles.length === 0
  const employee = user.beneficiary_ids.length > 0
  return (
    <>
      <PageHeader title={words.title}>{words.intro}</PageHeader>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <div className="grid gap-6">
          {apart && <CompaniesSection />}
          <IdentitySection />
          {user.agent && <AgentSection agent={user.agent} />}
          {employee && (
            <Suspense fallback={<div className="card min-h-96" />}>
              <PayrollFile />
            </Suspense>
          )}
          {employee && <MyData />}
          {employee && <AbondementSection />}
        </div>
        <div className="grid gap-6">
          <Recoveries />
          <AccessSection />
          <MailsSection />
          {employee && <ReadingSection />}
          {!apart && <CompaniesSection />}
          <DataSection />
        </div>
      </div>
    </>
  )
}
