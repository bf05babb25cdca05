/**
 * A colour token as `rgb()`. Tokens are written in OKLCH, which the map cannot read; a canvas can, and gives the pixel.
 */
export function colorOf(element: HTMLElement, token: string): string {
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) return 'rgb(128, 128, 128)'
  const name = /var\((--[\w-]+)/.exec(token)?.[1] ?? ''
  pen.fillStyle = getComputedStyle(element).getPropertyValue(name).trim()
  pen.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data
  return `rgb(${red}, ${green}, ${blue})`
}
