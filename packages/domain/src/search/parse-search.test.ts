// cspell:disable
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { careLabel, careTypeSlugs, parseSearch } from '../index'

test.each([
  ['memory care near Tampa', 'memory-care', 'tampa'],
  ['Tampa, FL memory care', 'memory-care', 'tampa, fl'],
  ['tampa memory care fl', 'memory-care', 'tampa fl'],
  ['assited living in Denver', 'assisted-living', 'denver'],
  ['Alzheimer’s care 80302', 'memory-care', '80302'],
  ['mom has alzheimers', 'memory-care', ''],
  ['my mother needs memory care in boise', 'memory-care', 'boise'],
  ['the best nursing home in boise idaho', 'skilled-nursing-facility', 'boise idaho'],
  ['rehab dallas', 'skilled-nursing-facility', 'dallas'],
  ['55+ communities Phoenix', 'active-adult', 'phoenix'],
  ['board & care los angeles', 'board-and-care-home', 'los angeles'],
  ['senior living austin', 'senior-living', 'austin'],
  ['cuidado de la memoria en Tampa', 'memory-care', 'tampa'],
  ['vida asistida tampa', 'assisted-living', 'tampa'],
  ['residencia con vida asistida en Miami', 'assisted-living', 'miami'],
  ['asilo houston', 'skilled-nursing-facility', 'houston'],
  ['hogar de ancianos cerca de Dallas', 'skilled-nursing-facility', 'dallas'],
  ['mi mamá tiene Alzheimer, San José', 'memory-care', 'san josé'],
  ['Independence, MO', undefined, 'independence, mo'],
  ['memory care portland, me', 'memory-care', 'portland, me'],
  ['assisted living jackson mi', 'assisted-living', 'jackson mi'],
  ['columbus in nursing homes', 'skilled-nursing-facility', 'columbus in'],
  ['senior living dover de', 'senior-living', 'dover de'],
  ['Denver', undefined, 'denver'],
  ['near north side', undefined, 'near north side'],
  ['memorial, houston', undefined, 'memorial, houston'],
  ['Rio Grande City', undefined, 'rio grande city'],
  ['magnolia garden', undefined, 'magnolia garden'],
  ['richmond va', undefined, 'richmond va'],
  ['', undefined, ''],
])('“%s” names the care type %s and leaves “%s” [FIND-001, FIND-020]', (typed, care, rest) => {
  const { care: found, rest: left, filters, unused } = parseSearch(typed)
  expect([found, left, filters, unused]).toEqual([care, rest, {}, []])
})

test.each([
  ['pet friendly dallas', { filters: { amenities: { allowsPets: true } }, rest: 'dallas' }],
  ['assisted living with a pool and a garden in tampa', { filters: { amenities: { hasSwimmingPool: true } } }],
  ['aceptan mascotas en orlando', { filters: { amenities: { allowsPets: true } }, rest: 'orlando' }],
  ['small communities in provo', { filters: { size: ['small'] }, rest: 'provo' }],
  ['memory care available now, reno', { filters: { only: ['open-rooms'] }, rest: 'reno' }],
  ['cheap assisted living', { filters: { sort: 'price' }, care: 'assisted-living', rest: '' }],
  ['assisted living and memory care in mesa', { care: 'assisted-living', filters: { careServices: ['memory-care'] } }],
  ['nursing homes that take medicaid in dallas', { filters: { pays: ['medicaid'] }, rest: 'dallas' }],
  ['memory care for veterans in houston', { filters: { pays: ['veterans'] }, rest: 'houston' }],
  ['nursing homes near me', { isNearMe: true, rest: '', care: 'skilled-nursing-facility' }],
  ['asilos cerca de mí', { isNearMe: true, rest: '' }],
  ['memory care for couples in houston', { rest: 'couples in houston' }],
])('“%s” means %o [FIND-020]', (typed, meant) => {
  expect(parseSearch(typed)).toMatchObject(meant)
})

test.each([
  ['assisted living under 4000 in tampa', 'le:4000', 'tampa'],
  ['assisted living under $4,200 in tampa', 'le:4000', 'tampa'],
  ['tampa $3.5k a month', 'le:3500', 'tampa'],
  ['tampa 3000 or less', 'le:3000', 'tampa'],
  ['menos de 4000 dólares al mes en tampa', 'le:4000', 'tampa'],
  ['en tampa por menos de $6,000', 'le:6000', 'tampa'],
  ['hasta $5000 en Tampa', 'le:5000', 'tampa'],
  ['over 6000, tampa', 'ge:6000', 'tampa'],
  ['assisted living $3000 to $5000 tampa', 'le:5000', 'tampa'],
  ['between $3,000 and $5,000 a month in tampa', 'le:5000', 'tampa'],
  ['tampa $3,000-$5,000', 'le:5000', 'tampa'],
  ['entre 3000 y 4500 en tampa', 'le:4500', 'tampa'],
])('“%s” asks for the price %s, in %s [FIND-020, LIST-013]', (typed, startingRate, rest) => {
  expect(parseSearch(typed)).toMatchObject({ filters: { startingRate }, rest, unused: [] })
})

test.each([
  ['under 2000 tampa', 'under 2000', 'tampa'],
  ['tampa under $9,000', 'under $9000', 'tampa'],
  ['over 3000 tampa', 'over 3000', 'tampa'],
  ['no pets tampa', 'no pets', 'tampa'],
  ['no smoking assisted living in tampa', 'no smoking', 'tampa'],
  ['asilo sin mascotas en tampa', 'sin mascotas', 'tampa'],
  ['nursing homes that do not take medicaid in tampa', 'not take medicaid', 'tampa'],
])('“%s” names “%s”, for which there is no filter, and leaves “%s” [FIND-020]', (typed, unused, rest) => {
  expect(parseSearch(typed)).toMatchObject({ filters: {}, unused: [unused], rest })
})

test.each([['4200 elm street, tampa'], ['80302'], ['highway 4000'], ['tampa 33602']])(
  '“%s” names no price [FIND-020]',
  (typed) => {
    expect(parseSearch(typed)).toMatchObject({ filters: {}, unused: [], rest: typed })
  },
)

test('finds every care type by its label, before and after a place [FIND-001]', () => {
  for (const care of careTypeSlugs) {
    const [label = ''] = careLabel(care).split('/')
    expect(parseSearch(`${label} in Tampa`)).toMatchObject({ care, rest: 'tampa' })
    expect(parseSearch(`Tampa ${label}`)).toMatchObject({ care, rest: 'tampa' })
  }
})

test('what remains of any text are words of it, in their order [FIND-020]', () => {
  const word = fc.constantFrom(
    ...['memory', 'care', 'medicaid', 'pets', 'under', '4000', 'tampa', 'fl', 'near', 'me', ',', 'with', 'a'],
  )
  fc.assert(
    fc.property(fc.array(word, { maxLength: 9 }), (words) => {
      const left = parseSearch(words.join(' '))
        .rest.split(/[\s,]+/)
        .filter(Boolean)
      let at = 0
      for (const one of words) if (one === left[at]) at += 1
      expect(at).toBe(left.length)
    }),
  )
})
