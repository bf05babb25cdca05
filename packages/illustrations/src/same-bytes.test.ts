import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { illustrationPath, illustrationViews, renderIllustration } from './illustration-path'
import { forms, landscapes, palettes, roofs, seasons, times, walls, type IllustrationTraits } from './traits'

const pick = <Value>(values: readonly Value[], index: number): Value => {
  const value = values[index % values.length]
  if (value === undefined) throw new Error('The list is empty')
  return value
}

/** Returns traits of which every value, and every season in every landscape, occurs with every form. */
const traitsAt = (form: IllustrationTraits['form'], index: number): IllustrationTraits => ({
  form,
  landscape: pick(landscapes, index),
  roof: pick(roofs, index + Math.floor(index / 8)),
  wall: pick(walls, index + Math.floor(index / 4)),
  time: pick(times, index),
  season: pick(seasons, Math.floor(index / 8)),
  palette: pick(palettes, index),
})

/** Returns a checksum of a form's illustrations, in 48 combinations of traits. */
function checksum(form: IllustrationTraits['form']): string {
  const hash = createHash('sha256')
  for (let index = 0; index < 48; index += 1) {
    // Rooms depend only on the palette and the slug, so fewer of them cover everything.
    for (const view of index < 6 ? illustrationViews : (['exterior'] as const)) {
      hash.update(renderIllustration(illustrationPath(traitsAt(form, index), `${form}-${index}`, view)) ?? '')
    }
  }
  return hash.digest('hex').slice(0, 16)
}

// Browsers and proxies cache an illustration forever (decision 010). When one must change, give it another path first.
test('the illustration at a path never changes [IMG-001]', () => {
  expect(Object.fromEntries(forms.map((form) => [form, checksum(form)]))).toMatchInlineSnapshot(`
    {
      "campus": "2ffb7ad55dac00a6",
      "cottage": "69c51b05e12aad17",
      "court": "33376f98a79777bd",
      "house": "3707e90f9f30e08b",
      "lodge": "2341e9279a2e97e2",
      "lowrise": "81a1236f39b42c26",
      "rowhouse": "2b3e6b7e5a612a95",
      "terrace": "995d22bdca26b495",
      "tower": "3d51c724ddba3273",
      "wings": "2ad0036f2b369195",
    }
  `)
})
