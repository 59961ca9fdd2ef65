import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router-dom'
import { dashboardMessages } from '../../messages/dashboard/dashboard.ts'
import { messages } from '../../messages/site.ts'
import { paths } from '../../paths.ts'
import { recipe, styled } from '../../theme/theme.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

const actionRecipe = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: { base: 'touch', md: '2.25rem' },
    paddingInline: '3',
    borderRadius: 'control',
    border: '1px solid {colors.control}',
    bg: 'surface',
    textStyle: 'label',
    cursor: 'pointer',
    transition:
      'background-color {durations.quick} {easings.out}, border-color {durations.quick} {easings.out}',
    _disabled: { opacity: '0.55', cursor: 'default' },
  },
  variants: {
    tone: {
      plain: { color: 'mata', _hover: { borderColor: 'mata', bg: 'mataSoft' } },
      danger: { color: 'barro', _hover: { borderColor: 'barro', bg: 'barroSoft' } },
    },
  },
  defaultVariants: { tone: 'plain' },
})

const ActionButton = chakra('button', actionRecipe, { defaultProps: { type: 'button' } })

/** An action of a row that leads to a page of its own. */
export const RowActionLink = chakra(Link, actionRecipe)

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
    <ActionButton tone={tone} aria-label={label} onClick={onClick} disabled={disabled}>
      {text}
    </ActionButton>
  )
}

/** One word on the state of a row. */
export const StatusBadge = chakra(
  'span',
  recipe({
    base: {
      display: 'inline-block',
      paddingInline: '2',
      borderRadius: 'full',
      textStyle: 'label',
      lineHeight: '1.6',
      whiteSpace: 'nowrap',
    },
    variants: {
      tone: { good: { bg: 'mataSoft', color: 'mata' }, quiet: { bg: 'mist', color: 'quiet' } },
    },
    defaultVariants: { tone: 'quiet' },
  }),
)

const Anchor = styled('a', {
  color: 'mata',
  fontWeight: '600',
  textDecoration: 'underline',
  textDecorationColor: 'color-mix(in srgb, currentColor 35%, transparent)',
  textUnderlineOffset: '3px',
  overflowWrap: 'anywhere',
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
