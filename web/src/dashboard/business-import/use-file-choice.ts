import { useRef, useState } from 'react'
import { businessImportMessages } from '../../messages/dashboard/files/business-import.ts'
import { fileProblem } from './file-problem.ts'

/**
 * Checks what is chosen with a `FileChoice`. A file that cannot be sent is not chosen: the one before stays.
 *
 * @param megabytes that a file may have
 */
export function useFileChoice(choose: (file: File | null) => void, megabytes?: number) {
  const [error, setError] = useState<string | null>(null)
  const ref = useRef<HTMLInputElement>(null)
  function onChoose(files: readonly File[]) {
    const problem = fileProblem(files, megabytes)
    setError(problem)
    if (!problem) choose(files[0] ?? null)
  }
  /** Without a file the choice says so and has the focus. */
  function hasFile(file: File | null): boolean {
    setError(file ? null : businessImportMessages.file.missing)
    if (!file) ref.current?.focus()
    return file !== null
  }
  return { choice: { ref, error, onChoose }, hasFile }
}
