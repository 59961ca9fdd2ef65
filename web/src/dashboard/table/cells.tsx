import { Link } from 'react-router-dom'
import { dashboardMessages } from '../../messages/dashboard/dashboard.ts'
import { messages } from '../../messages/site.ts'
import { paths } from '../../paths.ts'
import { styled } from '../../theme/theme.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

const action = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: { base: 'touch', md: '2.25rem' },
  paddingInline: '3',
  borderRadius: 'control',
  border: '1px solid {colors.control}',
  bg: 'surface',
  color: 'mata',
  textStyle: 'label',
  cursor: 'pointer',
  transition:
    'background-color {durations.quick} {easings.out}, border-color {durations.quick} {easings.out}',
  _hover: { borderColor: 'mata', bg: 'mataSoft' },
  _disabled: { opacity: '0.55', cursor: 'default' },
  '&[data-tone=danger]': { color: 'barro', _hover: { borderColor: 'barro', bg: 'barroSoft' } },
} as const

const ActionButton = styled('button', action, { defaultProps: { type: 'button' } })

/** An action of a row that leads to a page of its own. */
export const RowActionLink = styled(Link, action)

/** The actions of a row, side by side. */
export const RowActions = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '2', paddingBlock: '1' })

export interface RowActionProps {
  text: string
  /** With the name of the row in it, for screen readers. */
  label: string
  onClick: () => void
  tone?: 'plain' | 'danger'
  disabled?: boolean
}

/** Editar, Excluir: a small button in a row. */
export function RowAction({ text, label, onClick, tone = 'plain', disabled = false }: RowActionProps) {
  return (
    <ActionButton data-tone={tone} aria-label={label} onClick={onClick} disabled={disabled}>
      {text}
    </ActionButton>
  )
}

/** One word on the state of a row. */
export const StatusBadge = styled('span', {
  display: 'inline-block',
  paddingInline: '2',
  borderRadius: 'full',
  bg: 'mist',
  color: 'quiet',
  textStyle: 'label',
  lineHeight: '1.6',
  whiteSpace: 'nowrap',
  '&[data-good=true]': { bg: 'mataSoft', color: 'mata' },
})

/** How what leads on looks in a row. */
export const link = {
  color: 'mata',
  fontWeight: '600',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
} as const

const Anchor = styled('a', {
  ...link,
  textDecorationColor: 'color-mix(in srgb, currentColor 35%, transparent)',
  _hover: { textDecorationColor: 'currentColor' },
})

/** The name of an establishment, leading to its profile in another tab. */
export function ProfileLink({ slug, name }: { slug: string; name: string }) {
  return (
    <Anchor href={paths.profile(slug)} target="_blank" rel="noopener">
      {name} <VisuallyHidden>{messages.nav.newTab}</VisuallyHidden>
    </Anchor>
  )
}

const Old = styled('del', { color: 'quiet', textDecorationColor: 'barro' })
const New = styled('ins', { textDecoration: 'none' })
const Quiet = styled('span', { color: 'quiet' })

/** A value before and after a change, each in words; null where there is nothing. */
export function OldAndNew({ before, after }: Record<'before' | 'after', string | null>) {
  return (
    <>
      <VisuallyHidden>{dashboardMessages.before}: </VisuallyHidden>
      {before === null ? <NoValue /> : <Old>{before}</Old>}
      <Quiet aria-hidden="true"> → </Quiet>
      <VisuallyHidden>{dashboardMessages.after}: </VisuallyHidden>
      {after === null ? <NoValue /> : <New>{after}</New>}
    </>
  )
}

/** In the place of a value where there is none. */
export function NoValue() {
  return <Quiet fontStyle="italic">{dashboardMessages.noValue}</Quiet>
}
