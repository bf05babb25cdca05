import { expect, test } from 'vitest'
import { apiStub, errorOf, type StubbedWrite } from '~/testing/api-stub'
import { action, loader } from './route'

const writes: StubbedWrite[] = []
const settings = {
  id: 'brand',
  version: 4,
  phone: '(303) 555-0188',
  accent: '#7a1f4b',
  defaults: { name: 'Hearthway', phone: '(800) 555-0136', email: 'help@hearthway.example' },
  colors: {
    light: { accent: '#7a1f4b', accentHover: '#5f0f38', textOnAccent: '#f8fdfc' },
    dark: { accent: '#f2a7cb', accentHover: '#ffbfdc', textOnAccent: '#02181a' },
  },
}
const stub = (role: string, answer: { status: number; body: object }) => {
  const answerTo = (write: StubbedWrite) => {
    writes.push(write)
    return answer
  }
  return apiStub(
    {
      '/platform/users/me': { type: 'users', item: { id: 'me', role, name: 'Ada' } },
      '/admin/brand': { type: 'brand-settings', item: settings },
      '/platform/record-changes': { type: 'record-changes', items: [], meta: { total: 0 } },
    },
    {
      'PATCH /admin/brand': answerTo,
      'PUT /admin/brand/logo': answerTo,
      'DELETE /admin/brand/logo': answerTo,
    },
  )
}
const saved = { status: 200, body: { data: { type: 'brand-settings', id: 'brand', attributes: settings } } }
const faint = errorOf('unprocessable', 422, {
  detail: 'The contrast in the light theme is 1.8:1 and must be 4.5:1. The nearest color is #00799f.',
  source: { pointer: '/data/attributes/accent' },
})
const admin = stub('admin', saved)
const agent = stub('agent', saved)
const refusing = stub('admin', { status: 422, body: faint })
const changed = stub('admin', { status: 412, body: errorOf('record-changed', 412) })
const argsOf = (api: typeof admin, fields?: Record<string, string>) => ({
  request: new Request(
    'http://localhost:3001/dashboard/brand',
    fields ? { method: 'POST', body: new URLSearchParams(fields) } : {},
  ),
  params: {},
  context: api.context,
})
const basis = JSON.stringify({ values: { phone: ['(303) 555-0188'], accent: ['#7a1f4b'] }, version: 4 })

test('shows what admins set, and what the server’s settings say otherwise, to admins only [WORK-012, ROLE-010]', async () => {
  const { record } = await loader(argsOf(admin))
  expect(record.item.present).toMatchObject({
    name: 'Hearthway',
    phone: '(303) 555-0188',
    colors: { dark: { accent: '#f2a7cb' } },
  })
  await expect(loader(argsOf(agent))).rejects.toMatchObject({ init: { status: 403 } })
})

test('saves only what changed, on the version that was shown, and returns an emptied value to the settings [WORK-012, WORK-005]', async () => {
  const form = { intent: 'edit:contact', basis, name: 'Prairie Homes', phone: '', email: '', address: '' }
  await action(argsOf(admin, form)).catch(() => undefined)
  const [write] = writes.splice(0)
  expect(write?.headers['if-match']).toBe('"4"')
  expect(write?.body).toMatchObject({ data: { attributes: { name: 'Prairie Homes', phone: null } } })
})

test('shows the nearest color at a color that can’t be read, and what was typed [WORK-012]', async () => {
  const form = { intent: 'edit:colors', basis, accent: '#7fd4ff', accentDark: '' }
  expect(await action(argsOf(refusing, form))).toMatchObject({
    init: { status: 422 },
    data: { errors: { accent: expect.stringContaining('#00799f') }, values: { accent: ['#7fd4ff'] } },
  })
})

test('shows both values after someone else changed the same one [WORK-012, WORK-005]', async () => {
  const before = JSON.stringify({ values: { phone: ['(303) 555-0100'] }, version: 3 })
  const form = { intent: 'edit:contact', basis: before, name: '', phone: '(303) 555-0177', email: '', address: '' }
  expect(await action(argsOf(changed, form))).toMatchObject({
    init: { status: 409 },
    data: { errors: { phone: expect.stringContaining('(303) 555-0188') }, values: { phone: ['(303) 555-0177'] } },
  })
})

const logoForm = (api: typeof admin, file?: File, intent = 'logo') => {
  const body = new FormData()
  body.set('intent', intent)
  body.set('version', '4')
  if (file) body.set('logo', file)
  return { ...argsOf(api), request: new Request('http://localhost:3001/dashboard/brand', { method: 'POST', body }) }
}

test('uploads a logo, and says what to choose instead of nothing or of a large file [WORK-012]', async () => {
  writes.splice(0)
  await action(logoForm(admin, new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }))).catch(() => undefined)
  expect(writes.splice(0)).toMatchObject([{ body: { data: { attributes: { image: 'PHN2Zy8+' } } } }])
  expect(await action(logoForm(admin))).toMatchObject({ data: { logoError: 'Choose an SVG or PNG file.' } })
  const large = new File([new Uint8Array(600_000)], 'logo.png', { type: 'image/png' })
  expect(await action(logoForm(admin, large))).toMatchObject({
    data: { logoError: 'Choose an SVG of up to 100 KB or a PNG of up to 500 KB.' },
  })
  await expect(action(logoForm(agent, large))).rejects.toMatchObject({ init: { status: 403 } })
  expect(writes).toEqual([])
})

test.each(['logo', 'remove-logo'])(
  'sends “%s” with the version that was shown, and says that someone else changed the brand meanwhile [WORK-012, WORK-005]',
  async (intent) => {
    writes.splice(0)
    const logo = new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' })
    expect(await action(logoForm(changed, logo, intent))).toMatchObject({
      init: { status: 409 },
      data: { logoError: 'Someone else changed this meanwhile. Look at it again, then decide.' },
    })
    expect(writes.splice(0)).toMatchObject([{ headers: { 'if-match': '"4"' } }])
  },
)
