import { expect, test } from 'vitest'
import { findTowns, readTowns } from './towns.server'

const line = (zip: string, town: string, point: string, county = 'Travis') =>
  ['US', zip, town, 'Texas', 'TX', county, '453', '', '', ...point.split(','), '4'].join('\t')

const center = '30.2672,-97.7431'
const county = '30.3264,-97.7713'

test.each([
  ['post office boxes share it', ['30.1,-97.9', center, center, '30.4,-97.6'], center],
  ['the center of the county has more of them', [county, county, county, center, center], center],
  ['none share a point, so it’s the one in the middle', ['30,-97', '30.2,-97.2', '30.5,-97.5'], '30.2,-97.2'],
])('finds a town’s center when %s [FIND-002]', (_, points, expected) => {
  const lines = points.map((point, index) => line(`7870${index}`, 'Austin', point))
  const other = line('78799', 'McNeil', county)
  const [latitude, longitude] = expected.split(',').map(Number)
  expect(findTowns([...lines, other].join('\n'))[0]).toMatchObject({
    name: 'Austin',
    zips: points.length,
    latitude,
    longitude,
  })
})

test('leaves out a town whose only point is that of its county, and military codes [FIND-002]', () => {
  const table = [
    line('78701', 'Austin', county),
    line('78702', 'Austin', center),
    line('78799', 'McNeil', county),
    line('09001', 'APO AA', '40,-70', ''),
  ]
  expect(findTowns(table.join('\n')).map(({ name }) => name)).toEqual(['Austin'])
})

// Points of the cities' halls, from their own addresses.
test.each([
  ['Denver', 'CO', 39.7393, -104.9848],
  ['Tampa', 'FL', 27.9475, -82.4572],
  ['Phoenix', 'AZ', 33.4487, -112.0773],
  ['Austin', 'TX', 30.265, -97.7472],
  ['Seattle', 'WA', 47.6038, -122.3301],
  ['Fort Collins', 'CO', 40.5873, -105.0778],
])('puts %s, %s within a mile of its city hall [FIND-002]', (name, state, latitude, longitude) => {
  const town = readTowns().find((other) => other.name === name && other.state === state)
  expect(Math.abs((town?.latitude ?? 0) - latitude)).toBeLessThan(0.0145)
  expect(Math.abs((town?.longitude ?? 0) - longitude)).toBeLessThan(0.0185)
})
