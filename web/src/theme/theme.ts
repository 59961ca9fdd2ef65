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
 * Design system: own tokens and recipes on Chakra's utilities. Tokens and reset are a static style sheet
 * (`generated/tokens.css`, written by `npm run generate`), so that pages do not inline them.
 */
export const themeConfig = defineConfig({
  ...defaultBaseConfig,
  // Follows the system's colour scheme without JavaScript.
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
 * Runtime system for components. Without layers, so that components override the layered static sheet, and
 * without its global rules.
 */
export const system = { ...createSystem(themeConfig, { disableLayers: true }), _global: [] }
