import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { PageHeader } from '../../kit/page-header.tsx'
import { PublicLayout } from '../../shell/public-layout.tsx'
import { useWords } from '../../words/catalogue.ts'
import { kinds } from './-raise.ts'
import { mailboxWords } from './-mailbox-words.ts'

/** Each error page, one click away. */
export function ErrorsPage() {
  const { errors: words } = useWords(mailboxWords)
  return (
    <PublicLayout>
      <div className="mx-auto grid w-full max-w-2xl flex-1 content-start gap-6 px-5 pt-6 pb-16">
        <PageHeader title={words.title}>{words.intro}</PageHeader>
        <ul className="card divide-y divide-neutral-100">
          {kinds.map((kind) => (
            <li key={kind}>
              <Link
                to="/demo/errors"
                search={{ raise: kind }}
                preload={false}
                className="flex min-h-12 items-center justify-between gap-4 px-5 py-2.5 hover:bg-neutral-50"
              >
                {words.kinds[kind]}
                <ChevronRight aria-hidden className="size-4 text-neutral-500" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </PublicLayout>
  )
}
