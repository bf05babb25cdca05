import { assignVars, globalStyle } from '@vanilla-extract/css'
import { dark, light } from './colors'
import { vars } from './contract.css'
import { fontStack } from './font-families'
import { media } from './media'
import { outermostRoot, themeLayer } from './root'

const rem = (pixels: number) => `${pixels / 16}rem`

const narrowText = {
  display: rem(41),
  h1: rem(32),
  h2: rem(27),
  h3: rem(21),
  price: rem(21),
  lead: rem(19),
  body: rem(18),
  small: rem(16),
  dash: rem(15),
  fine: rem(14),
  tag: rem(13),
  key: rem(12.5),
}

const wideText = { ...narrowText, display: rem(62), h1: rem(42), h2: rem(32), h3: rem(22), lead: rem(21) }

const lightShadow = {
  tile: '0 1px 2px oklch(0.3 0.03 212 / 0.06)',
  float: '0 8px 24px oklch(0.2 0.03 212 / 0.14)',
  dialog: '0 24px 70px oklch(0.1 0.03 212 / 0.40)',
}

const motion = { fast: '120ms', base: '180ms', dialogClose: '300ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' }

const themeRule = (state: string, rule: Omit<Parameters<typeof globalStyle>[1], '@layer'>) =>
  globalStyle(outermostRoot(state), { '@layer': { [themeLayer]: rule } })

themeRule('', {
  colorScheme: 'light',
  vars: assignVars(vars, {
    color: { ...light, accentText: vars.color.accent },
    space: {
      4: rem(4),
      8: rem(8),
      12: rem(12),
      16: rem(16),
      20: rem(20),
      24: rem(24),
      32: rem(32),
      44: rem(44),
      64: rem(64),
      76: rem(76),
    },
    radius: { s: '4px', m: '8px', l: '14px', pill: '999px' },
    shadow: lightShadow,
    font: {
      text: fontStack('text', 'system-ui, sans-serif'),
      display: fontStack('display', 'Georgia, serif'),
    },
    text: narrowText,
    leading: {
      display: '1.06',
      heading: '1.14',
      h3: '1.25',
      price: '1.2',
      lead: '1.48',
      body: '1.5',
      small: '1.45',
      fine: '1.4',
    },
    tracking: { display: '-0.022em', heading: '-0.012em', h3: '-0.006em', price: '-0.01em', capitals: '0.06em' },
    weight: {
      regular: '400',
      medium: '500',
      semibold: '600',
      strong: '650',
      bold: '700',
      display: '560',
      price: '600',
    },
    size: {
      target: rem(44),
      button: rem(48),
      field: rem(52),
      choice: rem(56),
      dashRow: rem(46),
      dashControl: rem(38),
      modalMax: '31.5rem',
      container: rem(1240),
      measure: '68ch',
    },
    motion,
    filter: { drawing: 'none' },
  }),
  '@media': {
    [media.dialog]: { vars: assignVars(vars.text, wideText) },
    [media.reducedMotion]: {
      vars: assignVars(vars.motion, { ...motion, fast: '0ms', base: '0ms', dialogClose: '0ms' }),
    },
  },
})

const darkRules = {
  colorScheme: 'dark',
  vars: {
    ...assignVars(vars.color, { ...dark, accentText: vars.color.accent }),
    ...assignVars(vars.shadow, { tile: 'none', float: 'none', dialog: lightShadow.dialog }),
    ...assignVars(vars.filter, { drawing: 'brightness(0.72) saturate(0.9)' }),
  },
}

/** White where it has more contrast with the accent color than black, or else black. `sign` -1 returns the other one. */
const blackOrWhite = (sign: 1 | -1) => {
  const upTo = (most: number) => `clamp(0, ${sign * 999} * (0.179 - y), ${most})`
  return `color(from ${vars.color.accent} xyz-d65 ${upTo(0.9505)} ${upTo(1)} ${upTo(1.089)})`
}

/** Keeps text on the accent color, and text in it, readable, whatever accent color the site sets. */
const fromAccent = (textLightness: string) => ({
  '@supports': {
    '(color: color(from red xyz-d65 x y z))': {
      vars: {
        [vars.color.textOnAccent]: blackOrWhite(1),
        [vars.color.accentHover]: `color-mix(in oklab, ${vars.color.accent} 86%, ${blackOrWhite(-1)})`,
        [vars.color.accentText]: `oklch(from ${vars.color.accent} ${textLightness} c h)`,
      },
    },
  },
})

themeRule(':root:not([data-theme="light"])', { '@media': { [media.dark]: darkRules } })
themeRule(':root[data-theme="dark"]', darkRules)

// A part of another site's page is light unless that site asks for more. [GUEST-013]
const darkPart = { ...darkRules, ...fromAccent('max(l, 0.8)') }
themeRule(':not(html)', fromAccent('min(l, 0.45)'))
themeRule('[data-theme="auto"]:not(html)', { '@media': { [media.dark]: darkPart } })
themeRule('[data-theme="dark"]:not(html)', darkPart)
