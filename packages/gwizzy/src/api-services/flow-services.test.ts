import { expect, test, vi } from 'vitest'
import { flowClient, flowServices } from '.'

const requestId = '6fd7a1de-91b4-4b41-a1f6-6c1fbd8f7a10'

/** Returns a flow's services over an API with one response, and what was sent to it. */
function servicesAnswered(attributes: object) {
  const fetch = vi.fn<typeof globalThis.fetch>(() =>
    Promise.resolve(Response.json({ data: { type: 'things', id: '1', attributes } })),
  )
  const api = flowClient({ baseUrl: 'https://api.example', fetch })
  const services = flowServices(api, { actionPage: '/oak', language: 'es', attribution: { cta: 'get-pricing' } })
  const sent = () => {
    const [url, init] = fetch.mock.lastCall ?? []
    return { url, ...init, body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined }
  }
  return { services, sent }
}

test("requests the homebase with communities that families contact directly, in the page's language [FLOW-005, API-012]", async () => {
  const { services, sent } = servicesAnswered({ recommendedCommunities: [] })
  await expect(services.getHomebase?.()).resolves.toMatchObject({ recommendedCommunities: [] })
  expect(sent().url).toBe(
    'https://api.example/marketplace/homebase/me?filter%5Bd2c%5D=eq%3Atrue&include=all&language=es',
  )
})

test('returns an advisor without an email address [FLOW-005, AGENT-005]', async () => {
  const info = { displayName: 'Teresa Lindqvist', email: 'teresa@agents.example', workPhone: '(970) 555-0142' }
  const { services } = servicesAnswered({ name: 'T. Lindqvist', info })
  await expect(services.getAgent?.('1')).resolves.toEqual({
    id: '1',
    name: 'Teresa Lindqvist',
    phone: '(970) 555-0142',
  })
})

test('requests several communities in one action and one community in its own, both under a key of the request [API-049, CTA-004, CTA-005]', async () => {
  const { services, sent } = servicesAnswered({})
  await services.createProfileContactActionBySlugs?.(['elm', 'ash'], requestId)
  expect(sent()).toMatchObject({
    headers: { 'idempotency-key': `pricing-request:${requestId}:complete` },
    body: {
      data: {
        attributes: {
          actionType: 'pricing-request',
          actionPage: '/oak',
          actionInfo: { requestId, status: 'complete', slugs: ['elm', 'ash'], data: { cta: 'get-pricing' } },
        },
      },
    },
  })
  await services.createProfileContactActionBySlug?.('elm', requestId)
  expect(sent().body.data.attributes.actionInfo).toMatchObject({ slug: 'elm' })
})
