import { SelectField } from '../../../forms/field.tsx'
import { sourceImportMessages as texts } from '../../../messages/dashboard/files/source-import.ts'
import text from '../../../ui/text.module.css'
import { attributeHolds, type Holds, type SourceTable } from './kept-columns.ts'
import styles from './source-import.module.css'

const fields = [['', texts.ignored], ...Object.entries(texts.fields)] as const

interface ColumnMapProps {
  table: SourceTable
  columns: readonly Holds[]
  onChange: (columns: Holds[]) => void
}

export function ColumnMap({ table, columns, onChange }: ColumnMapProps) {
  return (
    <fieldset className={styles.columns}>
      <legend className={text.label}>{texts.columns}</legend>
      <p className={text.hint}>{texts.columnsHint}</p>
      <div className={styles.grid}>
        {table.columns.map(({ title, samples }, index) => (
          <SelectField
            // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are, and a title may be there twice
            key={index}
            label={title || texts.untitled(index + 1)}
            hint={samples.filter(Boolean).join(' · ') || undefined}
            value={columns[index] ?? ''}
            onChange={({ target }) => {
              const holds = (target.value || null) as Holds
              onChange(columns.map((each, position) => (position === index ? holds : each)))
            }}
          >
            {fields.map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
            {table.attributes.length > 0 && (
              <optgroup label={texts.attributes}>
                {table.attributes.map(({ id, name }) => (
                  <option key={id} value={attributeHolds(id)}>
                    {name}
                  </option>
                ))}
              </optgroup>
            )}
          </SelectField>
        ))}
      </div>
    </fieldset>
  )
}
