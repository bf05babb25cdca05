import type { CallerChoice, MonthlyCost, UserAction } from '@pkg/domain'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { community as oakHouse, settle, start } from '../machines/wizard.test.kit'
import type { GwizzyServices } from '../services'
import { OutcomeScreen, type OutcomeScreenProps } from './OutcomeScreen'

const support = { name: 'Hearthway', phone: '(800) 555-0136', email: 'help@hearthway.example' }

/** Shows the screen after a request whose callers were chosen, and which `recipients` have. Returns its rows. */
async function rowsAfter(callers: CallerChoice['callers'], recipients?: string[]): Promise<string[]> {
  const choice = { id: '1', callers, callBy: '2026-11-23T21:30:00.000Z', timeZone: 'America/Denver' }
  const services = { chooseCallers: () => Promise.resolve(choice), createUuidAction: async () => ({ recipients }) }
  const run = start({ services })
  await run.walkTo('submit')
  await settle()
  run.clock.increment(3000)
  render(<OutcomeScreen context={run.context()} support={support} isWhole level={1} />)
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
}

const has = 'Your name, email, phone number, and answers'

test('says that the operator has the request, and that an advisor gets contact info only after agreeing to help [TRUTH-001, TRUTH-003]', async () => {
  expect(await rowsAfter([{ kind: 'advisor', id: 'ana', name: 'Ana Ruiz' }], [])).toEqual([
    `Hearthway${has}`,
    'Ana RuizGets your contact info only after agreeing to help',
  ])
})

const backup = 'a local Hearthway advisorOnly if they don’t call by then'
const team = { kind: 'community', id: 'oak-house', name: 'Oak House' } as const

test('says that a community’s team has the request if the server said so [TRUTH-003, TRUTH-008]', async () => {
  expect(await rowsAfter([team], ['Oak House'])).toEqual([`Hearthway${has}`, `The team at Oak House${has}`, backup])
})

test.each([[[]], [undefined]])(
  'doesn’t say that a community’s team has the request when the server names %j [TRUTH-003, TRUTH-005]',
  async (recipients) => {
    expect(await rowsAfter([team], recipients)).toEqual([
      `Hearthway${has}`,
      'The team at Oak HouseWill call you about Oak House',
      backup,
    ])
  },
)

test('shows the picture of the advisor who will call, from the host of images [LOOK-007, LOOK-008]', async () => {
  const picturePath = 'drawings/doorway/co/boulder/AR-1x-noon.svg'
  const choice: CallerChoice = {
    ...teamChoice,
    callers: [{ kind: 'advisor', id: 'ana', name: 'Ana Ruiz', picturePath }],
  }
  const run = await submitted({ chooseCallers: () => Promise.resolve(choice) })
  run.clock.increment(3000)
  const { container } = render(
    <OutcomeScreen context={run.context()} support={support} imageHost="https://api.example" isWhole level={1} />,
  )
  expect(container.querySelector('img')?.src).toBe(`https://api.example/images/160x160/${picturePath}`)
})

afterEach(() => vi.useRealTimers())

const teamChoice: CallerChoice = {
  id: '1',
  callers: [team],
  backup: { id: 'naomi', name: 'Naomi Rhodes' },
  callBy: '2026-11-23T21:30:00.000Z',
  timeZone: 'America/Denver',
}
const cost = {
  total: { low: 5640, likely: 5640, high: 5640 },
  parts: [
    { kind: 'rent', amount: { low: 4650, likely: 4650, high: 4650 }, source: 'community' },
    { kind: 'care', amount: { low: 990, likely: 990, high: 990 }, source: 'community' },
    { kind: 'communityFee', amount: { low: 2500, likely: 2500, high: 2500 }, source: 'community', isOneTime: true },
  ],
} satisfies MonthlyCost

/** Returns a run that has sent its last question. */
async function submitted(services: GwizzyServices = {}, community = {}) {
  const run = start({
    services: { chooseCallers: () => Promise.resolve(teamChoice), ...services },
    community: { ...oakHouse, ...community },
  })
  await run.walkTo('submit')
  await settle()
  return run
}

const outcome = (props: Partial<OutcomeScreenProps> & Pick<OutcomeScreenProps, 'context'>) =>
  render(<OutcomeScreen support={support} isWhole level={1} {...props} />)

test('names everyone who gets a request while it is sent, and what is sent [LOOK-007, GWZ-114]', async () => {
  const run = await submitted()
  outcome({ context: run.context() })
  expect(screen.getByRole('heading').textContent).toBe('Sending to Hearthway and Oak House only')
  expect(screen.getByText(`${has}, to get pricing for Oak House.`)).toBeTruthy()
  expect(screen.getByText('Please wait while we submit your request')).toBeTruthy()
})

test('names the operator while a request is sent that no team gets before the disclosure [LOOK-007, TRUTH-005]', async () => {
  const run = await submitted({}, { isDisclosureEnabled: true })
  outcome({ context: run.context() })
  expect(screen.getByRole('heading').textContent).toBe('Sending to Hearthway only')
})

test('offers to send again after eight seconds, unless nothing is left to send [LOOK-007]', async () => {
  const createUuidAction = ({ actionInfo }: UserAction) =>
    actionInfo.status === 'pending' ? Promise.resolve() : new Promise(() => undefined)
  const run = await submitted({ createUuidAction })
  vi.useFakeTimers()
  const retry = vi.fn()
  const page = outcome({ context: run.context(), retry })
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  await pass(7999)
  expect(screen.queryByRole('button')).toBeNull()
  await pass(1)
  expect(screen.getByRole('heading').textContent).toBe('Still sending to Hearthway and Oak House')
  act(() => screen.getByRole('button', { name: 'Try again' }).click())
  expect(retry).toHaveBeenCalledOnce()
  expect(screen.getByRole('heading').textContent).toBe('Sending to Hearthway and Oak House only')
  await pass(8000)
  page.rerender(<OutcomeScreen context={run.context()} support={support} isWhole level={1} />)
  expect(screen.queryByRole('button')).toBeNull()
})

/** Shows the end of a request with a cost. */
async function end(shown: MonthlyCost | undefined, recipients = ['Oak House']) {
  const run = await submitted({
    createUuidAction: async () => ({ recipients }),
    ...(shown && { getCost: () => Promise.resolve(shown) }),
  })
  run.clock.increment(3000)
  const next = vi.fn()
  outcome({ context: run.context(), next })
  await act(() => settle())
  return next
}

test('ends with the price, who will call, and everyone who has the request, and waits for a press [LOOK-007, TRUST-012, TRUTH-003]', async () => {
  const next = await end(cost)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('About $5,640 a month for your mother')
  expect(screen.getByText('Thank you! We will get back to you shortly')).toBeTruthy()
  const page = document.body.textContent
  expect(page).toContain('Room and meals$4,650Care$990')
  expect(page).toContain('The team at Oak House will call you by Mon, Nov 23, 2:30 PM MST')
  expect(page).toContain('If they don’t call by then, Naomi Rhodes will.')
  expect(page).toContain('Naomi RhodesOnly if they don’t call by then')
  expect(page).toContain('No one else has it.')
  expect(next).not.toHaveBeenCalled()
  act(() => screen.getByRole('button', { name: 'Continue' }).click())
  expect(next).toHaveBeenCalledOnce()
})

test('says when the price has no care in it, and has the other title without a price [LOOK-007]', async () => {
  await end({
    total: { low: 4650, likely: 4650, high: 4650 },
    parts: [
      { kind: 'rent', amount: { low: 4650, likely: 4650, high: 4650 }, source: 'community' },
      { kind: 'care', source: 'community' },
    ],
  })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'About $4,650 a month for your mother, before care',
  )
  cleanup()
  await end(undefined)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Thank you! We will get back to you shortly')
})

test('says that no one else has a request only if everyone who has it is named [LOOK-007, TRUTH-003]', async () => {
  await end(cost, ['Oak House', 'Elm Court'])
  expect(document.body.textContent).toContain('Who has your request')
  expect(document.body.textContent).not.toContain('No one else has it.')
})
