import clsx from 'clsx'
import { Camera, Upload } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../../../kit/button.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { useFileDrop } from '../../../../file/use-file-drop.ts'
import { documentWords } from '../-document-words.ts'

const accepted = '.pdf,.docx,.xlsx,.csv,.txt,.png,.jpg,.jpeg'

/** The way in: dropped, chosen or photographed, with what is kept and what is refused said before. */
export function ChooseFiles(props: {
  several: boolean
  /** In the place of a file that was refused. */
  again?: boolean
  onFiles: (files: File[]) => void
}) {
  const { several, again, onFiles } = props
  const words = useWords(documentWords)
  const input = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const take = (chosen: File[]) => {
    if (chosen.length > 0) onFiles(several ? chosen : chosen.slice(0, 1))
  }
  const over = useFileDrop({ enabled: true, onFile: (file) => take([file]), onSeveral: take })
  return (
    <div
      className={clsx(
        again ? 'py-5' : 'min-h-64 py-8',
        'grid content-center justify-items-center gap-3 rounded-2xl border-2 border-dashed px-6 text-center transition-colors',
        over ? 'border-primary-700 bg-primary-50' : 'border-neutral-300 bg-white',
      )}
    >
      {!again && (
        <span className="grid size-12 place-items-center rounded-2xl bg-primary-100 text-primary-800">
          <Upload aria-hidden className="size-6" />
        </span>
      )}
      <p className="font-semibold text-neutral-950 pointer-coarse:hidden">
        {again ? words.upload.dropAgain : words.upload.dropHint}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button look="primary" onClick={() => input.current?.click()}>
          {again ? words.upload.other : words.upload.choose}
        </Button>
        <Button icon={Camera} className="not-pointer-coarse:hidden" onClick={() => camera.current?.click()}>
          {words.upload.camera}
        </Button>
      </div>
      <p className="text-sm text-neutral-700">{words.upload.limits}</p>
      <p className="text-sm text-neutral-600">{words.upload.refusedKinds}</p>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={words.upload.choose}
        multiple={several}
        accept={accepted}
        onChange={(event) => {
          take([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <input
        ref={camera}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={words.upload.camera}
        accept="image/*"
        capture="environment"
        onChange={(event) => {
          take([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </div>
  )
}
