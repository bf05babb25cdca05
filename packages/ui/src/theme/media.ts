/** The breakpoints in CSS pixels at the browser's own text size. The kit's tablet breakpoint is 728. [UI-011] */
export const breakpoints = { mobile: 416, tablet: 728, dialog: 768, laptop: 1080, desktop: 1280 } as const

const from = (pixels: number) => `screen and (min-width: ${pixels / 16}em)`

/** Media queries from a breakpoint up. They use `em`, so a reader with a large browser font gets the narrow layout. [UI-011] */
export const media = {
  mobile: from(breakpoints.mobile),
  tablet: from(breakpoints.tablet),
  /** From here, a dialog is centered; below, it rises from the bottom edge. */
  dialog: from(breakpoints.dialog),
  laptop: from(breakpoints.laptop),
  desktop: from(breakpoints.desktop),
  hover: '(hover: hover)',
  coarsePointer: '(pointer: coarse)',
  /** Where no finger is likely, also not on a laptop with a touchscreen. */
  finePointer: '(pointer: fine) and (not (any-pointer: coarse))',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  dark: '(prefers-color-scheme: dark)',
  print: 'print',
} as const
