import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { control } from './field-look.ts'
import { floatingList, floatingOption } from './floating-looks.ts'

/** How Chakra's comboboxes look here: the input as any other of the form, the options below it. */
export const comboboxLook = defineSlotRecipe({
  className: 'combobox',
  slots: ['root', 'control', 'input', 'trigger', 'positioner', 'content', 'item', 'itemIndicator', 'empty'],
  base: {
    root: { minWidth: '0' },
    control: { position: 'relative' },
    input: { ...control, paddingInlineEnd: '12', textOverflow: 'ellipsis' },
    trigger: {
      position: 'absolute',
      insetBlock: '0',
      right: '0',
      width: 'touch',
      display: 'grid',
      placeItems: 'center',
      color: 'quiet',
      cursor: 'pointer',
      _disabled: { opacity: '0.65', cursor: 'default' },
      '& svg': { width: '1rem', height: '1rem' },
    },
    positioner: { width: 'var(--reference-width)' },
    content: {
      ...floatingList,
      maxHeight: 'min(18rem, var(--available-height))',
      overscrollBehavior: 'contain',
    },
    item: {
      ...floatingOption,
      gap: '2',
      minHeight: { base: 'touch', md: '2.25rem' },
      paddingBlock: '1',
      overflowWrap: 'anywhere',
      '& .note': { display: 'block', color: 'quiet' },
    },
    itemIndicator: { flexShrink: '0', '& svg': { width: '1rem', height: '1rem' } },
    empty: { padding: '3', textStyle: 'small', color: 'quiet' },
  },
})
