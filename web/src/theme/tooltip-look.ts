import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { floating } from './floating.ts'

/** How Chakra's tips look here. */
export const tooltipLook = defineSlotRecipe({
  className: 'tooltip',
  slots: ['content'],
  base: {
    content: {
      zIndex: '30',
      paddingInline: '3',
      paddingBlock: '1',
      ...floating,
      textStyle: 'small',
      fontWeight: '600',
    },
  },
})
