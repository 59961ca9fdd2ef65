import { Skeleton } from '@chakra-ui/react/skeleton'
import type { MouseEvent, ReactNode } from 'react'
import { businessFormMessages as texts } from '../../messages/dashboard/business-form.ts'
import { proposalMessages } from '../../messages/dashboard/proposals.ts'
import { paths } from '../../paths.ts'
import { Button, ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { LineIcon } from '../../ui/pictures/icons.tsx'
import { lastListAddress } from '../businesses/last-list.ts'
import { ScreenTitle } from '../shell/screen-title.tsx'
import styles from './form-layout.module.css'

/** The shape of the form while its data is on the way. */
export function FormSkeleton() {
  return (
    <div className={styles.columns} role="status" aria-label={texts.loading}>
      <div className={styles.wide}>
        <Skeleton height="16rem" />
      </div>
      <div className={styles.parts}>
        {['20rem', '36rem', '9rem', '34rem'].map((height) => (
          <Skeleton key={height} height={height} borderRadius="card" />
        ))}
      </div>
    </div>
  )
}

interface FormTitleProps {
  /** Null for a new one. */
  id: string | null
  /** Of the profile; null while there is none. */
  slug: string | null
  onPreview: () => void
}

/** What the form is about, the way back, and the ways to see the profile. */
export function FormTitle({ id, slug, onPreview }: FormTitleProps) {
  return (
    <ScreenTitle
      title={id === null ? texts.addTitle : texts.editTitle}
      lead={texts.lead}
      action={
        <>
          <BackLink />
          <Button look="outline" onClick={onPreview}>
            <LineIcon name="eye" />
            {texts.preview}
          </Button>
          {id && (
            <ButtonLink look="quiet" to={paths.dashboardProposalEntry(id)}>
              {proposalMessages.enter}
            </ButtonLink>
          )}
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

const { label: sectionsLabel, ...sections } = texts.sections

type SectionName = keyof typeof sections

/** In the order of the form. */
const sectionNames = Object.keys(sections) as SectionName[]

const sectionId = (name: SectionName) => `secao-${name}`

export function FormSection({ name, children }: { name: SectionName; children: ReactNode }) {
  const id = sectionId(name)
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-titulo`}>
      <h2 id={`${id}-titulo`} tabIndex={-1}>
        {sections[name]}
      </h2>
      {children}
    </section>
  )
}

/** Links to the sections, next to the form on wide screens. */
export function SectionNav() {
  return (
    <nav className={classNames(styles.wide, styles.sections)} aria-label={sectionsLabel}>
      <ul>
        {sectionNames.map((name) => (
          <li key={name}>
            <a href={`#${sectionId(name)}`} onClick={(event) => go(event, name)}>
              {sections[name]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Without a step in the history, which Back would have to take again. */
function go(event: MouseEvent, name: SectionName) {
  event.preventDefault()
  showSection(sectionId(name))
}

/** Scrolls to a section and focuses its heading; nothing for an id that none has. */
export function showSection(id: string) {
  const section = document.getElementById(id)
  section?.scrollIntoView({ block: 'start' })
  section?.querySelector('h2')?.focus({ preventScroll: true })
}
