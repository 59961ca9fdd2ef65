import { chakra } from '@chakra-ui/react/styled-system'
import type { MouseEvent, ReactNode } from 'react'
import { businessFormMessages as texts } from '../../messages/dashboard/business-form.ts'
import { paths } from '../../paths.ts'
import { card, styled } from '../../theme/theme.ts'
import { Button, ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import { LineIcon } from '../../ui/pictures/icons.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { lastListAddress } from '../businesses/last-list.ts'
import { ScreenTitle } from '../shell/screen-title.tsx'

/** The form's columns, for itself and for its skeleton. */
export const formFrame = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: '11rem minmax(0, 1fr)' },
  columnGap: '6',
  alignItems: 'start',
  maxWidth: '72rem',
  '& .parts': { display: 'grid', gap: '4', minWidth: '0' },
} as const

const Waiting = styled('div', formFrame)

/** The shape of the form while its data is on the way. */
export function FormSkeleton() {
  return (
    <Waiting role="status" aria-label={texts.loading}>
      <chakra.div display={{ base: 'none', xl: 'block' }}>
        <Skeleton style={{ height: '16rem' }} />
      </chakra.div>
      <div className="parts">
        {['20rem', '36rem', '9rem', '34rem'].map((height) => (
          <Skeleton key={height} style={{ height, borderRadius: 'var(--gv-radii-card)' }} />
        ))}
      </div>
    </Waiting>
  )
}

interface FormTitleProps {
  isNew: boolean
  /** Of the profile; null while there is none. */
  slug: string | null
  onPreview: () => void
}

/** What the form is about, the way back, and the ways to see the profile. */
export function FormTitle({ isNew, slug, onPreview }: FormTitleProps) {
  return (
    <ScreenTitle
      title={isNew ? texts.addTitle : texts.editTitle}
      lead={texts.lead}
      action={
        <>
          <BackLink />
          <Button look="outline" onClick={onPreview}>
            <LineIcon name="eye" />
            {texts.preview}
          </Button>
          {slug && (
            <ButtonAnchor look="quiet" href={paths.profile(slug)} target="_blank" rel="noopener">
              <LineIcon name="out" />
              {texts.publicPage}
            </ButtonAnchor>
          )}
        </>
      }
    />
  )
}

/** Voltar: to the list as it was last seen. */
export function BackLink({ text = texts.back }: { text?: string }) {
  return (
    <ButtonLink look="outline" to={lastListAddress()}>
      <LineIcon name="back" />
      {text}
    </ButtonLink>
  )
}

const Section = styled('section', {
  ...card,
  padding: { base: '4', md: '5' },
  '& > h2': { textStyle: 'h3', fontSize: { base: '1.125rem', md: 'h3' }, marginBottom: '4' },
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
})

const { label: sectionsLabel, ...sections } = texts.sections

type SectionName = keyof typeof sections

/** In the order of the form. */
const sectionNames = Object.keys(sections) as SectionName[]

const sectionId = (name: SectionName) => `secao-${name}`

/** One part of the form under its heading. */
export function FormSection({ name, children }: { name: SectionName; children: ReactNode }) {
  const id = sectionId(name)
  return (
    <Section id={id} aria-labelledby={`${id}-titulo`}>
      <h2 id={`${id}-titulo`} tabIndex={-1}>
        {sections[name]}
      </h2>
      {children}
    </Section>
  )
}

const Sections = styled('nav', {
  display: { base: 'none', xl: 'block' },
  position: 'sticky',
  top: '5.5rem',
  alignSelf: 'start',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: '2.25rem',
    paddingInline: '3',
    borderInlineStart: '2px solid {colors.line}',
    textStyle: 'small',
    color: 'quiet',
    _hover: { color: 'mata', borderColor: 'mata' },
  },
})

/** The way to each section, beside the form on wide screens. */
export function SectionNav() {
  return (
    <Sections aria-label={sectionsLabel}>
      <ul>
        {sectionNames.map((name) => (
          <li key={name}>
            <a href={`#${sectionId(name)}`} onClick={(event) => go(event, name)}>
              {sections[name]}
            </a>
          </li>
        ))}
      </ul>
    </Sections>
  )
}

/** Without a step in the history, which Back would have to take again. */
function go(event: MouseEvent, name: SectionName) {
  event.preventDefault()
  const section = document.getElementById(sectionId(name))
  section?.scrollIntoView({ block: 'start' })
  section?.querySelector('h2')?.focus({ preventScroll: true })
}
