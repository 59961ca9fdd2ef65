import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { floating } from './floating.ts'

/** How Chakra's bar of actions looks here: at the end of its list, and in sight while that scrolls. */
export const actionBarLook = defineSlotRecipe({
  className: 'action-bar',
  slots: ['positioner', 'content'],
  base: {
    positioner: { position: 'sticky', bottom: { base: '2', md: '4' }, zIndex: '10' },
    content: {
      display: { base: 'grid', sm: 'flex' },
      gridTemplateColumns: '1fr 1fr',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      padding: '2',
      outline: 'none',
      ...floating,
      textStyle: 'small',
      '& > p': { flex: '1 1 100%', gridColumn: '1 / -1', paddingInlineStart: '2', fontWeight: '600' },
      '& > button': { paddingInline: { base: '1', md: '3' }, textStyle: 'label' },
      '& > button:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
    },
  },
})
