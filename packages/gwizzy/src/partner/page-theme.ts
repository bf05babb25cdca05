/** Returns the color scheme of a page, as `data-theme` names it, or undefined for a light one, which is the default. [GUEST-013] */
export function pageTheme(): 'dark' | 'auto' | undefined {
  const scheme = getComputedStyle(document.documentElement).colorScheme
  if (!scheme.includes('dark')) return undefined
  return scheme.includes('light') ? 'auto' : 'dark'
}

/** The least contrast of the accent color with the page, as of text. */
const leastContrast = 4.5

/** Tells the developer of a page about an accent color that can't be read on the wizard's background. [GUEST-013] */
export function reportFaintAccent(root: Element): void {
  const style = getComputedStyle(root)
  const [accent, ground] = ['accent', 'surface-page'].map((name) =>
    luminanceOf(style.getPropertyValue(`--ui-color-${name}`)),
  )
  if (accent === undefined || ground === undefined) return
  const contrast = (Math.max(accent, ground) + 0.05) / (Math.min(accent, ground) + 0.05)
  if (contrast >= leastContrast) return
  console.error(
    `gwizzy-wizard: --ui-color-accent has a contrast of ${contrast.toFixed(1)}:1 with the page and needs ${leastContrast}:1. Links and borders use a stronger shade of it.`,
  )
}

/** Returns the relative luminance (WCAG 2) of a CSS color, from 0 to 1, as far as the browser can paint it. */
function luminanceOf(color: string): number | undefined {
  const canvas = document.createElement('canvas').getContext('2d')
  if (!canvas || color === '') return undefined
  canvas.fillStyle = color
  canvas.fillRect(0, 0, 1, 1)
  const linear = (byte: number) => (byte <= 10 ? byte / 3294.6 : ((byte / 255 + 0.055) / 1.055) ** 2.4)
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}
