import { createSystem } from '@chakra-ui/react/styled-system'
import { themeConfig } from './src/theme/theme.ts'

/** Rules as Chakra writes them: selectors and at-rules with their contents. */
interface StyleRules {
  [name: string]: string | number | undefined | StyleRules
}

const start = `/* Generated from theme/tokens.ts and theme/colors.ts by «npm run generate»: change nothing here. */
@layer reset, base, tokens, ui;
`

/** @returns the reset that both ways of styling stand on, and every token as a custom property, as CSS text */
export function tokensCss(): string {
  const system = createSystem(themeConfig)
  const rules = [system.getPreflightCss(), system.getTokenCss()] as StyleRules[]
  return start + rules.map((part) => `\n${writeRules(part, '')}`).join('')
}

function writeRules(rules: StyleRules, indent: string): string {
  return Object.entries(rules)
    .map(([name, value]) => {
      if (value === undefined) return ''
      if (typeof value !== 'object') return `${indent}${propertyName(name)}: ${value};\n`
      return `${indent}${name.replaceAll('&', '')} {\n${writeRules(value, `${indent}  `)}${indent}}\n`
    })
    .join('')
}

function propertyName(name: string): string {
  if (name.startsWith('--')) return name
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
