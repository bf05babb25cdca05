import { mixColors } from './color'
import type { Land } from './landscapes'
import { box, disc, half, pictureSize, type Scene } from './scene'

const { width, height } = pictureSize

/** Draws the sky in three bands, with the sun, clouds, and stars. Each of the six skies is another one. `drawMoon` adds the moon. */
export function drawSky(scene: Scene): void {
  const [top, middle, low] = scene.colors.bands
  const bow = scene.sky % 2 === 0 ? 1 : -1
  const rise = [0, 0.06, -0.06, 0.03, -0.03, 0.08][scene.sky] ?? 0
  const band = (share: number, bend: number, end: number) =>
    `M0 ${half(scene.ground * (share + rise))}q90 ${bend * bow} 180 0t180 ${end}V${height}H0z`
  scene.fill(top, box(0, 0, width, height))
  scene.fill(middle, band(0.34, -14, -4))
  scene.fill(low, band(0.6, 10, 2))
  const { sun } = scene.colors
  const isNight = scene.light === 'night'
  if (sun && !isNight) {
    scene.fill(sun.color, disc(sun.x + scene.air.between(-35, 35), sun.y + scene.air.between(-22, 22), sun.radius))
  }
  if (scene.light === 'noon' || scene.sky % 2 === 0) drawClouds(scene)
  if (isNight) drawStars(scene)
  scene.endSky()
}

/** The room that the moon needs to each side. */
const moonReach = 20

/** Draws the moon of a night where no roof cuts it: near its own place, or else at the nearest one that is free. */
export function drawMoon(scene: Scene): void {
  const { sun } = scene.colors
  if (!sun || scene.light !== 'night') return
  const { color, radius } = sun
  const x = sun.x + scene.air.between(-35, 35)
  const places = Array.from({ length: 9 }, (_, index) => 44 + index * 32).sort(
    (a, b) => Math.abs(a - x) - Math.abs(b - x),
  )
  const place = [sun.y, 30, 22]
    .flatMap((height) => [x, ...places].map((across) => ({ across, height })))
    .find(({ across, height }) => scene.isClear(across, height, moonReach))
  if (!place) return
  const inner = half(radius * 0.8)
  scene.fillSky(
    color,
    `M${place.across} ${place.height - radius}a${radius} ${radius} 0 1 0 ${radius} ${radius + 3}a${inner} ${inner} 0 0 1 ${-radius} ${-radius - 3}z`,
  )
}

function drawStars(scene: Scene): void {
  const stars = Array.from(
    { length: 12 },
    () => `M${scene.air.between(0, width)} ${scene.air.between(0, scene.ground / 2)}h1.5`,
  )
  scene.line('#dfe6df', 1.5, stars.join(''))
}

/** What is in each sky: cumulus clouds, or streaks. */
const clouds: readonly { cumulus: number; streaks: number }[] = [
  { cumulus: 1, streaks: 0 },
  { cumulus: 0, streaks: 3 },
  { cumulus: 2, streaks: 0 },
  { cumulus: 0, streaks: 2 },
  { cumulus: 1, streaks: 1 },
  { cumulus: 0, streaks: 0 },
]

function drawClouds(scene: Scene): void {
  const { cumulus = 0, streaks = 0 } = clouds[scene.sky] ?? {}
  const puffs = Array.from({ length: cumulus }, (_, index) => {
    const [x, y] = [scene.air.between(24, 130) + index * 150, scene.air.between(30, 56)]
    return `M${x} ${y}h46a7 7 0 0 0-8-9a12 12 0 0 0-22-2a9 9 0 0 0-16 11z`
  })
  const lines = Array.from({ length: streaks }, (_, index) => {
    const [x, y] = [scene.air.between(10, 120) + index * 90, scene.air.between(24, 70)]
    return `M${x} ${y}h${scene.air.between(40, 80)}`
  })
  const opacity = scene.light === 'night' ? '.08' : '.6'
  scene.fill('#f6faf6', puffs.join(''), ` fill-opacity="${opacity}"`)
  scene.line('#f6faf6', 5, lines.join(''), ` stroke-linecap="round" stroke-opacity="${opacity}"`)
}

/** A color with how much less than the rest the sky takes of it, from 0 to 1, and the outline above the ground. */
type Ridge = readonly [color: string, nearness: number, outline: string]

/** The outlines of what is far away, from the ground up. */
const lands: Readonly<Record<Land, readonly Ridge[]>> = {
  peaks: [
    ['#7f8f94', 0, 'v-74l34-40 30 34 22-16 56 62 40-30 46 34 30-56 44 52 28-18 30 26'],
    ['#6f8377', 0.4, 'v-30q60-24 130-8t130-6 100-8'],
  ],
  mesa: [
    ['#b7775a', 0, 'v-44h20l8-26h62l10 24 34 18 60 6 20-38h74l12 30 60 14'],
    ['#c99a6e', 0.4, 'v-14q90-22 190-6t170-8'],
  ],
  hills: [
    ['#8fa48a', 0, 'v-40q70-42 150-14t210-28'],
    ['#83995f', 0.5, 'v-14q110-30 200-10t160-14'],
  ],
  ridge: [
    ['#8f9f97', 0, 'v-58q50-30 100-16t90 2 80-22 100 26'],
    ['#8b9a66', 0.5, 'v-22q70-20 160-4t200-16'],
  ],
  pines: [
    [
      '#5e7d76',
      0,
      'v-50l8-22 9 20 7-28 10 26 8-18 9 22 10-34 10 30 8-18 9 24 11-30 9 26 9-36 10 34 8-20 9 22 11-32 9 30 9-20 9 24 10-36 10 32 8-18 9 22 11-30 9 28 9-22 9 20 10-32 10 30 8-20 9 24 10-28 14 22',
    ],
  ],
  prairie: [
    ['#6f8b6c', 0.1, 'v-12q10-12 24-4t22-6 26 8q150-10 210 0 10-14 24-4t20-8 34 10'],
    ['#c1a862', 0.3, 'v-10q120-8 360 2'],
  ],
  sea: [['#5f9aa8', 0.5, 'v-26h360']],
  city: [
    [
      '#7e9297',
      0,
      'v-60h22v-24h26v44h14v-70h20v-10h8v10h12v90h22v-36h34v50h20v-84l16-12 16 12v70h18v-30h30v44h16v-64h28v34h20v-20h38',
    ],
  ],
}

/** Snow on the peaks, and waves, which the sky hardly tints. */
const details: Readonly<Partial<Record<Land, (ground: number) => string>>> = {
  peaks: (ground) => `M34 ${ground - 114}l14 16-8-2-6 8-8-6-8 4zM258 ${ground - 98}l12 14-9-2-6 7-7-6z`,
  sea: (ground) => `M12 ${ground - 18}h40v1.5h-40zM120 ${ground - 12}h70v1.5h-70zM250 ${ground - 20}h54v1.5h-54z`,
}

/** Draws what is far away, paler the farther it is, and the ground in front of it. */
export function drawLand(scene: Scene, land: Land, groundColor: string): void {
  const { ground, colors } = scene
  const far = (color: string, nearness: number) =>
    mixColors(scene.tint(color), colors.bands[2], colors.haze * (1 - nearness))
  for (const [color, nearness, outline] of lands[land]) {
    scene.fill(far(color, nearness), `M0 ${ground}${outline}V${ground}z`)
  }
  const detail = details[land]?.(ground)
  if (detail) scene.fill(far('#f7f5ee', 0.7), detail)
  const horizon = half(ground - 66 * (scene.tilt + 0.05))
  scene.fill(scene.tint(groundColor), `M0 ${horizon}h${width}V${height}H0z`)
}
