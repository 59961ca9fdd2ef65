import { SelectField } from '../../../forms/field.tsx'
import { sourceImportMessages as texts } from '../../../messages/dashboard/files/source-import.ts'
import text from '../../../ui/text.module.css'
import { useAllCategories, useAllCities } from '../../catalogue/options.ts'
import styles from './source-import.module.css'
import { notListed, type SourceImport, type UnknownName } from './use-source-import.ts'

interface UnknownNamesProps {
  names: readonly UnknownName[]
  work: SourceImport
}

/** Assigns unknown cities and categories; similar names are listed first. */
export function UnknownNames({ names, work }: UnknownNamesProps) {
  const cities = useAllCities().options?.map(({ name }) => name) ?? []
  const categories = useAllCategories().options?.map(({ name }) => name) ?? []
  return (
    <fieldset className={styles.columns}>
      <legend className={text.label}>{texts.unknown}</legend>
      <p className={text.hint}>{texts.unknownHint}</p>
      <div className={styles.grid}>
        {names.map((name) => {
          const all = name.kind === 'CITY' ? cities : categories
          const offered = [...new Set([...name.nearest, ...all])].map((each) => [each, each] as const)
          const none = name.kind === 'CATEGORY' ? [[notListed, texts.notListed] as const] : []
          return (
            <SelectField
              key={`${name.kind} ${name.name}`}
              label={texts.unknownName(texts.kinds[name.kind], name.name, name.count)}
              value={work.choiceOf(name)}
              options={[['', texts.keep], ...offered, ...none]}
              onChange={({ target }) => work.setChoice(name, target.value)}
            />
          )
        })}
      </div>
    </fieldset>
  )
}
