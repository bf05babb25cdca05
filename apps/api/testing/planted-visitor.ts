import { randomUUID } from 'node:crypto'
import { now } from '@pkg/domain'
import { expect } from 'vitest'
import type { ApiResponse, ApiUnderTest } from './api-under-test'
import {
  type Caller,
  chooseSampleCallers,
  createCaller,
  createCallerWithCookie,
  disclosureResponse,
  one,
} from './lead-samples'
import { readLinkToken } from './mailbox'
import { createMarkers, type Markers } from './markers'
import { plain } from './own-data'
import { resourceBody } from './responses'
import { sampleRequest, sampleSellHome, sampleWording, sampleSearch } from './sample-request'

/** A family without an account, which wrote a marker into every field that it can fill. */
export interface PlantedVisitor {
  browser: Caller
  requestId: string
  name: string
  email: string
  markers: Markers
  /** The network address and browser of an acknowledged disclosure, which state laws require us to keep. */
  retained: string[]
}

const key = () => ({ 'idempotency-key': randomUUID() })

/** Expects that a request succeeded, and returns its response. */
export function ok(response: ApiResponse): ApiResponse {
  expect(response.status, JSON.stringify(response.body)).toBeLessThan(300)
  return response
}

/**
 * Uses the site as a visitor whose every answer has a marker: arrival, drafts, saves, shared communities and lists, questions, request, disclosure,
 * post-conversion wizard, survey, call preferences, contact checks, and a new link.
 */
export async function plantVisitor(api: ApiUnderTest): Promise<PlantedVisitor> {
  const markers = createMarkers()
  const { mark, add } = markers
  const { choice, cookie } = await chooseSampleCallers(api, ['aspen-court', 'harbor-direct'])
  const browser = createCallerWithCookie(api, cookie)
  add(cookie.split('=')[1] ?? '')
  const requestId = randomUUID()
  const name = `${mark('first')} ${mark('last')}`
  const email = add(`${mark('email').toLowerCase()}@families.example`)
  add('7205550147')
  add('(720) 555-0147')
  const contact = { name, email, phone: '(720) 555-0147 x86753' }
  await plantTraces(browser, markers)
  await plantSharedList(api, browser, mark)
  await plantSearchAlert(api, browser, markers)
  await plantEmailedQuestions(api, email, markers)
  const send = (actionType: string, actionInfo: object, actionPage = '/') =>
    browser.post('/platform/uuid-actions', 'uuid-actions', { actionType, actionPage, actionInfo }, key())
  const draft = { requestId, status: 'pending', name, email, data: { city: mark('draft') } }
  ok(await send('pricing-request', draft, `/?name=${mark('page')}`))
  ok(await send('contact', { requestId: randomUUID(), status: 'pending', data: { city: mark('other') } }))
  const data = {
    ...sampleSearch,
    homeSaleInterest: 'Yes',
    consultationRequested: 'Yes',
    residentName: mark('resident'),
    resident: { firstName: mark('residentFirst'), lastName: mark('residentLast') },
    communityInfo: mark('info'),
    communityInfoOther: mark('infoOther'),
    entry: mark('entry'),
    cta: mark('cta'),
    channel: mark('channel'),
    callPreferences: { days: ['monday'], from: 9, until: 12 },
    wordings: [sampleWording, sampleSellHome],
  }
  const slugs = ['aspen-court', 'harbor-direct']
  const sent = sampleRequest({ slug: slugs[0], slugs, callerChoiceId: choice.id, ...contact, data }, requestId)
  const headers = { cookie, 'user-agent': mark('browser'), ...key() }
  const remoteAddress = add('203.0.113.77')
  const request = { method: 'POST', url: '/platform/uuid-actions', payload: sent, headers, remoteAddress } as const
  ok(await api.call(request))
  ok(await api.call(request))
  await api.api.queue.idle()
  const retained = await acknowledge(api, browser, disclosureResponse(requestId, { slugs }))
  const answers = { searchReasonsOther: mark('reasons'), moreInfoFromLead: mark('more'), interests: [mark('interest')] }
  ok(await send('post-conversion', { requestId, status: 'complete', data: answers }))
  ok(
    await send('exit-survey', {
      requestId: randomUUID(),
      status: 'complete',
      data: { moreInfoFromLead: mark('exit') },
    }),
  )
  ok(await send('wizard-step', { requestId: randomUUID(), status: 'complete', data: { city: mark('step') } }))
  await plantOwnData(api, browser, email)
  return { browser, requestId, name, email, markers, retained }
}

/** Acknowledges a disclosure. Returns the network address and browser that it came from. */
async function acknowledge(api: ApiUnderTest, { cookie }: Caller, attributes: object): Promise<string[]> {
  const [remoteAddress, browser] = ['203.0.113.78', createMarkers().mark('acknowledging')]
  const payload = { data: { type: 'uuid-actions', attributes } }
  const headers = { cookie, 'user-agent': browser }
  ok(await api.call({ method: 'POST', url: '/platform/uuid-actions', payload, headers, remoteAddress }))
  return [remoteAddress, browser]
}

/** Leaves what a browser leaves before and besides a request. */
async function plantTraces(browser: Caller, { mark, add }: Markers): Promise<void> {
  const click = { campaign: mark('campaign'), term: mark('term'), timestamp: now().toISOString() }
  const arrival = {
    clicks: [click],
    referrer: `https://search.example/?q=${mark('search')}`,
    uniqueId: mark('mailing'),
  }
  ok(await browser.post('/platform/uuid-auxes', 'uuid-auxes', arrival))
  const save = { communityId: 'aspen-court', kind: 'liked', note: mark('saveNote') }
  ok(await browser.post('/marketplace/user-saves', 'user-saves', save))
  const friend = add(`${mark('friend').toLowerCase()}@friends.example`)
  ok(await browser.plain('/platform/user-shares', { communityIds: ['aspen-court'], email: friend, from: mark('from') }))
  ok(await browser.plain('/platform/communications/validation', { email: `${mark('check')}@families.example` }))
}

/** Shares the saved communities with a relative, who comments on one of them. */
export async function plantSharedList(api: ApiUnderTest, { cookie }: Caller, mark: Markers['mark']): Promise<void> {
  // Another network than that of the test’s other requests, which are nearly as many as one may send.
  const from = { method: 'POST', remoteAddress: '203.0.113.79' } as const
  const share = { relative: mark('relative'), from: mark('sharing') }
  const payload = resourceBody('list-shares', share)
  const created = one(ok(await api.call({ ...from, url: '/marketplace/list-shares', payload, headers: { cookie } })))
  const data = { token: created.attributes['token'], communityId: 'aspen-court', vote: 'yes', comment: mark('comment') }
  ok(await api.call({ ...from, url: '/marketplace/shared-lists/votes', payload: { data } }))
}

/** Saves a search whose alerts go to an address that no request has. */
export async function plantSearchAlert(api: ApiUnderTest, { cookie }: Caller, { mark, add }: Markers): Promise<void> {
  const email = add(`${mark('alert').toLowerCase()}@families.example`)
  const filters = `filter[name]=${mark('filter')}`
  const payload = resourceBody('search-alerts', { care: 'assisted-living', filters, email })
  const url = '/marketplace/search-alerts'
  ok(await api.call({ method: 'POST', url, payload, headers: { cookie }, remoteAddress: '203.0.113.79' }))
}

/** Asks two questions by email, of which one is sent, changed, and answered. Their address is that of the request that comes later. */
async function plantEmailedQuestions(api: ApiUnderTest, email: string, markers: Markers): Promise<void> {
  const { mark } = markers
  // Another network than that of the test’s other requests, which are nearly as many as one may send.
  const from = { method: 'POST', remoteAddress: '203.0.113.80' } as const
  for (const text of [mark('unsentQuestion'), mark('emailedQuestion')]) {
    const payload = resourceBody('question-confirmations', { text, firstName: mark('asker'), email })
    ok(await api.call({ ...from, url: '/marketplace/communities/aspen-court/questions', payload }))
  }
  const token = await readLinkToken(api, email)
  const sent = plain(
    ok(await api.call({ ...from, url: '/marketplace/question-confirmations', payload: { data: { token } } })),
  )
  const admin = await createCaller(api, 'admin')
  const questionId = String(sent['id'])
  ok(await admin.patch(`/platform/questions/${questionId}`, 'questions', { text: mark('changedQuestion') }))
  ok(await admin.post('/platform/answers', 'answers', { questionId, text: mark('answerByEmail') }))
  await plantQuestionGroups(api, email, markers)
}

/** Asks two communities two questions by email, of which one is sent and answered. */
async function plantQuestionGroups(api: ApiUnderTest, email: string, { mark }: Markers): Promise<void> {
  const from = { method: 'POST', remoteAddress: '203.0.113.81' } as const
  for (const text of [mark('unsentGroup'), mark('emailedGroup')]) {
    const payload = resourceBody('question-groups', { text, communityIds: ['aspen-court', 'birch-house'], email })
    ok(await api.call({ ...from, url: '/marketplace/question-groups', payload }))
  }
  const token = await readLinkToken(api, email)
  const url = '/marketplace/question-group-confirmations'
  const { questions } = plain(ok(await api.call({ ...from, url, payload: { data: { token } } })))
  const [{ id: questionId }]: [{ id: string }] = JSON.parse(JSON.stringify(questions))
  const admin = await createCaller(api, 'admin')
  ok(await admin.post('/platform/answers', 'answers', { questionId, text: mark('groupAnswer') }))
}

/** Uses the page that shows who has the information: a new link, call times, and a code. */
async function plantOwnData(api: ApiUnderTest, browser: Caller, email: string): Promise<void> {
  ok(await browser.plain('/platform/receipt-links', { email }))
  const calls = { preferences: { days: ['tuesday'], from: 9, until: 17 } }
  ok(
    await api.call({
      method: 'PUT',
      url: '/platform/privacy/call-preferences',
      payload: { data: calls },
      headers: { cookie: browser.cookie },
    }),
  )
  ok(await browser.plain('/platform/privacy/codes', {}))
}
