import { late } from '../../../kit/late.tsx'
import { PageHeader } from '../../../kit/page-header.tsx'
import { SkeletonLines } from '../../../kit/skeleton.tsx'
import { PublicLayout } from '../../../shell/public-layout.tsx'
import { useWords } from '../../../words/catalogue.ts'
import { kitPageWords } from './-kit-page-words.ts'

const waiting = <SkeletonLines lines={6} />
/** Each family comes by itself, so that no other screen shares a file with this one. */
const families = [
  { id: 'buttons', Pieces: late(() => import('./-buttons.tsx'), waiting) },
  { id: 'fields', Pieces: late(() => import('./-fields.tsx'), waiting) },
  { id: 'forms', Pieces: late(() => import('./-forms.tsx'), waiting) },
  { id: 'dialogs', Pieces: late(() => import('./-dialogs.tsx'), waiting) },
  { id: 'menus', Pieces: late(() => import('./-menus.tsx'), waiting) },
  { id: 'messages', Pieces: late(() => import('./-messages.tsx'), waiting) },
  { id: 'cards', Pieces: late(() => import('./-cards.tsx'), waiting) },
  { id: 'tables', Pieces: late(() => import('./-tables.tsx'), waiting) },
  { id: 'waiting', Pieces: late(() => import('./-waiting.tsx'), waiting) },
  { id: 'charts', Pieces: late(() => import('./-charts.tsx'), waiting) },
] as const

/** Every piece that the screens are made of, in its states. */
export function KitPage() {
  const words = useWords(kitPageWords)
  return (
    <PublicLayout>
      <div className="mx-auto grid w-full max-w-6xl flex-1 grid-cols-[minmax(0,1fr)] content-start gap-10 px-5 pt-4 pb-16 sm:px-8">
        <PageHeader title={words.title}>{words.intro}</PageHeader>
        <nav aria-label={words.contents}>
          <ul className="flex flex-wrap gap-x-5">
            {families.map(({ id }) => (
              <li key={id}>
                <a href={`#${id}`} className="link inline-flex min-h-8 items-center pointer-coarse:min-h-11">
                  {words.families[id]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {families.map(({ id, Pieces }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-16">
            <h2
              id={`${id}-title`}
              className="mb-6 border-b border-neutral-200 pb-2 text-xl leading-7 font-semibold"
            >
              {words.families[id]}
            </h2>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
              <Pieces />
            </div>
          </section>
        ))}
      </div>
    </PublicLayout>
  )
}
