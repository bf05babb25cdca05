import { within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { GwizzyWizard } from './index'
import './index'

const community = (id: string) => ({
  name: `The ${id}`,
  address: { city: 'Boulder', state: 'CO', zip: '80302', latitude: 40, longitude: -105, timezone: 'America/Denver' },
  propInfo: { typeCare: ['assisted-living'] },
  care: ['assisted-living'],
  rgsAux: { rgsInfo: { contract_info: { isAutoReferable: false, isD2CAdjacent: false } } },
  partnerAgents: [{ id: 'ruth', name: 'Ruth Ames', info: { displayName: 'Ruth Ames' } }],
  realEstateAgents: [],
  similarCommunities: { recommended: [] },
  pricesByCareType: {},
  startingRate: 4650,
  imagePath: '',
  timeZone: 'America/Denver',
})

const document_ = (id: string, attributes: object) => ({ data: { type: 'things', id, attributes } })

/** Returns an API that knows every community and records its requests. */
function fakeApi() {
  return vi.fn<typeof fetch>((address) => {
    const { pathname } = new URL(String(address))
    const slug = /\/communities\/(.+)/.exec(pathname)?.[1]
    if (slug === 'nowhere') return Promise.resolve(Response.json({ errors: [] }, { status: 404 }))
    if (slug) return Promise.resolve(Response.json(document_(slug, community(slug))))
    const answers: Record<string, object> = {
      '/platform/brand': document_('brand', {
        name: 'Hearthway',
        phone: '(800) 555-0136',
        email: 'help@hearthway.example',
      }),
      '/platform/users': document_('u1', { created: true }),
      '/platform/uuid-actions': document_('a1', {}),
      '/marketplace/gwizzy/question': { info: { isResidentNameRequired: false } },
      '/platform/communications/validation': { phone: { isValid: true }, email: { isValid: true } },
    }
    return Promise.resolve(Response.json(answers[pathname] ?? {}))
  })
}

let api: ReturnType<typeof fakeApi>

// The test document has neither modal dialogs nor constructed style sheets.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '')
  }
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open')
  }
  CSSStyleSheet.prototype.replaceSync = vi.fn()
  api = fakeApi()
  vi.stubGlobal('fetch', api)
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
  localStorage.clear()
})

function put(attributes: Record<string, string>, inside?: HTMLElement): GwizzyWizard {
  const wizard = document.createElement('gwizzy-wizard')
  for (const [name, value] of Object.entries({ api: 'https://api.example', ...attributes })) {
    wizard.setAttribute(name, value)
  }
  if (inside) wizard.append(inside)
  return document.body.appendChild(wizard)
}

const inside = (wizard: GwizzyWizard) => {
  const place = wizard.shadowRoot?.querySelector<HTMLElement>('[data-wizard]')
  if (!place) throw new Error('The element is empty')
  return within(place)
}
const question = (wizard: GwizzyWizard, name: string) => inside(wizard).findByText(name)
const answer = async (wizard: GwizzyWizard, choice: string) => {
  await userEvent.click(inside(wizard).getByRole('radio', { name: choice }))
  await userEvent.click(inside(wizard).getByRole('button', { name: 'Continue' }))
}

/** Returns the events that the page receives. */
function heard() {
  const events: { name: string; detail: unknown }[] = []
  for (const name of ['gwizzy-step', 'gwizzy-lead', 'gwizzy-done', 'gwizzy-error', 'gwizzy-close'] as const) {
    document.addEventListener(name, (event) => events.push({ name, detail: event.detail }))
  }
  return events
}

test('a click on the content opens the dialog, and closing it notifies the page', async () => {
  const events = heard()
  const button = document.createElement('button')
  const wizard = put({ community: 'oak' }, button)
  expect(api).not.toHaveBeenCalled()
  await userEvent.click(button)
  await question(wizard, 'Who are you searching for?')
  expect(wizard.hasAttribute('open')).toBe(true)
  await userEvent.click(inside(wizard).getByRole('button', { name: 'Close' }))
  expect(wizard.hasAttribute('open')).toBe(false)
  expect(events).toEqual([{ name: 'gwizzy-close', detail: { community: 'oak' } }])
})

test('the page behind the dialog can’t scroll until it closes [GWZ-070]', async () => {
  const wizard = put({ community: 'oak' })
  const { style } = document.documentElement
  expect(style.overflow).toBe('')
  wizard.open()
  await question(wizard, 'Who are you searching for?')
  expect(style.overflow).toBe('hidden')
  wizard.close()
  await expect.poll(() => style.overflow).toBe('')
})

test('open() and close() do the same from a script', async () => {
  const wizard = put({ community: 'oak' })
  wizard.open()
  await question(wizard, 'Who are you searching for?')
  wizard.close()
  expect(wizard.hasAttribute('open')).toBe(false)
})

test('sends the partner’s key and no cookies to the given API [API-049, CLIENT-002]', async () => {
  await question(put({ community: 'oak', layout: 'page', 'partner-key': 'pk_1' }), 'Who are you searching for?')
  for (const [address, init] of api.mock.calls) {
    expect(String(address)).toMatch(/^https:\/\/api\.example\//)
    // Every site may read the operator’s phone number, also one that may not use the key.
    const isPublic = new URL(String(address)).pathname === '/platform/brand'
    expect(init).toMatchObject({ credentials: 'omit', headers: isPublic ? {} : { 'x-partner-key': 'pk_1' } })
  }
})

test('notifies the page of steps, lead, and done without any answer [GWZ-103, GWZ-113]', async () => {
  const events = heard()
  const wizard = put({ community: 'oak', layout: 'page' })
  await question(wizard, 'Who are you searching for?')
  await answer(wizard, 'Mother')
  await userEvent.click(inside(wizard).getByRole('radio', { name: /Some help/ }))
  await userEvent.click(inside(wizard).getByRole('button', { name: 'Continue' }))
  await answer(wizard, '30-90 Days')
  await answer(wizard, '$2K-$5K')
  await userEvent.click(inside(wizard).getByRole('button', { name: 'Back' }))
  expect(events).toContainEqual({
    name: 'gwizzy-step',
    detail: { community: 'oak', schema: 'gwizzy', step: 'LookingFor', move: 'completed' },
  })
  expect(events.at(-1)).toMatchObject({ detail: { move: 'previous' } })
  expect(JSON.stringify(events)).not.toMatch(/Mother|light-care|2K/)
})

test('counts its steps with the partner’s key, unless the page turned it off [WORK-014, API-049]', async () => {
  // Wizards of other tests send theirs late.
  const hasKey = (init: RequestInit | undefined) => new Headers(init?.headers).get('x-partner-key') === 'pk_9'
  const counts = () =>
    api.mock.calls.filter(([address, init]) => String(address).endsWith('/gwizzy/events') && hasKey(init))
  const walk = async (attributes: Record<string, string>) => {
    const wizard = put({ layout: 'page', 'partner-key': 'pk_9', ...attributes })
    await question(wizard, 'Who are you searching for?')
    await answer(wizard, 'Mother')
    wizard.remove()
  }
  await walk({ community: 'elm', statistics: 'off' })
  expect(counts()).toEqual([])
  await walk({ community: 'oak' })
  await expect.poll(counts).toHaveLength(1)
  const [[, init] = []] = counts()
  expect(init).toMatchObject({
    method: 'POST',
    credentials: 'omit',
    keepalive: true,
  })
  expect(String(init?.body)).toContain('LookingFor')
  expect(String(init?.body)).not.toContain('Mother')
})

test('reports a lead once, after it arrived [GWZ-111]', async () => {
  const { withWizardEvents } = await import('../partner/wizard-events')
  const notify = vi.fn()
  let isDown = true
  const createUuidAction = () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve())
  const services = withWizardEvents({ createUuidAction }, 'oak', notify)
  const send = (status: 'pending' | 'complete') =>
    services.createUuidAction?.({
      actionType: 'pricing-request',
      actionPage: '/',
      actionInfo: { requestId: 'r1', status, data: {}, slug: 'oak', email: 'dana@families.example' },
    })
  await expect(send('complete')).rejects.toThrow('down')
  isDown = false
  await send('pending')
  expect(notify).not.toHaveBeenCalled()
  await send('complete')
  await send('complete')
  expect(notify.mock.calls).toEqual([['gwizzy-lead', { community: 'oak', requestId: 'r1' }]])
})

test('two wizards on one page keep and restore their own answers [GWZ-101]', async () => {
  const oak = put({ community: 'oak', layout: 'page' })
  const elm = put({ community: 'elm', layout: 'page' })
  await question(oak, 'Who are you searching for?')
  await question(elm, 'Who are you searching for?')
  await answer(oak, 'Mother')
  await question(oak, 'How much help is needed each day?')
  await question(elm, 'Who are you searching for?')
  oak.remove()
  elm.remove()
  await question(put({ community: 'oak', layout: 'page' }), 'How much help is needed each day?')
  await question(put({ community: 'elm', layout: 'page' }), 'Who are you searching for?')
})

test('follows another tab of the same page [GWZ-101]', async () => {
  const first = put({ community: 'oak', layout: 'page' })
  await question(first, 'Who are you searching for?')
  const second = put({ community: 'oak', layout: 'page' })
  await question(second, 'Who are you searching for?')
  await answer(first, 'Mother')
  const key = Object.keys(localStorage).find((name) => name.endsWith('oak:gwizzy')) ?? ''
  window.dispatchEvent(new StorageEvent('storage', { key }))
  await question(second, 'How much help is needed each day?')
})

const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'))
const refusal = (status: number, code: string) => () =>
  Promise.resolve(Response.json({ errors: [{ status: String(status), code, title: 'Page not allowed' }] }, { status }))

test.each<[string, Record<string, string>, (() => Promise<Response>) | undefined, string]>([
  ['missing-community', { 'partner-key': 'pk_1' }, undefined, 'No community is set'],
  ['unknown-community', { community: 'nowhere', 'partner-key': 'pk_1' }, undefined, 'has no community "nowhere"'],
  ['missing-key', { community: 'oak' }, noAnswer, 'No partner key is set'],
  ['unknown-key', { community: 'oak', 'partner-key': 'pk_2' }, refusal(403, 'unknown-partner-key'), 'key is unknown'],
  ['unknown-key', { community: 'oak', 'partner-key': 'pk_3' }, refusal(403, 'revoked-partner-key'), 'was revoked'],
  ['foreign-site', { community: 'oak', 'partner-key': 'pk_1' }, noAnswer, 'isn’t a site of the partner key'],
])(
  '%s: shows the operator’s phone number, notifies the page, and tells the developer why [GUEST-012]',
  async (code, attributes, answer, why) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const events = heard()
    if (answer) {
      const others = api.getMockImplementation()
      api.mockImplementation((address, init) =>
        String(address).includes('/communities/') ? answer() : (others?.(address, init) ?? noAnswer()),
      )
    }
    const wizard = put(attributes)
    wizard.open()
    const alert = within(await inside(wizard).findByRole('alert'))
    alert.getByText('We can’t show the questions on this page.')
    const call = alert.getByRole('link', { name: 'Please call Hearthway at (800) 555-0136.' })
    expect(call.getAttribute('href')).toBe('tel:8005550136')
    const canPass = code === 'missing-key' || code === 'foreign-site'
    expect(inside(wizard).queryAllByRole('button', { name: 'Try again' })).toHaveLength(canPass ? 1 : 0)
    expect(events).toEqual([{ name: 'gwizzy-error', detail: { community: attributes['community'] ?? '', code } }])
    expect(logged.mock.calls.map(([text]) => String(text)).join()).toContain(why)
  },
)

test('shows the page’s own content if the wizard can’t start [GUEST-012]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const own = document.createElement('p')
  own.slot = 'fallback'
  const wizard = put({ community: 'nowhere' }, own)
  wizard.open()
  await inside(wizard).findByRole('alert')
  const slot = wizard.shadowRoot?.querySelector<HTMLSlotElement>('slot[name=fallback]')
  expect(slot?.assignedElements()).toEqual([own])
})

test('without a response from the API, says so, notifies the page, and retries [GUEST-012]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const events = heard()
  api.mockImplementationOnce(noAnswer).mockImplementationOnce(noAnswer)
  const wizard = put({ community: 'oak', layout: 'page' })
  await inside(wizard).findByRole('alert')
  expect(events).toEqual([{ name: 'gwizzy-error', detail: { community: 'oak', code: 'unreachable' } }])
  await userEvent.click(inside(wizard).getByRole('button', { name: 'Try again' }))
  await question(wizard, 'Who are you searching for?')
})

test('an error belongs to the community that couldn’t be loaded, and the next one loads [GUEST-012]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const events = heard()
  const wizard = put({ community: 'nowhere', layout: 'page', 'partner-key': 'pk_1' })
  await inside(wizard).findByRole('alert')
  wizard.setAttribute('community', 'oak')
  await question(wizard, 'Who are you searching for?')
  expect(events).toEqual([{ name: 'gwizzy-error', detail: { community: 'nowhere', code: 'unknown-community' } }])
})

test('another community in the attribute starts another wizard', async () => {
  const wizard = put({ community: 'oak', layout: 'page' })
  await question(wizard, 'Who are you searching for?')
  wizard.setAttribute('community', 'elm')
  await inside(wizard).findByText('The elm')
})
