import { FileSpreadsheet } from 'lucide-react'
import { Progress } from '../../../../kit/progress.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import type { FileReading } from './use-extract.ts'
import { importWords } from './import-words.ts'

/** A file that takes its time: rows done of rows expected. */
export function ReadingProgress({ reading }: { reading: FileReading }) {
  const words = useWords(importWords)
  const { count, fileSize } = useFormat()
  const { done, total, place } = reading.progress
  return (
    <div className="card mx-auto grid w-full max-w-xl gap-5 px-6 py-12 text-center" aria-busy>
      <FileSpreadsheet aria-hidden className="mx-auto size-10 text-primary-700" />
      <div>
        <p className="text-lg font-semibold text-neutral-950">{words.reading}</p>
        <p className="text-neutral-600">
          {reading.file_name} · {fileSize(reading.size_bytes)}
        </p>
      </div>
      <Progress
        value={total === null ? null : done}
        max={total ?? 1}
        label={words.reading}
        labelHidden
        detail={
          place > 0
            ? words.readingPlace(place)
            : total === null
              ? words.readingRows(done)
              : words.readingOf(count(done), count(total))
        }
      />
      <p className="text-sm text-pretty text-neutral-600">{words.readingBody}</p>
    </div>
  )
}
