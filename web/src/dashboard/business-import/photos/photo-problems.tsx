import type { ImportedPhotosFragment } from '../../../gql/dashboard/graphql.ts'
import { photoImportMessages as texts } from '../../../messages/dashboard/files/photo-import.ts'
import type { Column } from '../../table/columns.ts'
import { FirstRows } from '../report-lists.tsx'
import report from '../report-view.module.css'

type Problem = ImportedPhotosFragment['problems'][number] & { id: string }

const columns: Column<Problem>[] = [
  { id: 'file', header: texts.file, meta: { isMain: true }, cell: ({ row }) => row.original.file },
  { id: 'line', header: texts.line, cell: ({ row }) => row.original.line ?? texts.noLine },
  { id: 'problem', header: texts.problem, cell: ({ row }) => row.original.message },
]

/** Photos that were not added, counted by reason and listed. */
export function PhotoProblems({ photos: { counts, problems } }: { photos: ImportedPhotosFragment }) {
  const rows = problems.map((problem, index) => ({ ...problem, id: String(index) }))
  return (
    <>
      {counts.length > 0 && (
        <ul>
          {counts.map(({ text, count }) => (
            <li key={text}>{texts.counted(text, count)}</li>
          ))}
        </ul>
      )}
      {rows.length > 0 && (
        <details>
          <summary>{texts.problems(rows.length)}</summary>
          <FirstRows title={texts.table} columns={columns} rows={rows} />
        </details>
      )}
    </>
  )
}

export function PlannedPhotos({ photos }: { photos: ImportedPhotosFragment | null }) {
  if (!photos || photos.id !== null) return null
  return (
    <div className={report.part}>
      <h3>{texts.title}</h3>
      <p>{texts.planned(photos.total)}</p>
      <PhotoProblems photos={photos} />
    </div>
  )
}
