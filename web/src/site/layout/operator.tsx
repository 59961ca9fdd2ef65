import { messages } from '../../messages/site.ts'
import { usePage } from '../../start/page-context.tsx'
import styles from './footer.module.css'

/** Legal operator of the site; renders nothing if not configured. */
export function Operator() {
  const { name, cnpj, address, dataContact } = usePage().config.operator ?? {}
  const texts = messages.footer.operator
  const lines = [name && texts.name(name), cnpj && texts.cnpj(cnpj), address].filter(Boolean)
  if (lines.length === 0 && !dataContact) return null
  return (
    <address className={styles.operator}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {dataContact && (
        <span>
          {texts.dataContact} <a href={`mailto:${dataContact}`}>{dataContact}</a>
        </span>
      )}
    </address>
  )
}
