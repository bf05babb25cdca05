/** Whether this is the full proof (`npm run test:full`): every page at every width, and axe at each step of a wizard. */
export const isFullProof = process.env['PROOF'] === 'full'

/**
 * The widths at which a page is audited, in pixels. A quick run takes the narrowest phone and the widest screen. Colors don’t change the
 * layout, so the dark theme is checked at one width.
 */
export const auditWidths = {
  light: isFullProof ? [320, 390, 820, 1440] : [320],
  dark: [1440],
} as const satisfies Record<'light' | 'dark', readonly number[]>
