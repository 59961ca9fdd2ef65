import { chakra } from '@chakra-ui/react/styled-system'
import type { MouseEvent } from 'react'
import { businessFormMessages } from '../../messages-business-form.ts'
import { recipe } from '../../theme/theme.ts'
import { type SectionName, sectionId, sectionNames } from './form-section.tsx'

const { sections } = businessFormMessages

const Frame = chakra(
  'nav',
  recipe({
    base: {
      display: { base: 'none', xl: 'block' },
      position: 'sticky',
      top: '5.5rem',
      alignSelf: 'start',
      '& a': {
        display: 'flex',
        alignItems: 'center',
        minHeight: '2.25rem',
        paddingInline: '3',
        borderInlineStartWidth: '2px',
        borderColor: 'line',
        textStyle: 'small',
        color: 'quiet',
        _hover: { color: 'mata', borderColor: 'mata' },
      },
    },
  }),
)

/** The way to each section, beside the form on wide screens. */
export function SectionNav() {
  return (
    <Frame aria-label={sections.label}>
      <ul>
        {sectionNames.map((name) => (
          <li key={name}>
            <a href={`#${sectionId(name)}`} onClick={(event) => go(event, name)}>
              {sections[name]}
            </a>
          </li>
        ))}
      </ul>
    </Frame>
  )
}

/** Without a step in the history, which Back would have to take again. */
function go(event: MouseEvent, name: SectionName) {
  event.preventDefault()
  const section = document.getElementById(sectionId(name))
  section?.scrollIntoView({ block: 'start' })
  section?.querySelector('h2')?.focus({ preventScroll: true })
}
