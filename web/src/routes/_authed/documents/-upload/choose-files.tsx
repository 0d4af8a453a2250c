import clsx from 'clsx'
import { Camera, Upload } from 'lucide-react'
import { FileButton } from '../../../../file/file-button.tsx'
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
  const take = (chosen: File[]) => onFiles(several ? chosen : chosen.slice(0, 1))
  const over = useFileDrop({ enabled: true, onFiles: take })
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
        <FileButton
          look="primary"
          label={words.upload.choose}
          accept={accepted}
          several={several}
          onFiles={take}
        >
          {again ? words.upload.other : words.upload.choose}
        </FileButton>
        <FileButton
          icon={Camera}
          className="not-pointer-coarse:hidden"
          label={words.upload.camera}
          camera
          onFiles={take}
        >
          {words.upload.camera}
        </FileButton>
      </div>
      <p className="text-sm text-neutral-700">{words.upload.limits}</p>
      <p className="text-sm text-neutral-600">{words.upload.refusedKinds}</p>
    </div>
  )
}
