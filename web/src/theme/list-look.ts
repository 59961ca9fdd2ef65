import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { floatingList, floatingOption } from './floating-looks.ts'

/**
 * Below this width of the table's place rows are cards: on phones, and with an open sidebar on tablets. In pixels,
 * since `rem` would mean the page's own size of text here.
 */
export const narrowTable = '@container (max-width: 739px)'

const wideTable = '@container (min-width: 740px)'

/** Below this one cells stand closer. */
const tight = '@container (max-width: 1023px)'

/** How Chakra's tables look here (`native`: the elements in it are plain ones), and the cards that rows become. */
export const tableLook = defineSlotRecipe({
  className: 'table',
  slots: ['root', 'header', 'body', 'row', 'columnHeader', 'cell'],
  base: {
    root: {
      width: '100%',
      borderCollapse: 'separate',
      borderSpacing: '0',
      textStyle: 'small',
      fontVariantNumeric: 'tabular-nums',
      bg: 'surface',
      border: '1px solid {colors.line}',
      borderRadius: 'card',
      transition: 'border-color {durations.quick} {easings.out}',
      // Rows that wait for newer ones stay as readable as before: the frame alone says it.
      '&[aria-busy=true]': { cursor: 'progress', '&, & tbody tr': { borderColor: 'mata' } },
      '& th, & td': {
        paddingInline: '3',
        paddingBlock: '1',
        textAlign: 'start',
        verticalAlign: 'middle',
        [tight]: { paddingInline: '2' },
      },
      '& .box': { width: '2.75rem', padding: '0' },
      '& .box label': { minHeight: '2.25rem' },
      '&[data-lines=many] tbody :is(th, td)': { verticalAlign: 'top' },
      // Each row one line: what has no room is cut off, and nothing is as wide as to scroll sideways.
      '&[data-lines=one]': {
        [wideTable]: {
          tableLayout: 'fixed',
          '& td, & tbody th': {
            height: '44px',
            paddingBlock: '0',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          },
          '& .value': { display: 'contents' },
          '& .actions': { overflow: 'visible' },
        },
        [narrowTable]: {
          '& tbody tr': { gap: '0', paddingInline: '3', paddingBlock: '1' },
          '& tbody .main': {
            display: 'flex',
            alignItems: 'center',
            gap: '2',
            minHeight: 'touch',
            lineHeight: '1.25',
          },
          '& tbody .box': { top: '1', insetInlineEnd: '0', '& label': { minHeight: 'touch' } },
          '& td:not(.actions) > .value:not(:has(a))': {
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          },
        },
      },
      [narrowTable]: { display: 'grid', bg: 'transparent', borderWidth: '0' },
    },
    header: { [narrowTable]: { display: 'none' } },
    columnHeader: {
      // Its words are ours and short: no column is narrower than they are.
      overflowWrap: 'break-word',
      position: 'sticky',
      // Height of the sticky content above the table.
      top: 'var(--dashboard-bar, 0px)',
      zIndex: '1',
      height: '44px',
      bg: 'mist',
      color: 'quiet',
      textStyle: 'label',
      borderBottom: '1px solid {colors.line}',
      lineHeight: '1.2',
      _first: { borderStartStartRadius: 'card' },
      _last: { borderStartEndRadius: 'card' },
      '&[aria-sort]': { color: 'ink' },
      '& button': {
        display: 'inline-flex',
        alignItems: 'center',
        gap: '1',
        minHeight: '2.25rem',
        marginInline: '-2',
        paddingInline: '2',
        borderRadius: 'control',
        fontWeight: 'inherit',
        textAlign: 'start',
        cursor: 'pointer',
        _hover: { color: 'mata' },
        '& svg': { width: '1em', height: '1em', opacity: '0', transition: 'transform {durations.quick}' },
        '&:is(:hover, :focus-visible) svg': { opacity: '0.6' },
        '&[data-sorted] svg': { opacity: '1' },
        '&[data-sorted=asc] svg': { transform: 'rotate(180deg)' },
      },
    },
    body: {
      // Below the headings, which stay in sight.
      '& :is(a, button, input)': { scrollMarginTop: '2.75rem' },
      '& :is(th, td)': {
        height: '3rem',
        borderBottom: '1px solid {colors.line}',
      },
      '& tr:last-child > *': { borderBottomWidth: '0' },
      '& tr:hover': { bg: 'color-mix(in srgb, {colors.mist} 55%, transparent)' },
      '& tr[data-chosen], & tr[aria-current]': { bg: 'mataSoft' },
      '& .main': { fontWeight: '600', minWidth: '9rem', [tight]: { minWidth: '6.5rem' } },
      '& td > .title': { display: 'none' },
      [narrowTable]: {
        display: 'grid',
        gap: '2',
        '& tr': {
          position: 'relative',
          display: 'grid',
          gap: '1',
          paddingInline: '4',
          paddingBlock: '3',
          bg: 'surface',
          border: '1px solid {colors.line}',
          borderRadius: 'card',
        },
        '& :is(th, td)': { height: 'auto', padding: '0', borderBottomWidth: '0', textAlign: 'start' },
        '& .main': { order: '-1', fontSize: '1rem', paddingInlineEnd: '10' },
        '& .box': { position: 'absolute', top: '1', insetInlineEnd: '1', width: 'auto' },
        '& td:not(.box, .main, .actions)': {
          display: 'grid',
          gridTemplateColumns: 'minmax(7.75rem, 30%) minmax(0, 1fr)',
          columnGap: '3',
          alignItems: 'baseline',
        },
        '& td:not(.actions) > .title': { display: 'block', textStyle: 'label', color: 'quiet' },
        '& .actions': { marginTop: '1' },
      },
    },
  },
})

/** How a block looks that has the shape of what is coming. */
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

/** How the links to the other pages of a list look. */
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
