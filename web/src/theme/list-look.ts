import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { floatingList, floatingOption } from './floating-looks.ts'

/** How Chakra's menus look here. */
export const menuLook = defineSlotRecipe({
  className: 'menu',
  slots: ['content', 'item', 'itemText', 'itemIndicator'],
  base: {
    content: { ...floatingList, minWidth: '13rem', maxHeight: 'var(--available-height)' },
    item: { ...floatingOption, gap: '3', minHeight: 'touch' },
    itemIndicator: { flex: 'none', '& svg': { display: 'block', width: '1rem', height: '1rem' } },
  },
})

/** How the ways to the other pages of a list look. */
export const paginationLook = defineSlotRecipe({
  className: 'pagination',
  slots: ['root', 'item', 'prevTrigger', 'nextTrigger'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { base: '1fr 1fr', md: 'auto auto auto' },
      gridTemplateAreas: { base: '"pages pages" "previous next"', md: '"previous pages next"' },
      alignItems: 'center',
      justifyContent: { md: 'center' },
      gap: '3',
      marginTop: '5',
      '& ol': { gridArea: 'pages', display: 'flex', justifyContent: 'center', gap: { base: '1', md: '2' } },
      '& .previous': { gridArea: 'previous' },
      '& .next': { gridArea: 'next', justifySelf: 'end' },
      '& :is(a, .off)': {
        display: 'inline-flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: '2',
        minWidth: 'touch',
        minHeight: 'touch',
        paddingInline: '3',
        borderRadius: 'control',
        fontWeight: '600',
        fontVariantNumeric: 'tabular-nums',
        color: 'mata',
        transition: 'background-color {durations.quick} {easings.out}',
      },
      '& a:hover': { bg: 'mataSoft' },
      '& a[aria-current]': { bg: 'mata', color: 'onMata' },
      // No paler than this: it has to be read.
      '& .off': { color: 'quiet', fontWeight: '400' },
    },
  },
})

/** How it looks where a list has nothing to show. */
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
