import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'

export const frame = style({ position: 'relative' })

export const viewport = style({
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
  borderRadius: 'inherit',
  selectors: { '&::-webkit-scrollbar': { display: 'none' } },
})

export const track = style({ display: 'flex', gap: vars.space[8] })

/** The share of the viewport that an item fills. */
export const items = styleVariants({ whole: '100%', most: '85%', third: 'max(16rem, 31.5%)' }, (flexBasis) => ({
  flex: `0 0 ${flexBasis}`,
  minWidth: 0,
  scrollSnapAlign: 'start',
}))

export const arrows = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: vars.space[8],
  paddingBlockStart: vars.space[8],
})
