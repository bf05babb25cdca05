import type { AdvisorCard } from '@pkg/api-client'
import { type RegionSlug, states } from '@pkg/domain'
import { themeColors } from '@pkg/ui'
import { shapesOf, statesOfArea } from './counties-view.server'
import { findShape, type MapGround, readGround, smallPathOf } from './county-shapes.server'
import { type RegionCardTheme, regionCardSize } from './region-card'

/** States that are drawn below the others, where they would look like neighbors. */
const insets: ReadonlySet<string> = new Set(['AK', 'HI'])

/**
 * Draws a region for its card in the directory: its states among the others, those that an advisor serves throughout tinted, and the counties that
 * advisors name tinted more. [LOOK-008]
 */
export function drawRegionCard(region: RegionSlug, everyone: readonly AdvisorCard[], theme: RegionCardTheme): string {
  const colors = themeColors[theme]
  const codes = statesOfArea(region) ?? []
  const isOwn = (code: string) => codes.some((own) => own === code)
  const outlines = (own: boolean) =>
    smallPathOf(
      states
        .filter(({ code }) => isOwn(code) === own && (own || !insets.has(code)))
        .flatMap(({ code }) => findShape(code, undefined, 'card') ?? []),
    )
  const areas = everyone.flatMap((card) => card.areas.filter(({ state }) => isOwn(state)))
  const served = (whole: boolean) => {
    const found = areas.filter(({ counties }) => (counties.length === 0) === whole)
    return smallPathOf([...new Set(shapesOf(found, 'card'))])
  }
  const { left, top, width, height } = widen(readGround(codes).frame)
  const line = width / regionCardSize.width
  const own = outlines(true)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" preserveAspectRatio="xMidYMid slice" stroke-linejoin="round">`,
    `<path fill="${colors.mapLand}" d="M${left} ${top}h${width}v${height}h${-width}z"/>`,
    `<path fill="none" stroke="${colors.mapLine}" stroke-width="${thin(line)}" stroke-opacity=".6" d="${outlines(false)}"/>`,
    `<path fill="${colors.surfaceRaised}" d="${own}"/>`,
    `<path fill="${colors.accent}" fill-opacity=".14" d="${served(true)}"/>`,
    `<path fill="${colors.accent}" fill-opacity=".42" stroke="${colors.accent}" stroke-width="${thin(line * 0.75)}" d="${served(false)}"/>`,
    `<path fill="none" stroke="${colors.text}" stroke-width="${thin(line)}" d="${own}"/>`,
    '</svg>',
  ].join('')
}

const thin = (width: number) => Math.round(width * 100) / 100

/** Returns a frame of the card’s shape around another. */
function widen({ left, top, width, height }: MapGround['frame']): MapGround['frame'] {
  const ratio = regionCardSize.width / regionCardSize.height
  const wide = Math.ceil(Math.max(width, height * ratio))
  const high = Math.ceil(Math.max(height, width / ratio))
  return {
    left: Math.floor(left - (wide - width) / 2),
    top: Math.floor(top - (high - height) / 2),
    width: wide,
    height: high,
  }
}
