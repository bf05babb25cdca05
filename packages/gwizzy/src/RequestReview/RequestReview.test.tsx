import type { UserAction } from '@pkg/domain'
import { composeStories } from '@storybook/react-vite'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { homebase, referred } from '../ConversionFlow/flow.stories.kit'
import { loadFollowUps } from '../ConversionFlow/follow-ups'
import type { RequestReviewProps } from './request-review-props'
import * as stories from './RequestReview.stories'

const { Review, ReviewOfTeam, DisclosureAfterwards } = composeStories(stories)

// Waiting for a script would let time pass.
beforeAll(() => loadFollowUps({ isDisclosureEnabled: true }))
beforeEach(() => {
  vi.useFakeTimers()
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '')
  }
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open')
  }
})
afterEach(() => vi.useRealTimers())

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const press = async (name: string) => {
  act(() => screen.getByRole('button', { name }).click())
  await pass(0)
}
const title = () => screen.getAllByRole('heading', { level: 2 })[0]?.textContent

/** Renders a story and returns what it sends. */
async function open(Story: typeof Review, props: Partial<RequestReviewProps> = {}) {
  const sent = vi.fn((_action: UserAction): Promise<unknown> => Promise.resolve({ recipients: [] }))
  const services = { ...Story.args.services, createUuidAction: sent, ...props.services }
  const page = render(<Story {...props} services={services} />)
  await pass(0)
  return { sent, ...page }
}

test('shows who will call, what is sent, the fee, and what the family agrees to before anything is sent [TRUTH-001, TRUTH-002, TRUTH-006, TRUTH-007]', async () => {
  const { sent } = await open(Review)
  expect(title()).toBe('Get pricing from Cottonwood Bend?')
  const dialog = screen.getByRole('dialog').textContent
  for (const text of [
    'Teresa Lindqvist, your local advisor',
    'Dana Whitfield',
    'dana@families.example',
    '(970) 555-0188',
    'Mother, Some help, 30-90 Days, $2K-$5K',
    'Cottonwood Bend pays us 50% of the first month if you move in.',
    'When you send this request, you agree that Teresa Lindqvist (or another',
  ]) {
    expect(dialog).toContain(text)
  }
  await pass(60_000)
  expect(sent).not.toHaveBeenCalled()
})

test('names a team, who calls otherwise, and the communities that have the contact info already [TRUTH-008, TRUST-005]', async () => {
  await open(ReviewOfTeam)
  const dialog = screen.getByRole('dialog').textContent
  expect(dialog).toContain('If they don’t call by then, Teresa Lindqvist will')
  expect(dialog).toContain('2 communities already have your contact info: Cottonwood Bend and Marigold House.')
  expect(dialog).toContain('Cottonwood Bend pays us no referral fee.')
})

test('can be sent only once nothing that loads can move its button [TRUST-005, TRUTH-006]', async () => {
  let answer: () => void = () => undefined
  const wait = new Promise<void>((resolve) => {
    answer = resolve
  })
  const services = { ...ReviewOfTeam.args.services, getHomebase: () => wait.then(() => referred) }
  await open(ReviewOfTeam, { services })
  const send = () => screen.getByRole('button', { name: 'Send my request' }).getAttribute('aria-disabled')
  expect(send()).toBe('true')
  await act(() => Promise.resolve(answer()))
  expect(screen.getByText(/^2 communities already have your contact info/)).toBeTruthy()
  expect(send()).not.toBe('true')
})

test('can be sent when what the family has shared can’t be found out [TRUTH-006]', async () => {
  await open(Review, { services: { ...Review.args.services, getHomebase: () => new Promise(() => undefined) } })
  await pass(8000)
  await press('Send my request')
  expect(screen.getByRole('button', { name: 'Send now' })).toBeTruthy()
})

test('can be undone for ten seconds, and is then sent with the contact info, so a lost cookie loses nothing [TRUTH-006, CTA-004]', async () => {
  const { sent } = await open(Review)
  await press('Send my request')
  await pass(9999)
  await press('Undo')
  await pass(60_000)
  expect(sent).not.toHaveBeenCalled()
  await press('Send my request')
  await pass(10_000)
  expect(sent).toHaveBeenCalledOnce()
  expect(sent.mock.calls[0]?.[0].actionInfo).toMatchObject({
    slug: 'cottonwood-bend',
    status: 'complete',
    callerChoiceId: 'choice-1',
    email: 'dana@families.example',
    phone: '(970) 555-0188',
    data: { lookingFor: 'Mother', wordings: [{ id: 'contact' }] },
  })
  expect(title()).toBe('Pricing for Cottonwood Bend has been requested')
  expect(screen.getByRole('heading', { name: 'Who has your request' })).toBeTruthy()
})

test('sends no answer about a home again, because a real estate agent was asked with the earlier request [TRUTH-002, AGENT-006]', async () => {
  const { progress } = Review.args
  if (!progress) throw new Error('The story has no progress')
  const answers = { ...progress.answers, homeSaleInterest: 'Yes' as const, housingOptions: 'buy' as const }
  const { sent } = await open(Review, { progress: { ...progress, answers } })
  await press('Send my request')
  await press('Send now')
  const { data } = sent.mock.calls[0]?.[0].actionInfo ?? {}
  expect(data?.wordings?.map(({ id }) => id)).toEqual(['contact'])
  expect(data).toMatchObject({ lookingFor: 'Mother' })
  expect(Object.keys(data ?? {}).filter((name) => /home|housing/i.test(name))).toEqual([])
})

test('sends a held request when the person leaves the page or opens something else, but no undone one [TRUTH-006]', async () => {
  const { sent, unmount } = await open(Review)
  await press('Send my request')
  act(() => void window.dispatchEvent(new Event('pagehide')))
  expect(sent).toHaveBeenCalledOnce()
  await press('Undo')
  unmount()
  expect(sent).toHaveBeenCalledOnce()
  const other = await open(Review)
  await press('Send my request')
  other.unmount()
  expect(other.sent).toHaveBeenCalledOnce()
})

test('says when a request wasn’t sent, keeps the answers, and can send it again [TRUTH-006, ERR-001, ERR-012]', async () => {
  const createUuidAction = vi.fn((_action: UserAction): Promise<unknown> =>
    Promise.reject(new Error('The API is down')),
  )
  await open(Review, { services: { ...Review.args.services, createUuidAction } })
  await press('Send my request')
  await press('Send now')
  expect(screen.getByText('Opps. Something went wrong, please try again!')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe(
    'We haven’t sent your request. Your answers are still here. Try again, or call us at (800) 555-0136.',
  )
  expect(screen.getByRole('dialog').textContent).toContain('dana@families.example')
  createUuidAction.mockImplementation(() => Promise.resolve({ recipients: [] }))
  await press('Send my request')
  await press('Send now')
  expect(title()).toBe('Pricing for Cottonwood Bend has been requested')
  const ids = createUuidAction.mock.calls.map(([{ actionInfo }]) => actionInfo.requestId)
  expect(ids).toEqual([ids[0], ids[0]])
})

test('asks again when someone else would call [TRUTH-001]', async () => {
  const changed = Object.assign(new Error('Someone else will call'), { status: 409, code: 'callers-changed' })
  await open(Review, { services: { ...Review.args.services, createUuidAction: () => Promise.reject(changed) } })
  await press('Send my request')
  await press('Send now')
  expect(screen.getByRole('alert').textContent).toContain('Check who will call you and when, then continue.')
  expect(screen.getByRole('button', { name: 'Send my request' })).toBeTruthy()
})

test('shows the state’s disclosure before it says who has the request [TRUTH-005, DISC-001]', async () => {
  const { sent } = await open(DisclosureAfterwards)
  await press('Send my request')
  await press('Send now')
  await vi.waitFor(() => expect(title()).toBe('Before we continue'))
  await press('I acknowledge')
  await pass(4000)
  expect(sent.mock.calls.map(([{ actionType }]) => actionType)).toEqual(['pricing-request', 'disclosure'])
  expect(sent.mock.calls[1]?.[0].actionInfo.requestId).toBe(sent.mock.calls[0]?.[0].actionInfo.requestId)
  expect(title()).toBe('Pricing for Cottonwood Bend has been requested')
})

test('after a refused disclosure, names the advisor who calls, and not the team [TRUTH-003, TRUTH-005]', async () => {
  // It doesn't need to know what the server has by then.
  const getHomebase = vi
    .fn()
    .mockResolvedValueOnce(homebase)
    .mockReturnValue(new Promise(() => undefined))
  await open(DisclosureAfterwards, { services: { ...DisclosureAfterwards.args.services, getHomebase } })
  await press('Send my request')
  await press('Send now')
  await vi.waitFor(() => expect(title()).toBe('Before we continue'))
  expect(
    screen.getByText(/^If you don’t acknowledge this, we won’t send your request to Cottonwood Bend\./),
  ).toBeTruthy()
  await press('I do not acknowledge')
  await pass(4000)
  await pass(0)
  expect(title()).toBe('We got your request about Cottonwood Bend')
  expect(screen.queryByText(/has been requested/)).toBeNull()
  const dialog = screen.getByRole('dialog').textContent
  expect(dialog).toContain('so we didn’t send your request to Cottonwood Bend.')
  expect(dialog).not.toContain('The team at Cottonwood Bend')
  expect(dialog).toContain('Teresa Lindqvist')
  expect(screen.queryByText('Sent')).toBeNull()
})
