import { type DragEvent, useEffect, useEffectEvent, useState } from 'react'

/** Whether files are being dragged, and not a word or a link. */
function hasFiles({ dataTransfer }: { dataTransfer: DataTransfer | null }): boolean {
  return Array.from(dataTransfer?.types ?? []).includes('Files')
}

/**
 * Handles files dropped onto an element. Drops elsewhere are ignored: the browser would navigate to the file.
 *
 * @param take gets what was dropped
 * @returns whether files are held over the element, and its handlers
 */
export function useFileDrop(take: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const ignore = (event: globalThis.DragEvent) => {
      if (!event.defaultPrevented && hasFiles(event)) event.preventDefault()
    }
    window.addEventListener('dragover', ignore)
    window.addEventListener('drop', ignore)
    return () => {
      window.removeEventListener('dragover', ignore)
      window.removeEventListener('drop', ignore)
    }
  }, [])
  const handlers = {
    onDragOver(event: DragEvent) {
      if (!hasFiles(event)) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'copy'
      setIsOver(true)
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
      // Between two elements inside it is still over it.
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false)
    },
    onDrop(event: DragEvent) {
      if (!hasFiles(event)) return
      event.preventDefault()
      setIsOver(false)
      take(Array.from(event.dataTransfer.files))
    },
  }
  return { isOver, handlers }
}

/**
 * Pictures pasted while nothing that can be written into has the focus: what is pasted into a text is its own.
 *
 * @param take gets what was pasted
 */
export function usePastedFiles(take: (files: File[]) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const target = event.target instanceof HTMLElement ? event.target : null
    const files = Array.from(event.clipboardData?.files ?? [])
    if (event.defaultPrevented || files.length === 0 || target?.closest(writable)) return
    event.preventDefault()
    take(files)
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])
}

const writable = 'input:not([type=file]), textarea, [contenteditable], dialog'
