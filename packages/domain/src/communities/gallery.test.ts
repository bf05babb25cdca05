import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPlan, orderGallery, shownGallery } from '../index'

const image = (path: string, name = 'Exterior') => ({ path, category: { name } })

test.each([
  ['a plan in front', [image('p', 'Floor Plans'), image('a'), image('m')], 'm a p'],
  ['both kinds of plans', [image('s', 'Site Plans'), image('p', 'Floor Plans'), image('a')], 'a s p'],
  ['a plan as the main image', [image('a'), image('m', 'Floor Plans')], 'm a'],
  ['no main image', [image('b'), image('a')], 'b a'],
  ['nothing', [], ''],
])('%s [TILE-012]', (_, images, order) => {
  expect(
    orderGallery(images, 'm')
      .map(({ path }) => path)
      .join(' '),
  ).toBe(order)
})

test('ordering keeps every image, and photos in their order [TILE-012]', () => {
  const anyImage = fc.record({
    path: fc.uuid(),
    category: fc.record({ name: fc.constantFrom('Exterior', 'Floor Plans', 'Site Plans') }),
  })
  fc.assert(
    fc.property(fc.array(anyImage), (images) => {
      const ordered = orderGallery(images, images[0]?.path ?? '')
      expect(new Set(ordered)).toEqual(new Set(images))
      const photos = images.slice(1).filter((one) => !isPlan(one))
      expect(ordered.slice(1).filter((one) => !isPlan(one))).toEqual(photos)
    }),
  )
})

const upload = (path: string, kind: 'photo' | 'floor-plan', name = 'Rooms') => ({
  ...image(path, name),
  id: path,
  description: path,
  kind,
})
const illustration = (path: string, name?: string) => ({ ...image(path, name), id: path, description: path })
const drawn = [illustration('house'), illustration('garden'), illustration('drawn plan', 'Floor Plans')]

test.each([
  ['illustrations while there is no photo', drawn, 'house,garden,drawn plan'],
  ['photos only', [upload('room', 'photo'), ...drawn], 'room'],
  ['a plan in place of the drawn one', [upload('plan', 'floor-plan', 'Floor Plans'), ...drawn], 'house,garden,plan'],
  ['plans last', [upload('plan', 'floor-plan', 'Floor Plans'), upload('room', 'photo')], 'room,plan'],
  ['nothing', [], ''],
])('a gallery shows %s [FIND-009, TILE-012]', (_, images, shown) => {
  expect(
    shownGallery(images)
      .map(({ path }) => path)
      .join(','),
  ).toBe(shown)
})
