import { useApolloClient } from '@apollo/client/react'
import { NativeSelect } from '@chakra-ui/react/native-select'
import { useState } from 'react'
import { serverMessage } from '../../../ask/errors.ts'
import { download } from '../../../browser/download.ts'
import { ExportBusinessesDocument, type ExportFormat } from '../../../gql/dashboard/graphql.ts'
import { businessListMessages } from '../../../messages/dashboard/business-list.ts'
import { Button } from '../../../ui/button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { type BusinessFilters, listFilter } from '../list-address.ts'

const { export: texts } = businessListMessages

interface ExportButtonProps {
  filters: BusinessFilters
  /** How many it will be; null while that is not known. */
  total: number | null
  onFailure: (text: string) => void
}

/** The filtered list as a file. The browser downloads it by itself, as far as it comes: nothing of it is held here. */
export function ExportButton({ filters, total, onFailure }: ExportButtonProps) {
  const client = useApolloClient()
  const [isBusy, setIsBusy] = useState(false)
  const [format, setFormat] = useState<ExportFormat>('CSV')
  const [said, setSaid] = useState('')

  async function exportList() {
    if (isBusy) return
    setIsBusy(true)
    setSaid('')
    try {
      const query = ExportBusinessesDocument
      const variables = { filter: listFilter(filters), format }
      const { data } = await client.query({ query, variables, fetchPolicy: 'no-cache' })
      if (!data) throw new Error(texts.failed)
      download(data.businessExport.url)
      setSaid(texts.started(total ?? 0))
    } catch (error) {
      onFailure(serverMessage(error) ?? texts.failed)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <>
      <Button look="outline" aria-busy={isBusy} disabled={!total} onClick={exportList}>
        {isBusy ? texts.preparing : texts.label(texts.formats[format])}
      </Button>
      {/* The arrow alone, since the button names the format: the title's buttons stay one line at 360 px. */}
      <NativeSelect.Root width="touch" marginStart="-2">
        <NativeSelect.Field
          minWidth="0"
          paddingStart="calc(var(--gv-sizes-touch) - 2px)"
          paddingEnd="0"
          aria-label={texts.format}
          value={format}
          onChange={({ target }) => setFormat(target.value as ExportFormat)}
        >
          {Object.entries(texts.formats).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      {/* Who sees is shown the download by the browser; a notice would lie over the buttons beside this one. */}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  )
}
