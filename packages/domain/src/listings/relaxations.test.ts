import { expect, test } from 'vitest'
import { parseListingQuery, relaxListingQuery, serializeListingQuery } from '../index'

function relax(text: string): string[][] {
  const query = parseListingQuery(new URLSearchParams(text))
  if (!query.ok) throw new Error(JSON.stringify(query.errors))
  return relaxListingQuery(query.value).map((steps) =>
    steps.map(({ query: relaxed }) => decodeURIComponent(serializeListingQuery(relaxed).toString())),
  )
}

test('a listing without filters has no wider one [FIND-006]', () => {
  expect(relax('')).toEqual([])
  expect(relax('toc=senior-living&sort=price')).toEqual([])
})

test('leaves out each filter alone, and each value of a list alone [FIND-006]', () => {
  expect(relax('only=open-rooms,recent-prices&size=small&filter[hasWifi]=true')).toEqual([
    ['size=small&only=open-rooms,recent-prices'],
    ['filter[hasWifi]=true&size=small&only=recent-prices'],
    ['filter[hasWifi]=true&size=small&only=open-rooms'],
    ['filter[hasWifi]=true&only=open-rooms,recent-prices'],
  ])
  expect(relax('toc=memory-care&rating=ge:9')).toEqual([['toc=memory-care'], ['rating=ge:9']])
  expect(relax('stays=le:3400&rating=ge:9')).toEqual([['rating=ge:9'], ['stays=le:3400']])
  expect(relax('filter[name]=oak&filter[care-services]=care-home')).toEqual([
    ['filter[name]=oak'],
    ['filter[care-services]=care-home'],
  ])
})

test('raises a price limit step by step, but not a lowest price [FIND-006, LIST-013]', () => {
  expect(relax('starting-rate=le:5000')).toEqual([[''], ['starting-rate=le:5500', 'starting-rate=le:6000']])
  expect(relax('starting-rate=ge:6000')).toEqual([['']])
})

test('widens a circle step by step [FIND-006, LIST-005]', () => {
  expect(relax('filter[geo]=40,-105,100')).toEqual([['filter[geo]=40,-105,200', 'filter[geo]=40,-105,500']])
})

test('searches the state instead of a city or county, and then the country [FIND-006, LIST-006, LIST-009]', () => {
  expect(relax('state=CO&city=denver')).toEqual([['state=CO', '']])
  expect(relax('state=CO&filter[county]=larimer')).toEqual([['state=CO', '']])
  expect(relax('state=CO')).toEqual([['']])
})
