import { media } from '@pkg/ui'
import type { StyleRule } from '@vanilla-extract/css'

type Declarations = Pick<StyleRule, 'vars' | 'fill' | 'stroke' | 'strokeOpacity'>

/** Returns rules for the dark theme, whether it’s that of the device or the person chose it. [LOOK-002] */
export const inDark = (rules: Declarations): StyleRule => ({
  selectors: { ':root[data-theme="dark"] &': rules },
  '@media': { [media.dark]: { selectors: { ':root:not([data-theme="light"]) &': rules } } },
})
