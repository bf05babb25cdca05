import { expect, test, vi } from 'vitest'
import { gateAfter, type GateRequest } from './gate'
import { gateOfAddress, withoutGate } from './gate-of-address'
import { viewOf } from './gate-step'

const request = (given: Partial<GateRequest> = {}): GateRequest => ({
  role: 'customer',
  action: 'login',
  data: {},
  ...given,
})
const asked = (given: Partial<GateRequest>, isSignedIn = false) =>
  gateAfter(undefined, { type: 'asked', request: request(given), isSignedIn })

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
])('%j starts at %s [AUTH-006, AUTH-007, AUTH-008, ROLE-003]', (given, step) => {
  expect(asked(given).gate?.view.step).toBe(step)
})

test('the gate holds role, action, data and callback [AUTH-002]', () => {
  const callback = vi.fn()
  const { gate } = asked({ role: 'provider', action: 'register', data: { communityId: 'oak' }, callback })
  expect(gate?.request).toEqual({ role: 'provider', action: 'register', data: { communityId: 'oak' }, callback })
  expect(gate?.view.data).toEqual({ role: 'provider', action: 'register', communityId: 'oak' })
})

test('somebody signed in is called back at once and sees no gate; anyone else waits [AUTH-003, ROLE-003]', () => {
  const callback = vi.fn()
  const through = asked({ callback }, true)
  expect(through.gate).toBeUndefined()
  expect(through.callback).toBe(callback)
  const waiting = asked({ callback })
  expect(waiting.gate).toBeDefined()
  expect(waiting.callback).toBeUndefined()
})

test('a provider who is signed in goes on to the community, a known one is confirmed at once [AUTH-001, AUTH-006]', () => {
  expect(asked({ role: 'provider' }, true).gate?.view.step).toBe('provider-find-community')
  const known = asked({ role: 'provider', data: { communityId: 'oak' } }, true)
  expect(known.gate?.view.step).toBe('provider-confirmation')
})

test('success empties the gate and calls back; the browser goes on with a redirect and a status alone [AUTH-004]', () => {
  const callback = vi.fn()
  for (const [data, goTo] of [
    [{ redirect: '/homebase', status: 'login' }, '/homebase'],
    [{ redirect: '/homebase' }, undefined],
    [{ status: 'login' }, undefined],
  ] as const) {
    const outcome = gateAfter(asked({ data, callback }).gate, { type: 'passed' })
    expect(outcome.gate).toBeUndefined()
    expect(outcome.callback).toBe(callback)
    expect(outcome.goTo).toBe(goTo)
  }
})

test('cancel empties the gate and calls nobody [AUTH-005]', () => {
  const outcome = gateAfter(asked({ callback: vi.fn() }).gate, { type: 'cancelled' })
  expect(outcome).toEqual({ gate: undefined })
})

test('whoever signed in on the way has passed, however they leave [AUTH-004, AUTH-005]', () => {
  const callback = vi.fn()
  const { gate } = asked({ callback })
  const view = viewOf('customer-confirmation', {}, { isSignedIn: true })
  const moved = gateAfter(gate, { type: 'moved', view })
  expect(moved.gate?.view.step).toBe('customer-confirmation')
  expect(gateAfter(moved.gate, { type: 'cancelled' }).callback).toBe(callback)
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
])('the address %s asks %j [QUERY-001, QUERY-002, QUERY-003, QUERY-004, QUERY-006, ROLE-002]', (search, wanted) => {
  expect(gateOfAddress(search)).toEqual(wanted)
})

test('what spoke to the gate leaves the address, the rest stays [QUERY-003]', () => {
  expect(withoutGate('?status=expired&utm_source=mail&token=x&prop=oak')).toBe('?utm_source=mail')
  expect(withoutGate('?loginRedirect=/a')).toBe('')
})
