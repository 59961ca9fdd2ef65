import type { SystemContext } from '@chakra-ui/react/styled-system'
import { createSystem } from '@chakra-ui/react/styled-system'
import { Global } from '@emotion/react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Plugin } from 'vite'
import { themeConfig } from './src/theme/theme.ts'

const name = 'virtual:theme.css'

/**
 * Serves the theme's tokens, reset and global rules as the module `virtual:theme.css`: one static file that browsers
 * keep, where Chakra's provider would put the same into every page.
 */
export function themeCss(): Plugin {
  return {
    name: 'theme-css',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? writeThemeCss(createSystem(themeConfig)) : undefined),
  }
}

/**
 * @param system a Chakra system with layers
 * @returns its layers in their order, reset, global rules and token variables as CSS text
 */
export function writeThemeCss(system: SystemContext): string {
  const styles = [system.layers.atRule, ...system._global]
  const markup = renderToStaticMarkup(createElement(Global, { styles }))
  return markup.replace(/<\/?style[^>]*>/g, '')
}
