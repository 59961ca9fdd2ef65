import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { floatingList, floatingOption } from './floating-looks.ts'

export const skeletonLook = defineRecipe({
  className: 'skeleton',
  base: {
    bg: 'mist',
    borderRadius: 'control',
    minHeight: '1rem',
    animation: 'breathe 1.6s ease-in-out infinite',
  },
  variants: { loading: { true: {}, false: {} } },
  defaultVariants: { loading: true },
})

export const menuLook = defineSlotRecipe({
  className: 'menu',
  slots: ['content', 'item', 'itemText', 'itemIndicator'],
  base: {
    content: { ...floatingList, minWidth: '13rem', maxHeight: 'var(--available-height)' },
    item: { ...floatingOption, gap: '3', minHeight: 'touch' },
    itemIndicator: { flex: 'none', '& svg': { display: 'block', width: '1rem', height: '1rem' } },
  },
})

export const emptyStateLook = defineSlotRecipe({
  className: 'empty-state',
  slots: ['root', 'content', 'description'],
  base: {
    root: {
      padding: '8',
      borderWidth: '1px',
      borderStyle: 'dashed',
      borderColor: 'line',
      borderRadius: 'card',
      textAlign: 'center',
    },
    content: { display: 'grid', justifyItems: 'center', gap: '3' },
    description: { color: 'quiet' },
  },
})
