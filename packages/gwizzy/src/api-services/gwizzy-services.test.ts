import type { UserAction } from '@pkg/domain'
import { expect, test, vi } from 'vitest'
import { gwizzyServices, wizardClient } from '.'

const resource = (attributes: object) => ({ data: { type: 'things', id: '1', attributes } })

/** Returns the services over an API with one response, and what was sent to it. */
function servicesAnswered(document: unknown, options: object = {}) {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(Response.json(document)))
  const services = gwizzyServices(wizardClient({ baseUrl: 'https://api.example', fetch, ...options }))
  const sent = () => {
    const [url, init] = fetch.mock.lastCall ?? []
    return { url, ...init, body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined }
  }
  return { services, sent }
}

const action: UserAction = {
  actionType: 'pricing-request',
  actionPage: '/',
  actionInfo: { requestId: '6fd7a1de-91b4-4b41-a1f6-6c1fbd8f7a10', status: 'pending', data: {}, slug: 'oak' },
}

test('sends a complete action under a key of its type, request, and status [API-049, API-006]', async () => {
  const { services, sent } = servicesAnswered(resource({}))
  const complete: UserAction = { ...action, actionInfo: { ...action.actionInfo, status: 'complete' } }
  await services.createUuidAction?.(complete)
  expect(sent()).toMatchObject({
    url: 'https://api.example/platform/uuid-actions',
    headers: { 'idempotency-key': `pricing-request:${action.actionInfo.requestId}:complete` },
    body: { data: { attributes: complete } },
  })
})

test('sends a pending action without a key, so a corrected email address replaces the first one [GWZ-105]', async () => {
  const { services, sent } = servicesAnswered(resource({}))
  await services.createUuidAction?.(action)
  expect(sent()).toMatchObject({ body: { data: { attributes: action } } })
  expect(sent().headers).not.toHaveProperty('idempotency-key')
})

test('sends users, checks, and questions to their endpoints [API-049, API-004, API-010, API-043]', async () => {
  const { services, sent } = servicesAnswered(resource({ created: true }))
  await expect(services.createOrUpdateUser?.({ email: 'a@b.example' })).resolves.toMatchObject({ created: true })
  expect(sent()).toMatchObject({ url: 'https://api.example/platform/users', method: 'POST' })
  await services.applyFormValidation?.({ phone: '(303) 555-0123' })
  expect(sent()).toMatchObject({ body: { data: { phone: '(303) 555-0123' } } })
  await services.isGwizzyQuestion?.({ questionType: 'residentName', communitySlug: 'oak' })
  expect(sent()).toMatchObject({ url: 'https://api.example/marketplace/gwizzy/question' })
})

test('formats places as people write them and omits whole states [GWZ-087]', async () => {
  const { services, sent } = servicesAnswered({
    data: [
      { type: 'places', id: '1', attributes: { kind: 'city', name: 'Denver', state: 'CO' } },
      { type: 'places', id: '2', attributes: { kind: 'zip', name: 'Denver', state: 'CO', zip: '80202' } },
      { type: 'places', id: '3', attributes: { kind: 'state', name: 'Colorado', state: 'CO' } },
    ],
  })
  await expect(services.searchPlaces?.('Den', new AbortController().signal)).resolves.toEqual([
    { label: 'Denver, CO', searchParams: { city: 'Denver', state: 'CO', zip: '' } },
    { label: 'Denver, CO 80202', searchParams: { city: 'Denver', state: 'CO', zip: '80202' } },
  ])
  expect(sent().url).toBe('https://api.example/platform/community-search?q=Den&limit=8')
})

test('sends the partner’s key and no cookies on its site [API-049]', async () => {
  const { services, sent } = servicesAnswered(resource({}), { partnerKey: 'pk_oak', credentials: 'omit' })
  await services.createUuidAction?.(action)
  expect(sent()).toMatchObject({ credentials: 'omit', headers: { 'x-partner-key': 'pk_oak' } })
})
