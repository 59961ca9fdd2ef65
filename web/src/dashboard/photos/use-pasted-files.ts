import { useEffect, useEffectEvent } from 'react'

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
