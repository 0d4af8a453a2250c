import { useRef } from 'react'
import type { ButtonProps } from '../kit/button.tsx'
import { Button } from '../kit/button.tsx'

/** A button that opens the browser's own chooser, or the camera of a phone. */
export function FileButton(
  props: Omit<ButtonProps, 'onClick' | 'type'> & {
    /** Names the chooser for who does not see the button. */
    label: string
    accept?: string | undefined
    several?: boolean
    camera?: boolean
    onFiles: (files: File[]) => void
  },
) {
  const { label, accept, several = false, camera = false, onFiles, ...button } = props
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={label}
        multiple={several}
        accept={camera ? 'image/*' : accept}
        capture={camera ? 'environment' : undefined}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          // The same file may be chosen again after a correction.
          event.target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </>
  )
}
