import { chromiumLaunchOptions } from '@pkg/config/chromium'
import { type Browser, chromium } from '@playwright/test'
import type { Environment, Server } from '../environment/environment'
import type { RecordedInput } from '../listing-page/recorded-api'
import type { Outcome } from '../measuring/table'
import { type Frames, measureFrames } from './frames'

/** The slowdown that makes this processor like an older phone's. */
const slowdown = 4
const pinCount = 10_000
/** Draws with software in the graphics process. Without this, the main thread copies every frame of WebGL itself, as on no family's device. */
const softwareGraphics = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist']
const rounds = 3
const path = '/senior-living/colorado/denver'

/**
 * Compares moving the map of a listing under 10,000 pins with moving the same map without pins: the main thread's work for each frame, from a
 * trace on a slowed-down processor. [FIND-003]
 */
export async function mapPins(environment: Environment, api: Server): Promise<Outcome> {
  const input: RecordedInput = { api: api.url }
  const recorded = await environment.reference('listing-page/recorded-api.ts', input)
  const marketplace = await environment.marketplace(recorded.url)
  const { executablePath, args } = chromiumLaunchOptions()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...args.filter((name) => name !== '--disable-gpu'), ...softwareGraphics],
  })
  environment.onEnd(() => browser.close())
  const frames: Record<'pins' | 'bare', Frames[]> = { pins: [], bare: [] }
  for (let round = 0; round < rounds; round += 1) {
    frames.pins.push(await moveMap(browser, marketplace.url, pinCount))
    frames.bare.push(await moveMap(browser, marketplace.url, 0))
  }
  await browser.close()
  for (const server of [marketplace, recorded]) await server.end()

  const pins = percentile95(frames.pins)
  const bare = percentile95(frames.bare)
  return {
    figures: [
      {
        measured: 'map with 10,000 pins, work per frame',
        reference: 'same map without pins',
        ratio: pins / bare,
        target: '≤ 1.25',
      },
      { measured: 'map with 10,000 pins, work per frame', reference: '8 ms', ratio: pins / 8, target: '≤ 1' },
    ],
    notes: [
      `95th percentiles of the main thread's work per frame while dragging, Chromium at ${slowdown} times slowed processor, WebGL in software`,
      `with pins ${pins.toFixed(1)} ms (${countFrames(frames.pins)} frames), without ${bare.toFixed(1)} ms (${countFrames(frames.bare)} frames)`,
    ],
  }
}

/** Opens the map with a number of pins, drags it, and returns the work of each frame. */
async function moveMap(browser: Browser, site: string, pins: number): Promise<Frames> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.route('**/api/marketplace/communitypins**', (route) => route.fulfill({ json: scatterPins(pins) }))
  await page.goto(`${site}${path}`)
  const map = page.getByRole('region', { name: /^Map of communities in/ })
  await page.getByRole('button', { name: 'Draw an area' }).waitFor()
  await map.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  const box = await map.boundingBox()
  if (!box) throw new Error('The map has no size')
  const center = { x: box.x + box.width / 2, y: Math.min(box.y + box.height / 2, 600) }
  const frames = await measureFrames(page, slowdown, async () => {
    for (const side of [1, -1]) {
      await page.mouse.move(center.x, center.y)
      await page.mouse.down()
      await page.mouse.move(center.x + side * 160, center.y + side * 60, { steps: 25 })
      await page.mouse.up()
    }
  })
  await context.close()
  return frames
}

/** Returns pins in a regular grid around Denver, denser than any list of communities. */
function scatterPins(count: number) {
  const side = Math.ceil(Math.sqrt(count))
  const pins = Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / side)
    return [`pin-${index}`, 39.5 + (row / side) * 0.5, -105.2 + ((index % side) / side) * 0.6, 3000 + index, 0]
  })
  return { total: count, care: ['assisted-living'], pins, clusters: [] }
}

const countFrames = (measured: Frames[]) => measured.flat().length

/** Returns the milliseconds that 95 of 100 frames stay below. */
function percentile95(measured: Frames[]): number {
  const sorted = measured.flat().sort((one, other) => one - other)
  const value = sorted[Math.floor(sorted.length * 0.95)]
  if (value === undefined) throw new Error('The trace has no frames')
  return value
}
