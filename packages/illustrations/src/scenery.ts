import { groundLine, type Drawing } from './drawing'
import { mixColors } from './color'
import { box, disc } from './sheet'
import type { Landscape, Season } from './traits'

/** The colors of far land, near land, and the ground in summer, by landscape. */
const colors: Readonly<Record<Landscape, readonly [far: string, near: string, ground: string]>> = {
  'mountain-west': ['#a5b1ad', '#7d9483', '#a3b267'],
  southwest: ['#d3a078', '#b0714c', '#d2b284'],
  'pacific-west': ['#b3bd8c', '#93a86f', '#a9b76c'],
  northwest: ['#8fa9a5', '#5f8073', '#8fae74'],
  midwest: ['#cfcb97', '#abb065', '#a4b268'],
  northeast: ['#9fb09a', '#7f9c78', '#9db36f'],
  south: ['#a9bb93', '#86a374', '#9ab56e'],
  southeast: ['#82b2b5', '#80a58f', '#95b474'],
}

const seasonColors: Readonly<Record<Season, { color: string; share: number }>> = {
  spring: { color: '#9fc878', share: 0.35 },
  summer: { color: '#9ab56e', share: 0 },
  autumn: { color: '#c2a95c', share: 0.45 },
  winter: { color: '#e9eef0', share: 0.8 },
}

const snowless: readonly Landscape[] = ['southeast', 'southwest', 'pacific-west']

/** Returns whether there's snow: in winter, except in warm landscapes. */
export const hasSnow = ({ landscape, season }: { landscape: Landscape; season: Season }) =>
  season === 'winter' && !snowless.includes(landscape)

/** Returns the color of grass in a season. */
function groundColor({ landscape, season }: { landscape: Landscape; season: Season }): string {
  const [, , ground] = colors[landscape]
  if (season === 'winter' && !hasSnow({ landscape, season })) return mixColors(ground, '#c9b889', 0.35)
  const { color, share } = seasonColors[season]
  return mixColors(ground, color, landscape === 'southwest' ? share / 3 : share)
}

/** Draws the sky with the sun or moon, and clouds or stars. */
export function drawSky({ sheet, random, light, tint, traits }: Drawing): void {
  const [high, middle, low] = light.sky
  sheet.fill('M0 0h360v240H0z', high)
  sheet.fill(`M0 ${random.between(56, 74)}q90-${random.between(6, 16)} 180 0t180-4V240H0z`, middle)
  sheet.fill(`M0 ${random.between(108, 120)}q90 ${random.between(8, 16)} 180 2t180-2V240H0z`, low)
  const { sun } = light
  if (sun) {
    const x = random.chance(0.5) ? random.between(34, 74) : random.between(284, 326)
    const y = random.between(sun.low, sun.high)
    sheet.fill(disc(x, y, sun.radius), sun.color)
    if (traits.time === 'night') sheet.fill(disc(x + 5, y - 3, sun.radius - 1), high)
  }
  if (light.hasStars) {
    const dash = `0 ${random.between(31, 47)} 0 ${random.between(53, 71)} 0 23 0 89`
    sheet.roundLine('M8 16h350M20 38h330M4 62h350', '#e9e2c8', 1, dash)
  } else if (light.cloud && traits.time !== 'dusk') {
    const cloud = (x: number, y: number, width: number) => `M${x} ${y}h${width}m-${width - 14} 7h${width - 20}`
    const left = cloud(random.between(20, 90), random.between(26, 50), random.between(38, 66))
    const right = cloud(random.between(200, 260), random.between(24, 54), random.between(40, 66))
    sheet.roundLine(random.chance(0.7) ? left + right : right, light.cloud, 5)
  } else if (light.cloud) {
    sheet.fill(`M0 ${random.between(88, 98)}q60-8 120-2t120-6t120 4v10q-70-6-130 2t-110-2t-120 4z`, tint(light.cloud))
  }
}

/** Draws the land behind the building and the ground in front of it. */
export function drawLand({ sheet, random, traits, tint }: Drawing): void {
  const { landscape } = traits
  const [far, near] = colors[landscape]
  const dusted = (color: string) => tint(hasSnow(traits) ? mixColors(color, '#dfe6ea', 0.35) : color)
  farLand[landscape]({ sheet, random, tint, dusted, far })
  const rise = random.between(172, 180)
  if (landscape !== 'southeast')
    sheet.fill(`M0 ${rise}q60-${random.between(12, 26)} 120-4t120-6t120 4V210H0z`, dusted(near))
  else sheet.fill('M0 182q90-12 180-4t180-4V210H0z', dusted(near))
  sheet.fill('M0 192q180-8 360 0V240H0z', tint(groundColor(traits)))
}

interface Land extends Pick<Drawing, 'sheet' | 'random' | 'tint'> {
  dusted: (color: string) => string
  far: string
}

const farLand: Readonly<Record<Landscape, (land: Land) => void>> = {
  'mountain-west': ({ sheet, random, tint, far }) => {
    let ridge = 'M0 174'
    let snow = ''
    let x = -random.between(0, 30)
    while (x < 360) {
      const half = random.between(36, 50)
      const peak = random.between(92, 118)
      ridge += `L${x + half} ${peak}l${half - 6} ${160 - peak}`
      snow += `M${x + half} ${peak}l9 15l-5-3l-4 6l-5-5l-4 3z`
      x += 2 * half - 6
    }
    sheet.fill(`${ridge}V200H0z`, tint(far))
    sheet.fill(snow, tint('#f2efe6'))
  },
  southwest: ({ sheet, random, dusted, far }) => {
    const left = random.between(0, 24)
    const right = random.between(200, 226)
    sheet.fill(`M${left} 178l26-46h70l8 12h40l22 34zM${right} 178l18-32h54l18 32z`, dusted(far))
  },
  'pacific-west': ({ sheet, random, dusted, far }) => {
    sheet.fill(`M0 168q50-${random.between(40, 54)} 110-8t110-14t140 10V206H0z`, dusted(far))
  },
  northwest: ({ sheet, random, tint, dusted, far }) => {
    sheet.fill(
      `M0 172l64-58l40 34l60-${random.between(44, 62)}l54 62l50-36l92 58V200H0z`,
      tint(mixColors(far, '#c6d3d4', 0.5)),
    )
    let wood = 'M0 178'
    for (let x = 0; x < 360; x += 20) wood += `l10-${random.between(16, 30)}L${x + 20} ${random.between(170, 176)}`
    sheet.fill(`${wood}V200H0z`, dusted(far))
  },
  midwest: ({ sheet, random, tint, dusted, far }) => {
    const x = random.chance(0.5) ? random.between(16, 40) : random.between(316, 340)
    sheet.fill('M0 166q120-6 360-2V210H0z', dusted(far))
    sheet.line(
      `M${x} 168v-34m-5 34l5-30l5 30M${x - 8} 126l16 16m0-16l-16 16M${x - 11} 134h22m-11-11v22`,
      tint('#7d8a84'),
      1,
    )
  },
  northeast: ({ sheet, random, dusted, far }) => {
    let wood = 'M0 176'
    for (let x = 0; x < 360; x += 40) wood += `q20-${random.between(26, 44)} 40-${random.between(0, 4)}`
    sheet.fill(`${wood}V206H0z`, dusted(far))
  },
  south: ({ sheet, random, dusted, far }) => {
    sheet.fill(`M0 166q40-${random.between(18, 30)} 90-6t90-2t90-6t90 8V208H0z`, dusted(far))
  },
  southeast: ({ sheet, random, tint, far }) => {
    sheet.fill('M0 160h360v50H0z', tint(far))
    sheet.line(`M${random.between(30, 70)} 167h60m40 4h80m30-5h50`, tint('#b6d2d0'), 2)
  },
}

/** Draws grass along the walls, a path to each door, bushes, flowers, and the main path. */
export function drawForeground(drawing: Drawing, doors: readonly number[]): void {
  const { sheet, random, traits, tint, detail } = drawing
  const ground = groundColor(traits)
  const pavement = tint(hasSnow(traits) ? '#cfd8dc' : '#ddd4c1')
  const [door = 180, ...others] = doors
  sheet.fill(box(0, groundLine, 360, 2), tint(mixColors(ground, '#5d6a55', 0.22)))
  const width = others.length > 0 ? 5 : 18
  sheet.fill(doors.map((x) => `M${x - 5} ${groundLine}h10l${width} 44h-${2 * width + 10}z`).join(''), pavement)
  if (detail.bushes) drawBushes(drawing, doors)
  if (detail.flowers && others.length === 0 && (traits.season === 'spring' || traits.season === 'summer')) {
    const flower = random.pick(['#f4efe1', '#d9734f', '#e2a93b', '#c9798a'])
    const beds = `M${random.between(4, 12)} 206h${door - 46}M${door + 40} 206h${310 - door}M${door + 46} 213h${280 - door}`
    sheet.roundLine(beds, tint(flower), 3, `0 11 0 ${random.between(15, 21)} 0 8 0 27`)
  }
  sheet.fill('M0 226q180-6 360 0V240H0z', pavement)
  sheet.line('M0 226q180-6 360 0', tint(mixColors(ground, '#8d8a7c', 0.6)), 1)
}

function drawBushes({ sheet, random, traits, tint }: Drawing, doors: readonly number[]): void {
  const isNear = (x: number) => doors.some((door) => Math.abs(door - x) < 24)
  let bushes = ''
  for (let x = random.between(26, 60); x < 320; x += random.between(34, 78)) {
    const size = random.between(7, 11)
    if (isNear(x + size)) continue
    bushes += `M${x} 198a${size} ${size} 0 0 1 ${2 * size - 1}-3a${size - 1} ${size - 1} 0 0 1 ${size + 4} 3z`
  }
  const leaf = traits.landscape === 'southwest' ? '#8f9a62' : traits.season === 'autumn' ? '#8c8a4e' : '#6f8f5a'
  sheet.fill(bushes, tint(hasSnow(traits) ? mixColors(leaf, '#e3eaec', 0.6) : leaf))
}

/** Draws a bench on the lawn. */
export function drawBench({ sheet, random, tint }: Drawing, isLeft: boolean): void {
  const x = isLeft ? random.between(62, 84) : random.between(254, 276)
  sheet.line(`M${x} 219h26m-22 0v7m18-7v7M${x} 212h26`, tint('#6b4d39'), 3)
}
