import { expect, test, vi } from 'vitest'
import { nextGate } from './gate'
import { type GateRequest, readGateRequest, withoutGateParameters } from './gate-request'
import { createView } from './gate-step'

const request = (more: Partial<GateRequest> = {}): GateRequest => ({
  role: 'customer',
  action: 'login',
  data: {},
  ...more,
})
const requestGate = (more: Partial<GateRequest>, isSignedIn = false) =>
  nextGate(undefined, { type: 'requested', request: request(more), isSignedIn })

test.each([
  [{}, 'login-signup'],
  [{ action: 'register' as const }, 'signup'],
  [{ role: 'agent' as const }, 'agent-signup'],
  [{ role: 'provider' as const }, 'provider-signup'],
  [{ data: { status: 'expired' } }, 'magic-link-expired'],
  [{ data: { status: 'error' } }, 'login-signup'],
  [{ data: { status: 'login' } }, 'login-signup'],
  [{ data: { status: 'success' } }, 'magic-link-success'],
  [{ data: { status: 'invite' } }, 'signup'],
  [{ role: 'provider' as const, data: { status: 'expired' } }, 'magic-link-expired'],
])('a request of %j starts at %s [AUTH-006, AUTH-007, AUTH-008, ROLE-003]', (more, step) => {
  expect(requestGate(more).gate?.view.step).toBe(step)
})

test('holds role, action, data, and callback [AUTH-002]', () => {
  const callback = vi.fn()
  const { gate } = requestGate({ role: 'provider', action: 'register', data: { communityId: 'oak' }, callback })
  expect(gate?.request).toEqual({ role: 'provider', action: 'register', data: { communityId: 'oak' }, callback })
  expect(gate?.view.data).toEqual({ role: 'provider', action: 'register', communityId: 'oak' })
})

test('calls back without a gate for someone signed in, and opens the gate for anyone else [AUTH-003, ROLE-003]', () => {
  const callback = vi.fn()
  const through = requestGate({ callback }, true)
  expect(through.gate).toBeUndefined()
  expect(through.callback).toBe(callback)
  const waiting = requestGate({ callback })
  expect(waiting.gate).toBeDefined()
  expect(waiting.callback).toBeUndefined()
})

test('takes a signed-in provider to the search, or to the confirmation of a known community [AUTH-001, AUTH-006]', () => {
  expect(requestGate({ role: 'provider' }, true).gate?.view.step).toBe('provider-find-community')
  const known = requestGate({ role: 'provider', data: { communityId: 'oak' } }, true)
  expect(known.gate?.view.step).toBe('provider-confirmation')
})

test('closes the gate and calls back on success; a redirect needs a status too [AUTH-004]', () => {
  const callback = vi.fn()
  for (const [data, goTo] of [
    [{ redirect: '/homebase', status: 'login' }, '/homebase'],
    [{ redirect: '/homebase' }, undefined],
    [{ status: 'login' }, undefined],
  ] as const) {
    const outcome = nextGate(requestGate({ data, callback }).gate, { type: 'passed' })
    expect(outcome.gate).toBeUndefined()
    expect(outcome.callback).toBe(callback)
    expect(outcome.goTo).toBe(goTo)
  }
})

test('closes the gate without calling back when it is canceled [AUTH-005]', () => {
  const outcome = nextGate(requestGate({ callback: vi.fn() }).gate, { type: 'canceled' })
  expect(outcome).toEqual({ gate: undefined })
})

test('counts closing the gate after a sign-in as success [AUTH-004, AUTH-005]', () => {
  const callback = vi.fn()
  const { gate } = requestGate({ callback })
  const view = createView('customer-confirmation', {}, { isSignedIn: true })
  const moved = nextGate(gate, { type: 'moved', view })
  expect(moved.gate?.view.step).toBe('customer-confirmation')
  expect(nextGate(moved.gate, { type: 'canceled' }).callback).toBe(callback)
})

test.each([
  ['', undefined],
  ['?page-number=2', undefined],
  ['?provider=yes', undefined],
  ['?register=1', undefined],
  ['?register=true', { role: 'customer', action: 'register', data: {} }],
  ['?provider=true&prop=oak', { role: 'provider', action: 'register', data: { communityId: 'oak' } }],
  ['?loginRedirect=/homebase', { role: 'customer', action: 'login', data: { redirect: '/homebase', status: 'login' } }],
  ['?loginRedirect=//evil.example', { role: 'customer', action: 'login', data: { redirect: '/', status: 'login' } }],
  [
    '?status=expired&loginRedirect=/a',
    { role: 'customer', action: 'login', data: { status: 'expired', redirect: '/a' } },
  ],
  [
    `?status=invite&token=${'t'.repeat(43)}`,
    { role: 'customer', action: 'register', data: { status: 'invite', token: 't'.repeat(43) } },
  ],
])('the query %s requests %j [QUERY-001, QUERY-002, QUERY-003, QUERY-004, QUERY-006, ROLE-002]', (search, wanted) => {
  expect(readGateRequest(search)).toEqual(wanted)
})

test('removes the gate’s parameters from the URL and keeps the rest [QUERY-003]', () => {
  expect(withoutGateParameters('?status=expired&utm_source=mail&token=x&prop=oak')).toBe('?utm_source=mail')
  expect(withoutGateParameters('?loginRedirect=/a')).toBe('')
})
