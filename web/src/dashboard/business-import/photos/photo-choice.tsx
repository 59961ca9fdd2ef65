import { photoImportMessages as texts } from '../../../messages/dashboard/files/photo-import.ts'
import { Button } from '../../../ui/button.tsx'
import { FileChoice } from '../file-choice.tsx'
import { mostZipMegabytes } from '../file-problem.ts'
import { useFileChoice } from '../use-file-choice.ts'

interface PhotoChoiceProps {
  zip: File | null
  disabled: boolean
  onChoose: (zip: File | null) => void
}

/** File input for the optional photo archive. */
export function PhotoChoice({ zip, disabled, onChoose }: PhotoChoiceProps) {
  const { choice } = useFileChoice(onChoose, mostZipMegabytes)
  return (
    <>
      <FileChoice
        {...choice}
        label={texts.label}
        hint={texts.hint(mostZipMegabytes)}
        accept=".zip,application/zip"
        file={zip}
        disabled={disabled}
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
