import { Skeleton } from '../../ui/skeleton.tsx'
import { tableRoles } from './table-roles.ts'

/** Rows of the height that the real ones have. */
export function SkeletonRows({ count, columns }: { count: number; columns: number }) {
  return Array.from({ length: count }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
    <tr key={row} {...tableRoles.row}>
      {Array.from({ length: columns }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <td key={column} {...tableRoles.cell} className={column === 0 ? 'main' : undefined}>
          <Skeleton style={{ width: column === 0 ? '70%' : '50%', marginBlock: '0.625rem' }} />
        </td>
      ))}
    </tr>
  ))
}
