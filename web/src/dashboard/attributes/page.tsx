import { attributeWarning } from '../../../../schema/attributes/flagged-words.ts'
import { attributeKinds } from '../../../../schema/attributes/kinds.ts'
import { createAttributeInput } from '../../../../schema/input/attribute.ts'
import {
  useAttributeListQuery,
  useAttributeRecordQuery,
  useCreateAttributeMutation,
  useDeleteAttributeMutation,
  useUpdateAttributeMutation,
} from '../../gql/dashboard/hooks.ts'
import { attributeMessages as texts } from '../../messages/dashboard/attributes.ts'
import { usedBy } from '../catalogue/description.ts'
import { type Draft, rowsIn } from '../catalogue/form/draft.ts'
import { useAllCategories } from '../catalogue/options.ts'
import { catalogueScreen } from '../catalogue/screen.tsx'
import { StatusBadge } from '../table/cells.tsx'
import { DefaultSetButton } from './default-set-button.tsx'
import { attributeFields, checkTogether } from './fields.ts'

const statuses = [
  { id: 'true', slug: 'true', name: texts.active },
  { id: 'false', slug: 'false', name: texts.inactive },
]
const kinds = attributeKinds.map((kind) => ({ id: kind, slug: kind, name: texts.kinds[kind] }))

export const AttributesPage = catalogueScreen({
  texts,
  entity: 'ATTRIBUTE',
  schema: createAttributeInput.superRefine(checkTogether),
  fields: attributeFields,
  lead: texts.lead,
  Action: DefaultSetButton,
  warning: flaggedWord,
  remark: ({ warning }) => (warning ? texts.review : null),
  columns: [
    { id: 'group', header: texts.groupHeader, cell: ({ row }) => row.original.group },
    { id: 'kind', header: texts.kind, cell: ({ row }) => texts.kinds[row.original.kind] },
    {
      id: 'status',
      header: texts.status,
      cell: ({ row: { original } }) => (
        <StatusBadge isGood={original.active}>{original.active ? texts.active : texts.inactive}</StatusBadge>
      ),
    },
  ],
  filters: [
    {
      name: 'category',
      label: texts.category,
      all: texts.allCategories,
      useOptions: useAllCategories,
    },
    { name: 'kind', label: texts.kind, all: texts.anyKind, useOptions: () => ({ options: kinds }) },
    { name: 'active', label: texts.status, all: texts.anyStatus, useOptions: () => ({ options: statuses }) },
  ],
  usesOf: ({ name, slug, businessCount }) => [usedBy('answers', businessCount, name, { attribute: slug })],
  operations: {
    useList: useAttributeListQuery,
    useRecord: useAttributeRecordQuery,
    useCreate: useCreateAttributeMutation,
    useUpdate: useUpdateAttributeMutation,
    useDelete: useDeleteAttributeMutation,
  },
})

/** The server's check of words, on what is typed. */
function flaggedWord(draft: Draft): string | null {
  const options = draft.kind === 'CHOICE' ? rowsIn(String(draft.options)).map(({ name }) => name) : []
  return attributeWarning([draft.name, String(draft.question), String(draft.group), ...options])
}
