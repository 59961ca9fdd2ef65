import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { floatingList, floatingOption } from './floating-looks.ts'

/** Style of inputs and selects; `ui/fields/field.module.css` repeats it for pages without Chakra. */
export const control = {
  width: '100%',
  minWidth: '0',
  minHeight: 'touch',
  paddingInline: '3',
  bg: 'surface',
  color: 'ink',
  border: '1px solid {colors.control}',
  borderRadius: 'control',
  fontSize: '1rem',
  lineHeight: '1.3',
  transition: 'border-color {durations.quick} {easings.out}',
  _hover: { borderColor: 'mata' },
  '&:is(:disabled, [aria-disabled=true])': { opacity: '0.65' },
  '&[aria-invalid=true]': { borderColor: 'barro', boxShadow: 'inset 0 0 0 1px {colors.barro}' },
} as const

export const inputLook = defineRecipe({ className: 'input', base: control })

export const textareaLook = defineRecipe({
  className: 'textarea',
  base: { ...control, paddingBlock: '2', resize: 'vertical' },
})

export const selectLook = defineSlotRecipe({
  className: 'select',
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { position: 'relative' },
    field: { ...control, appearance: 'none', paddingInlineEnd: '10', textOverflow: 'ellipsis' },
    indicator: {
      position: 'absolute',
      insetBlock: '0',
      right: '3',
      display: 'grid',
      placeItems: 'center',
      pointerEvents: 'none',
      '& svg': { width: '1rem', height: '1rem' },
    },
  },
})

/** Label, control, hint and error. */
export const fieldLook = defineSlotRecipe({
  className: 'field',
  slots: ['root', 'label', 'helperText', 'errorText'],
  base: {
    root: {
      display: 'grid',
      gap: '1',
      minWidth: '0',
    },
    label: { textStyle: 'label' },
    helperText: { textStyle: 'small', color: 'quiet' },
    errorText: { textStyle: 'small', color: 'barro', fontWeight: '600' },
  },
})

/** Combobox: an input like any other, with the options below. */
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
    },
    itemIndicator: { flexShrink: '0', '& svg': { width: '1rem', height: '1rem' } },
    empty: { padding: '3', textStyle: 'small', color: 'quiet' },
  },
})
