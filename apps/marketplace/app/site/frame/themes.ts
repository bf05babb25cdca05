/** The themes that people can choose from. `auto` is that of the device. */
export const themes = ['auto', 'light', 'dark'] as const

/** The theme of the site for one person. [LOOK-002] */
export type Theme = (typeof themes)[number]

/** When a drawing by night replaces the one by day, as the `media` of its source. */
export const darkMedia: Record<Theme, string> = {
  auto: '(prefers-color-scheme: dark)',
  light: 'not all',
  dark: 'all',
}
