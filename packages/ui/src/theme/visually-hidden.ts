/** The rules of something that only screen readers get. `VisuallyHidden` has them always; a media query can have them, too. */
export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const
