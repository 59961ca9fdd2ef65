import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system'
import { checkboxLook, fieldsetLook } from './choice-look.ts'
import { comboboxLook, fieldLook, inputLook, selectLook, textareaLook } from './field-look.ts'
import { actionBarLook, dialogLook, drawerLook, tooltipLook } from './floating-looks.ts'
import { emptyStateLook, menuLook, skeletonLook } from './list-look.ts'
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
      tooltip: tooltipLook,
    },
  },
})

/**
 * The system that components use at run time. Without layers, so that what a component says always wins over the
 * layered static sheet, and without the global rules that are in it.
 */
export const system = { ...createSystem(themeConfig, { disableLayers: true }), _global: [] }
