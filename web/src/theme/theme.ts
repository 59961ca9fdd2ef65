import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import {
  chakra,
  createSystem,
  defineConfig,
  type JsxFactoryOptions,
  type RecipeDefinition,
  type RecipeVariantRecord,
  type SystemStyleObject,
} from '@chakra-ui/react/styled-system'
import type { ComponentProps, ElementType } from 'react'
import { checkboxLook, fieldsetLook } from './choice-look.ts'
import { comboboxLook, fieldLook, inputLook, selectLook, textareaLook } from './field-look.ts'
import { actionBarLook, dialogLook, drawerLook, tooltipLook } from './floating-looks.ts'
import { emptyStateLook, menuLook, paginationLook, skeletonLook, tableLook } from './list-look.ts'
import { colors, fontSizes, textStyles, tokens } from './tokens.ts'

const semanticColors = Object.fromEntries(
  Object.entries(colors).map(([name, { light, dark }]) => [name, { value: { base: light, _dark: dark } }]),
)

/**
 * The whole design system: our own tokens over Chakra's utilities, recipes of our own for those of its
 * components that are used. Tokens and reset leave as a
 * static style sheet (`generated/tokens.css`, written by `npm run generate`), so that no page carries them inline.
 */
export const themeConfig = defineConfig({
  ...defaultBaseConfig,
  // The theme follows the visitor's system without a script.
  conditions: { ...defaultBaseConfig.conditions, dark: '@media (prefers-color-scheme: dark)' },
  preflight: true,
  cssVarsPrefix: 'gv',
  cssVarsRoot: ':root',
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
    tokens,
    semanticTokens: { colors: semanticColors, fontSizes },
    textStyles,
    recipes: { input: inputLook, skeleton: skeletonLook, textarea: textareaLook },
    slotRecipes: {
      actionBar: actionBarLook,
      checkbox: checkboxLook,
      combobox: comboboxLook,
      dialog: dialogLook,
      drawer: drawerLook,
      emptyState: emptyStateLook,
      field: fieldLook,
      fieldset: fieldsetLook,
      menu: menuLook,
      nativeSelect: selectLook,
      pagination: paginationLook,
      table: tableLook,
      tooltip: tooltipLook,
    },
  },
})

/**
 * The system that components use at run time. Without layers, so that what a component says always wins over the
 * layered static sheet, and without the global rules that are in it.
 */
export const system = { ...createSystem(themeConfig, { disableLayers: true }), _global: [] }

/**
 * The styles and variants of a component. Resolved once per variant and remembered, where a definition given to
 * `chakra()` as it is would be worked out again at every render; `chakra()` takes either, but types only the definition.
 */
export function recipe<T extends RecipeVariantRecord>(definition: RecipeDefinition<T>): RecipeDefinition<T> {
  return system.cva(definition) as unknown as RecipeDefinition<T>
}

/** An element, or a component that takes a `className`, with styles of its own. */
export function styled<T extends ElementType>(
  element: T,
  styles: SystemStyleObject,
  options?: JsxFactoryOptions<ComponentProps<T>>,
) {
  return chakra(element, recipe<Record<never, never>>({ base: styles }), options)
}

/** A piece of a page on a ground of its own. */
export const card = {
  bg: 'surface',
  border: '1px solid {colors.line}',
  borderRadius: 'card',
} as const
