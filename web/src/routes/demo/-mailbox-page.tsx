import type { Output } from '@moisson/contract/call'
import { listMails } from '@moisson/contract/demo'
import { QueryClientProvider } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import clsx from 'clsx'
import { ArrowLeft, Inbox, MailOpen, Paperclip } from 'lucide-react'
import { queryClient } from '../../api/query-client.ts'
import { useLateRead } from '../../api/read.ts'
import { useDemo } from '../../demo/use-demo.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { ErrorCard } from '../../kit/error-card.tsx'
import { SelectField } from '../../kit/field.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { SkeletonLines } from '../../kit/skeleton.tsx'
import { useFormat } from '../../kit/use-format.ts'
import { PublicLayout } from '../../shell/public-layout.tsx'
import { useWords } from '../../words/catalogue.ts'
import { linkedParts } from './-linked-parts.ts'
import { mailboxWords } from './-mailbox-words.ts'

type Mail = Output<typeof listMails>['items'][number]

/** What the demo sent, newest first, as the person receives it. */
export function MailboxPage(props: { to?: string; mail?: string }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Mailbox {...props} />
    </QueryClientProvider>
  )
}

function Mailbox({ to, mail: opened }: { to?: string; mail?: string }) {
  const words = useWords(mailboxWords)
  const navigate = useNavigate()
  const mails = useLateRead(listMails, { query: { to } }, { refetchMs: 3000 })
  const personas = useDemo()?.personas ?? []
  const shown = mails.data?.items ?? []
  const current = shown.find(({ id }) => id === opened)
  const known = [to ?? '', ...personas.map(({ email }) => email), ...shown.map((mail) => mail.to)]
  const addresses = [...new Set(known)].filter(Boolean)

  return (
    <PublicLayout>
      <div className="mx-auto grid w-full max-w-6xl flex-1 content-start gap-6 px-5 pt-4 pb-16 sm:px-8">
        <PageHeader title={words.title}>{words.intro}</PageHeader>
        {mails.error && <ErrorCard error={mails.error} onRetry={() => void mails.refetch()} />}
        {mails.isPending && <SkeletonLines lines={6} />}
        {mails.data && (
          <div className="card grid overflow-hidden lg:grid-cols-[22rem_minmax(0,1fr)]">
            <div className={clsx('border-neutral-200 lg:border-r', current && 'max-lg:hidden')}>
              <div className="border-b border-neutral-200 p-3">
                <SelectField
                  label={words.from}
                  labelHidden
                  value={to ?? ''}
                  placeholder={words.everybody}
                  options={addresses.map((address) => ({ value: address, label: address }))}
                  onChange={(event) =>
                    void navigate({
                      to: '/demo/mailbox',
                      search: { to: event.target.value || undefined },
                      replace: true,
                    })
                  }
                />
              </div>
              {shown.length === 0 ? (
                <EmptyState icon={Inbox} title={words.empty}>
                  {words.emptyBody}
                </EmptyState>
              ) : (
                <ul className="max-h-[65dvh] divide-y divide-neutral-100 overflow-y-auto">
                  {shown.map((mail) => (
                    <MailLine key={mail.id} mail={mail} current={mail.id === opened} to={to} />
                  ))}
                </ul>
              )}
            </div>
            <div className={clsx('min-w-0', !current && 'max-lg:hidden')}>
              {current ? (
                <MailView mail={current} to={to} />
              ) : (
                <EmptyState icon={MailOpen} title={words.choose} />
              )}
            </div>
          </div>
        )}
      </div>
    </PublicLayout>
  )
}

function MailLine({ mail, current, to }: { mail: Mail; current: boolean; to?: string }) {
  const { shortInstant } = useFormat()
  return (
    <li>
      <Link
        to="/demo/mailbox"
        search={{ to, mail: mail.id }}
        aria-current={current || undefined}
        className={clsx(
          'block px-4 py-3 transition-colors',
          current ? 'bg-primary-50' : 'hover:bg-neutral-50',
        )}
      >
        <span className="flex justify-between gap-3 text-sm text-neutral-600">
          <span className="truncate">{mail.to}</span>
          <span className="tabular shrink-0">{shortInstant(mail.at)}</span>
        </span>
        <span className="line-clamp-2 font-medium text-neutral-950">{mail.subject}</span>
      </Link>
    </li>
  )
}

function MailView({ mail, to }: { mail: Mail; to?: string }) {
  const words = useWords(mailboxWords)
  const { longInstant, fileSize } = useFormat()
  return (
    <article className="grid gap-5 p-5 sm:p-8">
      <Link
        to="/demo/mailbox"
        search={{ to }}
        className="inline-flex min-h-11 items-center gap-2 font-medium text-secondary-700 lg:hidden"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {words.back}
      </Link>
      <header>
        <h2 className="text-xl leading-7 font-semibold">{mail.subject}</h2>
        <p className="mt-1 text-sm text-neutral-600">
          {words.to} {mail.to} · {longInstant(mail.at)}
        </p>
      </header>
      <p className="max-w-prose break-words whitespace-pre-wrap text-neutral-900">
        {linkedParts(mail.text).map((part, index) =>
          part.href ? (
            <a key={index} href={part.href} className="link break-all">
              {part.text}
            </a>
          ) : (
            part.text
          ),
        )}
      </p>
      {mail.attachments.length > 0 && (
        <ul aria-label={words.attachments(mail.attachments.length)} className="flex flex-wrap gap-2">
          {mail.attachments.map((file) => (
            <li
              key={file.name}
              className="flex items-center gap-2 rounded-lg border border-neutral-200 px-3 py-1.5 text-sm"
            >
              <Paperclip aria-hidden className="size-4 text-neutral-500" />
              {file.name}
              <span className="text-neutral-600">{fileSize(file.size_bytes)}</span>
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}
