import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

export const checkboxLook = defineSlotRecipe({
  className: 'checkbox',
  slots: ['root', 'control', 'indicator', 'label'],
  base: {
    root: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      justifySelf: 'start',
      gap: '2',
      minHeight: 'touch',
      paddingBlock: '2',
      textStyle: 'small',
      cursor: 'pointer',
      _disabled: { opacity: '0.65', cursor: 'default' },
      // Aligns the hint with the label.
      '& + p, & + span': {
        paddingInlineStart: 'calc(1.25rem + {spacing.2})',
        marginTop: '-2',
        marginBottom: '2',
      },
    },
    control: {
      flexShrink: '0',
      width: '1.25rem',
      height: '1.25rem',
      bg: 'surface',
      color: 'onMata',
      border: '1px solid {colors.control}',
      borderRadius: '4px',
      '&:is([data-state=checked], [data-state=indeterminate])': { bg: 'mata', borderColor: 'mata' },
      '&[data-focus-visible]': {
        outline: '3px solid {colors.ipe}',
        outlineOffset: '2px',
        boxShadow: '0 0 0 2px {colors.ink}',
      },
    },
    indicator: { display: 'block', width: '100%', height: '100%' },
  },
})

/** Radio group: in one line, or (`md`) as cards in two columns if they fit. */
export const fieldsetLook = defineSlotRecipe({
  className: 'fieldset',
  slots: ['root', 'legend', 'helperText', 'content'],
  base: {
    root: { minWidth: '0' },
    legend: { float: 'inline-start', fontWeight: '600' },
    helperText: { textStyle: 'small', color: 'quiet' },
    content: { '& label': { display: 'flex', minHeight: 'touch', cursor: 'pointer' } },
  },
  variants: {
    size: {
      sm: {
        root: {
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: '4',
          paddingBlock: '1',
          borderTop: '1px solid {colors.line}',
        },
        legend: { flex: '1 1 14rem' },
        content: {
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: '4',
          '& label': { alignItems: 'center', gap: '2' },
          '& input': { width: '1.25rem', height: '1.25rem', accentColor: '{colors.mata}' },
        },
      },
      md: {
        root: { display: 'grid', gap: '2' },
        content: {
          display: 'grid',
          gap: '2',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
          textStyle: 'small',
          '& label': {
            gap: '3',
            padding: '3',
            border: '1px solid {colors.control}',
            borderRadius: 'control',
            _hover: { borderColor: 'mata' },
            '&:has(:checked)': { borderColor: 'mata', bg: 'mataSoft' },
          },
          '& input': { width: '1.125rem', height: '1.125rem', flexShrink: '0', accentColor: '{colors.mata}' },
          '& label > span': { minWidth: '0' },
          '& strong': { display: 'block', fontWeight: '600' },
        },
      },
    },
  },
  defaultVariants: { size: 'md' },
})
