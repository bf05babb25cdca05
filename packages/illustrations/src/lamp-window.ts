import { lamp } from './light'
import { disc, pictureSize } from './scene'

/** Draws a window with curtains and a lamp that is on, for a page that can’t load a file. [LOOK-010] */
export function drawLampWindow(): string {
  const { width, height } = pictureSize
  const boards = Array.from({ length: 9 }, (_, board) => `M0 ${24 + board * 24}h${width}`).join('')
  const shapes = [
    `<path fill="#24454c" d="M0 0h${width}v${height}H0z"/>`,
    `<path stroke="#1c3940" stroke-width="1.5" d="${boards}"/>`,
    `<path fill="${lamp}" fill-opacity=".1" d="M72 6h216v228H72z"/><path fill="${lamp}" fill-opacity=".12" d="M90 22h180v196H90z"/>`,
    '<path fill="#e9e2d0" d="M108 36h144v164H108z"/><path fill="#d8cfb8" d="M98 200h164v11H98z"/>',
    `<path fill="${lamp}" d="M115 43h130v150H115z"/>`,
    `<path fill="#fbe3a0" d="${disc(180, 122, 44)}"/>`,
    '<path fill="#80361e" d="M167 126h26l9 26h-44z"/><path fill="#5a3826" d="M178 152h5v29h-5zM166 181h28v6h-28z"/>',
    '<path fill="#b98a35" d="M115 187h130v6H115z"/>',
    '<path fill="#f6efdc" d="M115 43h23q2 76-20 116l-3 2zM245 43h-23q-2 76 20 116l3 2z"/>',
    '<path fill="#e3d7b6" d="M115 43h8q3 68-8 102zM245 43h-8q-3 68 8 102z"/>',
    '<path stroke="#e9e2d0" stroke-width="5" d="M180 43v76M115 108h130"/>',
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" fill="none">${shapes.join('')}</svg>`
}
