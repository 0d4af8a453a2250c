import { readMeetingPaper } from '@moisson/contract/academy'
import { fillPath } from '@moisson/contract/call'
import type { Meeting, MeetingPage } from '@moisson/core/academy/meeting'
import { meetingPapers } from '@moisson/core/academy/meeting-page'
import { languages } from '@moisson/law/text'
import { apiBase } from '../api/config.ts'
import { buttonClass } from '../kit/button-class.ts'
import { useLanguage } from '../words/language.ts'
import { useWords } from '../words/catalogue.ts'
import { guideWords } from './guide-words.ts'
import { LookUpHeader } from './look-up-header.tsx'
import { meetingWords } from './meeting-words.ts'
import { BasisList, Points, Titled } from './page-pieces.tsx'
import { QuestionLink, TopicLink, type GuidePlace } from './topic-link.tsx'

/** Where the calendar of a financial year stands, by its closing date. */
const CALENDAR = 'reussir-sa-campagne'

/** The fifteen-minute meeting: its papers, then what each part shows and what whoever leads it adds. */
export default function MeetingView({ meeting, place }: { meeting: Meeting; place: GuidePlace }) {
  const words = useWords(meetingWords)
  const guide = useWords(guideWords)
  const page = meeting.in[useLanguage()]
  return (
    <article className="grid max-w-3xl grid-cols-1 gap-10 text-pretty text-neutral-800">
      <LookUpHeader title={page.title} intro={words.intro} place={place} />
      <Papers />
      <Titled title={words.before}>
        <Points items={page.before} />
        <p>
          {words.calendar}{' '}
          <TopicLink place={place} slug={CALENDAR} className="link">
            {words.toCalendar}
          </TopicLink>
        </p>
      </Titled>
      {page.parts.map((part) => (
        <Part key={part.title} part={part} />
      ))}
      <Titled title={words.part(page.asked.title, page.asked.minutes)}>
        <dl className="grid gap-4">
          {page.asked.questions.map(({ topic, slug, question, answer }) => (
            <div key={slug}>
              <dt>
                <QuestionLink place={place} topic={topic} question={slug} className="link font-medium">
                  {question}
                </QuestionLink>
              </dt>
              <dd>{answer.join(' ')}</dd>
            </div>
          ))}
        </dl>
      </Titled>
      <Titled title={guide.basis}>
        <BasisList basis={page.basis} />
      </Titled>
      <p className="text-sm text-neutral-600">
        {words.day(page.day)} {guide.noAdvice}
      </p>
    </article>
  )
}

/** Each paper in the language of the reader, then in the other one: colleagues may not share it. */
function Papers() {
  const words = useWords(meetingWords)
  const own = useLanguage()
  return (
    <div className="grid gap-3 print:hidden">
      {languages
        .toSorted((one, other) => Number(other === own) - Number(one === own))
        .map((language) => (
          <ul key={language} aria-label={words.languages[language]} className="flex flex-wrap gap-3">
            {meetingPapers.map((paper) => (
              <li key={paper}>
                <a
                  href={`${apiBase()}${fillPath(readMeetingPaper, { paper })}?language=${language}`}
                  target="_blank"
                  rel="noreferrer"
                  className={buttonClass({
                    look: language === own && paper === 'slides' ? 'primary' : 'secondary',
                  })}
                >
                  {words.papers[language][paper]}
                </a>
              </li>
            ))}
          </ul>
        ))}
    </div>
  )
}

function Part({ part }: { part: MeetingPage['parts'][number] }) {
  const words = useWords(meetingWords)
  return (
    <Titled title={words.part(part.title, part.minutes)}>
      <Points items={part.shown} />
      {part.lines && (
        <dl className="divide-y divide-neutral-200 border-y border-neutral-200">
          {part.lines.map(({ label, amount }) => (
            <div key={label} className="flex items-baseline justify-between gap-6 py-2">
              <dt>{label}</dt>
              <dd className="shrink-0 font-medium text-neutral-950 tabular-nums">{amount}</dd>
            </div>
          ))}
        </dl>
      )}
      <h3 className="font-medium text-neutral-950">{words.say}</h3>
      <Points items={part.say} />
    </Titled>
  )
}
