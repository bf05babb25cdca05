import type { Brand, BrandColors } from '@pkg/domain'

/** The path of the style sheet with the operator's colors, below the base of a site. */
const file = 'brand.css'

/** Returns the path of the style sheet with the operator's colors, with its version, or undefined if the site has our colors. [WORK-012] */
export function brandStylesPath(base: string, { colors }: Brand): string | undefined {
  if (!colors) return undefined
  const version = [colors.light.accent, colors.dark.accent].map((color) => color.slice(1)).join('-')
  return `${base}${file}?${version}`
}

/** Returns the style sheet with the operator's colors in both themes. It isn't in a layer, so it takes precedence over our own theme. [WORK-012] */
export function brandStyles({ colors }: Brand): string {
  if (!colors) return ''
  const { light, dark } = colors
  return [
    `:root{${declarations(light)}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme="light"]){${declarations(dark)}}}`,
    `:root[data-theme="dark"]{${declarations(dark)}}`,
  ].join('\n')
}

const declarations = ({ accent, accentHover, textOnAccent }: BrandColors) =>
  [
    `--ui-color-accent:${accent}`,
    `--ui-color-accent-hover:${accentHover}`,
    `--ui-color-accent-text:${accent}`,
    `--ui-color-text-on-accent:${textOnAccent}`,
  ].join(';')

/** Returns the response with that style sheet. Its URL names the colors, so browsers keep it. */
export const brandStylesResponse = (brand: Brand): Response =>
  new Response(brandStyles(brand), {
    headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })

/** Returns the address of the operator's logo on a site, or undefined if it has none. [WORK-012] */
export const brandLogoPath = (base: string, { logo }: Brand): string | undefined => logo && `${base}api${logo}`
