/** A color in OKLab: lightness from 0 to 1, and two axes of hue. */
type Lab = readonly [lightness: number, a: number, b: number]

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
const gamma = (light: number) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055)

function toLab(hex: string): Lab {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(parseInt(hex.slice(at, at + 2), 16) / 255))
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ]
}

function toHex([lightness, a, b]: Lab): string {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
  const byte = (light: number) => Math.round(255 * Math.min(1, Math.max(0, gamma(Math.max(0, light)))))
  return `#${channels.map((light) => byte(light).toString(16).padStart(2, '0')).join('')}`
}

/** Mixes two `#rrggbb` colors as the eye perceives them. A share of 0 returns the first, and 1 the second. */
export function mixColors(from: string, to: string, share: number): string {
  const end = toLab(to)
  const [lightness, a, b] = toLab(from)
  return toHex([lightness + (end[0] - lightness) * share, a + (end[1] - a) * share, b + (end[2] - b) * share])
}

/** Returns a color whose lightness is changed by an amount from -1 to 1. Its hue stays. */
export function withLightness(color: string, amount: number): string {
  const [lightness, a, b] = toLab(color)
  return toHex([Math.min(1, Math.max(0, lightness + amount)), a, b])
}
