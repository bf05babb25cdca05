import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { brandStyles, brandStylesPath } from '../site/brand-styles'
import { PresentBrand } from './present-brand'

const environment = { name: 'Willow House', phone: '(303) 555-0100', email: 'hello@willow.example' }
const colorsOf = (accent: string) => ({ accent, accentHover: '#112233', textOnAccent: '#ffffff' })
const colors = { light: colorsOf('#7a1f4b'), dark: colorsOf('#ffd9ec') }
const prairie = { name: 'Prairie Homes', phone: '(303) 555-0188', email: 'hi@prairie.example', colors }
const answer: { status: number; attributes: object } = { status: 200, attributes: {} }
let url = ''
let reads = 0
let time = 0

const server = createServer((_request, response) => {
  reads += 1
  response.statusCode = answer.status
  response.end(JSON.stringify({ data: { type: 'brands', id: 'brand', attributes: answer.attributes } }))
})
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? '') : ''}`
})
afterAll(() => void server.close())
beforeEach(() => {
  reads = 0
  Object.assign(answer, { status: 200, attributes: { ...prairie, site: 'https://prairie.example' } })
})

const start = () => new PresentBrand(url, environment, () => time)

test('pages show the brand of the API, at most two seconds old, with nothing else that it says [WORK-012]', async () => {
  const brand = start()
  expect(await brand.recent()).toEqual(prairie)
  answer.attributes = { ...prairie, name: 'Meadow Homes' }
  time += 1999
  expect((await brand.recent()).name).toBe('Prairie Homes')
  expect(reads).toBe(1)
  time += 1
  expect((await brand.recent()).name).toBe('Meadow Homes')
})

test('a page that is stored until the data changes has the brand of this moment [WORK-012, FIND-014]', async () => {
  const brand = start()
  await brand.recent()
  answer.attributes = { ...prairie, name: 'Meadow Homes' }
  expect((await brand.fresh()).name).toBe('Meadow Homes')
})

test.each([
  ['fails', { status: 503, attributes: prairie }],
  ['says something else', { status: 200, attributes: { name: 'Prairie Homes' } }],
  [
    'sends a color that is more than one',
    { status: 200, attributes: { ...prairie, colors: { ...colors, dark: colorsOf('red;}') } } },
  ],
])(
  'while the API %s, pages keep the brand that they had: first that of the environment [WORK-012]',
  async (_, wrong) => {
    const brand = start()
    Object.assign(answer, wrong)
    expect(await brand.recent()).toEqual(environment)
    Object.assign(answer, { status: 200, attributes: prairie })
    expect(await brand.fresh()).toEqual(prairie)
    Object.assign(answer, wrong)
    expect(await brand.fresh()).toEqual(prairie)
  },
)

test('shows colors with uppercase letters, too [WORK-012]', async () => {
  answer.attributes = { ...prairie, colors: { ...colors, light: colorsOf('#7A1F4B') } }
  expect(await start().recent()).toMatchObject({ colors: { light: { accent: '#7A1F4B' } } })
})

test('the style sheet has the colors of both themes, and another path for other colors [WORK-012]', () => {
  const styles = brandStyles(prairie)
  expect(styles).toContain(':root{--ui-color-accent:#7a1f4b;')
  expect(styles.match(/--ui-color-accent:#ffd9ec/g)).toHaveLength(2)
  expect(brandStylesPath('/dashboard/', prairie)).toBe('/dashboard/brand.css?7a1f4b-ffd9ec')
  expect(brandStylesPath('/', environment)).toBeUndefined()
  expect(brandStyles(environment)).toBe('')
})
