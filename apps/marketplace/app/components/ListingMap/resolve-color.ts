/** Returns a color token as `rgb()`. The map can't read OKLCH, so a canvas converts it. */
export function resolveColor(element: HTMLElement, token: string): string {
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const canvasContext = canvas.getContext('2d', { willReadFrequently: true })
  if (!canvasContext) return 'rgb(128, 128, 128)'
  const name = /var\((--[\w-]+)/.exec(token)?.[1] ?? ''
  canvasContext.fillStyle = getComputedStyle(element).getPropertyValue(name).trim()
  canvasContext.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = canvasContext.getImageData(0, 0, 1, 1).data
  return `rgb(${red}, ${green}, ${blue})`
}
