import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { apiUnderTest } from '../../../testing/api-under-test'
import { type Caller, createCaller, createFamilyWithRequest, one } from '../../../testing/lead-samples'
import { startMailServer } from '../../../testing/mail-server'
import { brands } from '../../database/schema/tables'
import { accentContrast, brandColors, isReadable, nearestReadable } from './brand-colors'

const server = await startMailServer()
const api = apiUnderTest({ SMTP_URL: server.url, BRAND_NAME: 'Willow House', BRAND_EMAIL: 'hello@willow.example' })
let admin: Caller

beforeEach(async () => {
  admin = await createCaller(api, 'admin')
})
afterEach(async () => {
  await api.database.orm
    .update(brands)
    .set({ name: null, phone: null, email: null, address: null, accent: null, accentDark: null, logo: null })
})

const type = 'brand-settings'
const change = (values: object, version?: number) =>
  api.call({
    method: 'PATCH',
    url: '/admin/brand',
    headers: { cookie: admin.cookie, ...(version !== undefined && { 'if-match': `"${version}"` }) },
    payload: { data: { type, id: 'brand', attributes: values } },
  })
const settings = async () => one(await admin.get('/admin/brand')).attributes
const brand = async () => one(await api.call({ url: '/platform/brand' })).attributes
const errorsOf = ({ body }: { body: unknown }) => {
  const { errors }: { errors: { detail: string; source: { pointer: string } }[] } = JSON.parse(JSON.stringify(body))
  return errors.map(({ detail, source }) => [source.pointer.replace('/data/attributes/', ''), detail])
}

const renamed = {
  name: 'Prairie Homes',
  phone: '303-555-0188',
  email: 'hi@prairie.example',
  address: '12 Main St, Boulder, CO 80302',
  accent: '#7a1f4b',
}

test('what an admin sets is the brand for everyone, and null returns a value to that of the environment [WORK-012, CONF-007]', async () => {
  const before = (await api.api.app.inject('/data-version')).body
  expect((await change(renamed)).status).toBe(200)
  expect(await brand()).toMatchObject({
    name: 'Prairie Homes',
    phone: '(303) 555-0188',
    email: 'hi@prairie.example',
    address: '12 Main St, Boulder, CO 80302',
    colors: { light: { accent: '#7a1f4b' }, dark: { accent: expect.stringMatching(/^#[0-9a-f]{6}$/) } },
  })
  expect((await api.api.app.inject('/data-version')).body).not.toBe(before)
  await change({ name: null, accent: null })
  expect(await brand()).toMatchObject({ name: 'Willow House', email: 'hi@prairie.example' })
  expect(await brand()).not.toHaveProperty('colors')
  expect(await settings()).toMatchObject({ defaults: { name: 'Willow House', email: 'hello@willow.example' } })
})

test('stores colors in lowercase, as the sites expect them, and null removes them [WORK-012]', async () => {
  expect((await change({ accent: '#7A1F4B', accentDark: '#FFD9EC' })).status).toBe(200)
  expect(await settings()).toMatchObject({ accent: '#7a1f4b', accentDark: '#ffd9ec' })
  expect(await brand()).toMatchObject({ colors: { light: { accent: '#7a1f4b' }, dark: { accent: '#ffd9ec' } } })
  expect((await change({ accentDark: null })).status).toBe(200)
  expect(await settings()).toMatchObject({ accent: '#7a1f4b' })
  expect(await settings()).not.toHaveProperty('accentDark')
})

/** Publishes an article that names the brand in its texts, with its author and topic. */
async function publishEntries() {
  const entries = [
    { kind: 'exit-intent-popup', slug: 'exit-intent-popup', title: 'What was {brand} missing?' },
    { kind: 'audience-modal-contents', slug: 'for-sons', title: 'For sons', body: 'Call {brand}.' },
    { kind: 'authors', slug: 'mei', title: 'Mei', values: { job: 'Writer' } },
    {
      kind: 'topics',
      slug: 'asking',
      title: 'Asking {brand}',
      values: { isInHeader: true, summary: 'Questions to ask' },
    },
    {
      kind: 'articles',
      slug: 'naming',
      title: '{brand} and you',
      values: { author: 'mei', topic: 'asking', summary: 'Who {brand} is.' },
      body: 'Ask {brand}.',
    },
  ]
  for (const entry of entries) {
    expect((await admin.post('/platform/content-entries', 'content-entries', entry)).status).toBe(201)
  }
}

/** The pages of content that name the operator. */
const contentPaths = [
  'privacy',
  'terms',
  'privacy?language=es',
  'exit-intent-popup',
  'topics/header',
  'audience-modal-contents/for-sons',
  'articles?slug=naming',
]

test('after a change, emails, legal pages, articles, and consents have only the new name [WORK-012, ROUTE-013]', async () => {
  await publishEntries()
  await change(renamed)
  const { email, id } = await createFamilyWithRequest(api)
  const received = server.received.filter(({ to }) => to === email)
  expect(received.length).toBeGreaterThan(0)
  const consents = await admin.get(`/platform/consents?filter[client]=${id}`)
  const texts = [
    ...received.flatMap(({ raw, email: mail }) => [raw, String(mail.html), mail.text ?? '']),
    JSON.stringify(consents.body),
    ...(await Promise.all(
      contentPaths.map(async (path) => JSON.stringify((await api.call({ url: `/content/${path}` })).body)),
    )),
  ]
  for (const text of texts) {
    expect(text).not.toContain('Willow House')
    expect(text).not.toContain('hello@willow.example')
    expect(text).not.toContain('{brand}')
  }
  const [first] = received
  expect(first?.email.from).toMatchObject({ name: 'Prairie Homes', address: 'hi@prairie.example' })
  expect(String(first?.email.html)).toContain('12 Main St, Boulder, CO 80302')
  expect(String(first?.email.html)).toContain('#7a1f4b')
  expect(String(first?.email.html)).not.toContain('#075259')
  expect(texts.at(-1)).toContain('Ask Prairie Homes.')
  expect(texts.filter((text) => text.includes('Prairie Homes')).length).toBeGreaterThanOrEqual(contentPaths.length)
})

test.each([
  [
    { accent: '#7fd4ff' },
    'accent',
    /^The contrast in the light theme is \d\.\d:1 and must be 4\.5:1\. The nearest color is #[0-9a-f]{6}\.$/,
  ],
  [
    { accent: '#7a1f4b', accentDark: '#7a1f4b' },
    'accentDark',
    /^The contrast in the dark theme is \d\.\d:1 .+ The nearest color is #[0-9a-f]{6}\.$/,
  ],
  [{ accentDark: '#ffd9ec' }, 'accent', /light theme/],
  [{ phone: '12345678' }, 'phone', /area code/],
  [{ email: 'prairie' }, 'email', /email address/],
])('refuses %j at its field, with the fix [WORK-012]', async (values, field, detail) => {
  const response = await change(values)
  expect(response.status).toBe(422)
  expect(errorsOf(response)).toEqual([[field, expect.stringMatching(detail)]])
  expect(await settings()).not.toHaveProperty(field)
})

test.each([
  ['#7fd4ff', 'light'],
  ['#7a1f4b', 'dark'],
  ['#ffff00', 'light'],
  ['#000000', 'dark'],
  ['#ffffff', 'light'],
  ['#808080', 'dark'],
] as const)('the nearest color to %s in the %s theme can just be read [WORK-012]', (color, theme) => {
  expect(isReadable(color, theme)).toBe(false)
  const nearest = nearestReadable(color, theme)
  expect(accentContrast(nearest, theme)).toBeGreaterThanOrEqual(4.5)
  expect(accentContrast(nearest, theme)).toBeLessThan(4.7)
})

test('a readable color stays, and buttons have text that can be read, also under the pointer [WORK-012]', () => {
  expect(nearestReadable('#075259', 'light')).toBe('#075259')
  const { light, dark } = brandColors('#7a1f4b')
  for (const [colors, theme] of [
    [light, 'light'],
    [dark, 'dark'],
  ] as const) {
    for (const color of [colors.accent, colors.accentHover]) expect(isReadable(color, theme)).toBe(true)
  }
})

test('a change names the version that it’s based on, only admins make one, and it’s in the audit log [WORK-005, WORK-012, WORK-017, ROLE-010]', async () => {
  const version = Number((await settings())['version'])
  expect((await change({ name: 'Prairie Homes' }, version)).status).toBe(200)
  const stale = await change({ name: 'Plain Homes' }, version)
  expect(stale.status).toBe(412)
  expect(JSON.stringify(stale.body)).toContain('Prairie Homes')
  for (const role of ['agent', 'provider', 'customer'] as const) {
    const caller = await createCaller(api, role)
    expect((await caller.get('/admin/brand')).status).toBe(403)
    expect((await caller.patch('/admin/brand', type, { name: 'Mine' })).status).toBe(403)
  }
  const changes = await admin.get('/platform/record-changes?filter[recordType]=brands')
  expect(JSON.stringify(changes.body)).toContain('Prairie Homes')
})

test('another process of the API sends emails with the new brand within seconds [WORK-012]', async () => {
  // As another process would: without this server’s endpoint.
  await api.database.orm.update(brands).set({ name: 'Meadow Homes' })
  await expect.poll(() => api.api.app.brand.name).toBe('Meadow Homes')
})

const upload = (file: string | Uint8Array) =>
  admin.put('/admin/brand/logo', type, { image: Buffer.from(file).toString('base64') })
const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="300" height="100">${content}</svg>`

test('a logo is served as a picture with nothing else of its file, until an admin removes it [WORK-012, BIZ-008]', async () => {
  const harmful =
    '<script>alert(1)</script><a xlink:href="https://evil.example"><rect width="300" height="100" onload="alert(2)"/></a>'
  const uploaded = await upload(svg(harmful))
  expect([uploaded.status, uploaded.body]).toMatchObject([200, {}])
  const { logo } = await brand()
  const served = await api.api.app.inject(String(logo))
  expect(served.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': expect.stringContaining('immutable'),
  })
  expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'png', width: 288, height: 96 })
  expect(served.rawPayload.toString('latin1')).not.toMatch(/script|evil/)
  expect((await admin.delete('/admin/brand/logo')).status).toBe(204)
  expect(await brand()).not.toHaveProperty('logo')
  // A page that was opened before still has its picture.
  expect((await api.api.app.inject(String(logo))).statusCode).toBe(200)
  expect((await api.api.app.inject('/brand-logos/none')).statusCode).toBe(404)
})

const shape = '<rect width="9" height="9"/>'
const sized = (attributes: string, content = shape) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`
const noSize = 'Give the SVG a width and a height above 0, or choose a PNG.'
const noRatio = "Choose an SVG that's at most 8 times as wide as high, or as high as wide."
const noExtreme = 'Choose an SVG whose width and height are 1 to 10,000 pixels.'
const noImages = 'Remove the images from the SVG, or choose a PNG.'

test.each([
  [
    'more than 100 KB',
    svg(`<desc>${'x'.repeat(101 * 1024)}</desc>`),
    'Choose an SVG of up to 100 KB, or choose a PNG.',
  ],
  ['no size', sized(''), noSize],
  ['a width alone', sized('width="9"'), noSize],
  ['a size in percent alone', sized('width="100%" height="100%"'), noSize],
  ['a width of zero', sized('width="0" height="9"'), noSize],
  ['a box of zero', sized('viewBox="0 0 0 0"'), noSize],
  ['an extreme size', sized('width="1e30" height="1e30"'), noExtreme],
  ['less than a pixel', sized('width="0.1" height="0.1"'), noExtreme],
  ['the shape of a line', sized('width="900" height="100"'), noRatio],
  ['the shape of a column', sized('viewBox="0 0 10 81"'), noRatio],
  ['a DOCTYPE', `<!DOCTYPE svg>${svg(shape)}`, 'Remove the DOCTYPE from the SVG, or choose a PNG.'],
  [
    'entities',
    `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${svg('<desc>&b;</desc>')}`,
    'Remove the DOCTYPE from the SVG, or choose a PNG.',
  ],
  ['an image', svg('<image href="/tmp/logo.png" width="9" height="9"/>'), noImages],
  [
    'an image with a prefix',
    `<s:svg xmlns:s="http://www.w3.org/2000/svg" width="9" height="9"><s:image/></s:svg>`,
    noImages,
  ],
  ['an image in a filter', svg('<filter id="f"><feImage href="/tmp/logo.png"/></filter>'), noImages],
  [
    'HTML',
    svg('<foreignObject width="9" height="9"/>'),
    'Remove the <foreignObject> elements from the SVG, or choose a PNG.',
  ],
  [
    'many repetitions',
    svg(`<g id="a">${shape}</g>${'<use xlink:href="#a"/>'.repeat(21)}`),
    'Choose an SVG with at most 20 <use> elements, or choose a PNG.',
  ],
])('refuses an SVG with %s, and says what to do [WORK-012, BIZ-008]', async (_, file, detail) => {
  const response = await upload(file)
  expect([response.status, errorsOf(response)]).toEqual([422, [['image', detail]]])
})

const noise = await sharp({
  create: { width: 300, height: 300, channels: 3, background: 'white', noise: { type: 'gaussian' } },
})
  .png()
  .toBuffer()

test.each([
  ['a viewBox alone', sized('viewBox="0 0 800 100"'), { width: 720, height: 90 }],
  ['a size in percent and a viewBox', sized('width="100%" viewBox="0,0,100,800"'), { width: 12, height: 96 }],
  ['a size in centimeters', sized(`width='8cm' height='2cm'`), { width: 384, height: 96 }],
  ['20 repetitions', svg(`<g id="a">${shape}</g>${'<use xlink:href="#a"/>'.repeat(20)}`), { width: 288, height: 96 }],
  ['more than 100 KB, as a PNG', noise, { width: 96, height: 96 }],
])('draws a logo with %s to fit the sites [WORK-012]', async (_, file, drawn) => {
  expect((await upload(file)).status).toBe(200)
  const { rawPayload } = await api.api.app.inject(String((await brand())['logo']))
  expect(await sharp(rawPayload).metadata()).toMatchObject(drawn)
})

test.each([
  ['text', 'not a picture'],
  ['an SVG that isn’t closed', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect'],
  [
    'a JPEG',
    await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer(),
  ],
])('refuses %s as a logo [WORK-012, BIZ-008]', async (_, file) => {
  const response = await upload(file)
  expect([response.status, errorsOf(response)]).toEqual([
    422,
    [['image', 'Choose an SVG or PNG that a browser can show.']],
  ])
})
