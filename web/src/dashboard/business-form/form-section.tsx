import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { businessFormMessages } from '../../messages-business-form.ts'
import { recipe } from '../../theme/theme.ts'

const Frame = chakra(
  'section',
  recipe({
    base: {
      bg: 'surface',
      borderWidth: '1px',
      borderColor: 'line',
      borderRadius: 'card',
      padding: { base: '4', md: '5' },
      // Reached by the section's link, it stands below the bar at the top.
      scrollMarginTop: '5rem',
      '& > h2': { textStyle: 'h3', fontSize: '1.125rem', marginBottom: '4' },
      '& > h2:focus': { outline: 'none' },
      '& .fields': {
        display: 'grid',
        gap: '4',
        gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        alignItems: 'start',
      },
      '& .whole': { gridColumn: '1 / -1' },
      '& .street': {
        display: 'grid',
        gap: '4',
        alignItems: 'start',
        gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 11rem' },
      },
    },
  }),
)

export type SectionName = Exclude<keyof typeof businessFormMessages.sections, 'label'>

/** The sections in their order. */
export const sectionNames: readonly SectionName[] = [
  ...(['facts', 'description', 'contact', 'place', 'links', 'photos', 'owner'] as const),
]

export const sectionId = (name: SectionName) => `secao-${name}`

/** One part of the form under its heading. */
export function FormSection({ name, children }: { name: SectionName; children: ReactNode }) {
  const id = sectionId(name)
  return (
    <Frame id={id} aria-labelledby={`${id}-titulo`}>
      <h2 id={`${id}-titulo`} tabIndex={-1}>
        {businessFormMessages.sections[name]}
      </h2>
      {children}
    </Frame>
  )
}
