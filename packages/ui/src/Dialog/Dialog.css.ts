import { keyframes, style } from '@vanilla-extract/css'
import { media } from '../theme/media'
import { vars } from '../theme/vars.css'

const rise = keyframes({ from: { opacity: 0, translate: '0 2rem' } })
const appear = keyframes({ from: { opacity: 0 } })

/** A sheet at the bottom edge below 768 px, and a centered panel of up to 31.5rem from there. */
export const dialog = style({
  inset: 'auto 0 0',
  width: '100%',
  maxWidth: 'none',
  maxHeight: 'calc(100dvh - 0.5rem)',
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: `${vars.radius.l} ${vars.radius.l} 0 0`,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.shadow.dialog,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  animation: `${rise} ${vars.motion.base} ${vars.motion.ease}`,
  transition: `opacity ${vars.motion.dialogClose} ${vars.motion.ease}, translate ${vars.motion.dialogClose} ${vars.motion.ease}`,
  selectors: {
    '&::backdrop': {
      background: vars.color.veil,
      animation: `${appear} ${vars.motion.base} ${vars.motion.ease}`,
      transition: `opacity ${vars.motion.dialogClose} ${vars.motion.ease}`,
    },
    '&[data-closing]': { opacity: 0, translate: '0 2rem' },
    '&[data-closing]::backdrop': { opacity: 0 },
    // The dialog takes the focus when nothing inside should, and a ring around the whole panel would be noise.
    '&:focus-visible': { outline: 'none', boxShadow: vars.shadow.dialog },
  },
  '@media': {
    [media.dialog]: {
      inset: 0,
      width: `min(${vars.size.modalMax}, 100% - ${vars.space[32]})`,
      height: 'fit-content',
      maxHeight: `calc(100dvh - ${vars.space[32]})`,
      margin: 'auto',
      borderRadius: vars.radius.l,
    },
  },
})

/** A dialog with a scene has one height, so its edge never moves. On a short screen it scrolls as a whole. [LOOK-007] */
const short = 'screen and (max-height: 37.5em)'
export const sheet = style({
  height: `min(51rem, 100dvh - 1.75rem)`,
  overflow: 'hidden',
  '@media': {
    [media.dialog]: { height: `min(49.125rem, 100dvh - ${vars.space[32]})` },
    [short]: { overflowY: 'auto' },
  },
})

export const sheetPanel = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  '@media': { [short]: { height: 'auto', minHeight: '100%' } },
})

/** Scrolls below the scene. What has the focus stays clear of a pinned button. */
export const sheetBody = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: '3rem 6rem',
  '@media': { [short]: { overflowY: 'visible' } },
})
export const sheetContent = style({
  padding: `${vars.space[16]} ${vars.space[16]} max(${vars.space[12]}, env(safe-area-inset-bottom))`,
  '@media': { [media.dialog]: { padding: `${vars.space[20]} ${vars.space[32]} ${vars.space[12]}` } },
})

export const panel = style({
  padding: `${vars.space[12]} ${vars.space[16]} ${vars.space[32]}`,
  paddingBlockEnd: `max(${vars.space[32]}, env(safe-area-inset-bottom))`,
  '@media': { [media.dialog]: { padding: `${vars.space[16]} ${vars.space[24]} ${vars.space[24]}` } },
})

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16],
  minHeight: vars.size.target,
  marginInlineEnd: `calc(-1 * ${vars.space[12]})`,
  marginBlockEnd: vars.space[8],
})
