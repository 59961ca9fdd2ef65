import { businessImportMessages } from '../../messages/dashboard/business-import.ts'
import { styled } from '../../theme/theme.ts'

const texts = businessImportMessages.help

const Help = styled('details', {
  bg: 'surface',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'card',
  textStyle: 'small',
  '& summary': {
    minHeight: 'touch',
    paddingInline: '4',
    paddingBlock: '3',
    fontWeight: '600',
    color: 'mata',
    cursor: 'pointer',
    borderRadius: 'card',
  },
  '& .content': { paddingInline: '4', paddingBottom: '4', display: 'grid', gap: '3' },
  '& p': { color: 'quiet', maxWidth: '46rem' },
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& th, & td': {
    textAlign: 'start',
    verticalAlign: 'top',
    paddingBlock: '2',
    paddingInlineEnd: '4',
    borderTopWidth: '1px',
    borderColor: 'line',
    overflowWrap: 'anywhere',
  },
  '& thead th': { borderTopWidth: '0', textStyle: 'label', color: 'quiet' },
  '& tbody th': { width: { base: '38%', md: '22rem' }, fontWeight: '600' },
  '& .required': { color: 'quiet' },
})

/** What the columns of a file mean: a short form of docs/catalogue-files.md. */
export function ColumnHelp() {
  return (
    <Help>
      <summary>{texts.title}</summary>
      <div className="content">
        <p>{texts.lead}</p>
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.column}</th>
              <th scope="col">{texts.meaning}</th>
            </tr>
          </thead>
          <tbody>
            {texts.columns.map(({ titles, meaning, isRequired }) => (
              <tr key={titles}>
                <th scope="row">{titles}</th>
                <td>
                  {meaning}
                  {isRequired && <span className="required"> ({texts.required})</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Help>
  )
}
