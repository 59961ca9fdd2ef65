import { chakra } from '@chakra-ui/react/styled-system'
import { recipe } from '../../theme/theme.ts'

/**
 * Below this width of the table's place rows are cards: on phones, and beside an open sidebar on tablets. In pixels,
 * since `rem` would mean the page's own size of text here.
 */
const narrow = '@container (max-width: 739px)'

/** Below this one cells stand closer. */
const tight = '@container (max-width: 799px)'

/** The look of a table, and of the cards that its rows become. */
export const TableFrame = chakra(
  'div',
  recipe({
    base: {
      containerType: 'inline-size',
      '& table': {
        width: '100%',
        borderCollapse: 'separate',
        borderSpacing: '0',
        textStyle: 'small',
        fontVariantNumeric: 'tabular-nums',
        bg: 'surface',
        borderWidth: '1px',
        borderColor: 'line',
        borderRadius: 'card',
        transition: 'border-color {durations.quick} {easings.out}',
      },
      // Rows that wait for newer ones stay as readable as before: the frame alone says it.
      '& table[aria-busy=true]': { cursor: 'progress', '&, & tbody tr': { borderColor: 'mata' } },
      '& th, & td': { paddingInline: '3', paddingBlock: '1', textAlign: 'start', verticalAlign: 'middle' },
      '& [data-align=end]': { textAlign: 'end' },
      '& .box': { width: '1px', padding: '0' },
      '& thead th': {
        position: 'sticky',
        // What stands above the table and does not scroll away says its height in this variable.
        top: 'var(--dashboard-bar, 0px)',
        zIndex: '1',
        height: '2.75rem',
        bg: 'mist',
        color: 'quiet',
        textStyle: 'label',
        borderBottomWidth: '1px',
        borderColor: 'line',
        lineHeight: '1.2',
        _first: { borderStartStartRadius: 'card' },
        _last: { borderStartEndRadius: 'card' },
      },
      '& thead th[aria-sort]': { color: 'ink' },
      '& thead button': {
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
        '&[data-sorted=ASC] svg': { transform: 'rotate(180deg)' },
      },
      '& tbody :is(th, td)': {
        height: '3rem',
        borderBottomWidth: '1px',
        borderColor: 'line',
        overflowWrap: 'anywhere',
      },
      '& tbody tr:last-child > *': { borderBottomWidth: '0' },
      '& tbody tr:hover': { bg: 'color-mix(in srgb, {colors.mist} 55%, transparent)' },
      '& tbody tr[data-chosen], & tbody tr[aria-current]': { bg: 'mataSoft' },
      '& tbody .main': { fontWeight: '600', minWidth: '9rem' },
      [tight]: { '& th, & td': { paddingInline: '2' }, '& tbody .main': { minWidth: '6.5rem' } },
      '& td > .title': { display: 'none' },
      '& .phone-bar': { display: 'none' },
      [narrow]: {
        '& .phone-bar': {
          display: 'grid',
          gap: '2',
          marginBottom: '3',
          '& > label': { paddingInline: '1' },
        },
        '& thead': { display: 'none' },
        '& table, & tbody': { display: 'grid' },
        '& table': { bg: 'transparent', borderWidth: '0' },
        '& tbody': { gap: '2' },
        '& tbody tr': {
          position: 'relative',
          display: 'grid',
          gap: '1',
          paddingInline: '4',
          paddingBlock: '3',
          bg: 'surface',
          borderWidth: '1px',
          borderColor: 'line',
          borderRadius: 'card',
        },
        '& tbody :is(th, td)': { height: 'auto', padding: '0', borderBottomWidth: '0', textAlign: 'start' },
        '& tbody .main': { order: '-1', fontSize: '1rem', paddingInlineEnd: '10' },
        '& tbody .box': { position: 'absolute', top: '1', insetInlineEnd: '1', width: 'auto' },
        '& tbody td:not(.box, .main, .actions)': {
          display: 'grid',
          gridTemplateColumns: 'minmax(5.5rem, 30%) minmax(0, 1fr)',
          columnGap: '3',
          alignItems: 'baseline',
        },
        '& td:not(.actions) > .title': { display: 'block', textStyle: 'label', color: 'quiet' },
        '& .actions': { marginTop: '1' },
      },
    },
  }),
)
