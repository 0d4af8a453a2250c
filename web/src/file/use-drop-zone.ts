import type { DragEvent } from 'react'
import { useState } from 'react'

/** A part of the page where files are dropped: spread `zone` over it; `over` while some are held above. */
export function useDropZone(onFiles: (files: File[]) => void) {
  const [over, setOver] = useState(false)
  return {
    over,
    zone: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        setOver(false)
        if (event.dataTransfer.files.length > 0) onFiles([...event.dataTransfer.files])
      },
    },
  }
}
