import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router-dom'
import { recipe } from '../theme/theme.ts'

export const buttonRecipe = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: 'touch',
    paddingInline: '5',
    borderRadius: 'control',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontWeight: '600',
    lineHeight: '1.2',
    textAlign: 'center',
    cursor: 'pointer',
    transition:
      'background-color {durations.quick} {easings.out}, border-color {durations.quick} {easings.out}',
    _disabled: { opacity: '0.55', cursor: 'default' },
  },
  variants: {
    look: {
      /** The page's main action. */
      primary: { bg: 'mata', color: 'onMata', _hover: { bg: 'mataStrong' } },
      /** The ipê: one call to action a page. */
      accent: { bg: 'ipe', color: 'onIpe', _hover: { bg: 'ipeStrong' } },
      outline: {
        bg: 'surface',
        color: 'mata',
        borderColor: 'control',
        _hover: { borderColor: 'mata', bg: 'mataSoft' },
      },
      /** What cannot be taken back. */
      danger: { bg: 'barro', color: 'onBarro', _hover: { bg: 'barroStrong' } },
      /** Links to WhatsApp only. */
      whatsapp: { bg: 'whatsapp', color: 'onWhatsapp', _hover: { filter: 'brightness(0.94)' } },
      quiet: { color: 'ink', _hover: { bg: 'mist' } },
    },
    square: { true: { width: 'touch', paddingInline: '0', flexShrink: '0' } },
  },
  defaultVariants: { look: 'primary' },
})

export const Button = chakra('button', buttonRecipe, { defaultProps: { type: 'button' } })

/** A link inside the site that looks like a button. */
export const ButtonLink = chakra(Link, buttonRecipe)

/** A link out of the site that looks like a button. */
export const ButtonAnchor = chakra('a', buttonRecipe)
