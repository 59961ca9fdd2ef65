import { useState } from 'react'
import { photoImportMessages as texts } from '../../../messages/dashboard/files/photo-import.ts'
import { Button } from '../../../ui/button.tsx'
import { FileChoice } from '../file-choice.tsx'
import { fileProblem, mostZipMegabytes } from '../file-problem.ts'

interface PhotoChoiceProps {
  zip: File | null
  disabled: boolean
  onChoose: (zip: File | null) => void
}

/** Where an archive of photos is chosen, which a file may have next to it. */
export function PhotoChoice({ zip, disabled, onChoose }: PhotoChoiceProps) {
  const [problem, setProblem] = useState<string | null>(null)

  function take(files: readonly File[]) {
    const found = fileProblem(files, mostZipMegabytes)
    setProblem(found)
    if (!found) onChoose(files[0] ?? null)
  }

  return (
    <>
      <FileChoice
        label={texts.label}
        hint={texts.hint(mostZipMegabytes)}
        accept=".zip,application/zip"
        file={zip}
        error={problem}
        disabled={disabled}
        onChoose={take}
      />
      {zip && !disabled && (
        <div>
          <Button look="outline" onClick={() => onChoose(null)}>
            {texts.clear}
          </Button>
        </div>
      )}
    </>
  )
}
