import { style } from '@vanilla-extract/css'

/** Without `display: none`, with which some browsers don't press it. */
export const button = style({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})
