/**
 * Returns the path of the same illustration by night, for pages with dark colors. Returns undefined for an illustration in a light that was
 * chosen, and for any other image. [TILE-011]
 */
export function nightPath(path: string): string | undefined {
  const [, before, variant = ''] = /^(drawings\/(?:house|windows|doorway)\/.+)-noon(-\d+)?\.svg$/.exec(path) ?? []
  return before && `${before}-night${variant}.svg`
}
