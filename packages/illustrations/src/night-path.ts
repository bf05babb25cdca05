/** The letter of the night among the times of day, and its place in a path's traits. */
const night = 'e'

/**
 * Returns the path of the same illustration by night, for pages with dark colors. Returns undefined for a floor plan, an illustration that
 * already shows the night, and any other image. [TILE-011]
 */
export function nightPath(path: string): string | undefined {
  const [, before = '', time, after = '', name = '', view] =
    /^(drawings\/[a-z]{4})([a-z])([a-z]{2}\/)([a-z0-9-]+)-(exterior|suite|dining|lounge|garden)\.svg$/.exec(path) ?? []
  if (!view || (view === 'exterior' && time === night)) return undefined
  return view === 'exterior' ? `${before}${night}${after}${name}-${view}.svg` : path.replace(/\.svg$/, '-night.svg')
}
