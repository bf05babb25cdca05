import { composeStories } from '@storybook/react-vite'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { GwizzyServices, StepReport } from '../services'
import { Gwizzy } from './Gwizzy'
import * as stories from './Gwizzy.stories'
import { community, memoryStorage, pageProps, storageAtStep, support } from './gwizzy.stories.kit'

const wizard = composeStories(stories)
const heading = () => screen.getByRole('heading', { level: 1 })
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const choose = (name: string) => userEvent.click(screen.getByLabelText(name))

// The test document has the dialog element but not its modal behavior.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '')
  }
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open')
  }
})
afterEach(() => vi.useRealTimers())

/** Renders a page's wizard without the rarer steps, with its own storage and services. */
function open(services: GwizzyServices = {}, storage = memoryStorage()) {
  const onDone = vi.fn()
  const page = render(
    <Gwizzy community={community} support={support} layout="page" {...{ services, storage, onDone }} />,
  )
  return { ...page, storage, onDone }
}

test('asks one question at a time and sends the request once [GWZ-003, GWZ-006, GWZ-009, GWZ-014]', async () => {
  const createUuidAction = vi.fn(() => Promise.resolve())
  open({ createUuidAction })
  await choose('Mother')
  await press('Continue')
  await userEvent.click(screen.getByRole('radio', { name: /Some help/ }))
  await press('Continue')
  await choose('30-90 Days')
  await press('Continue')
  await choose('$2K-$5K')
  await press('Continue')
  await userEvent.type(screen.getByLabelText('First name'), 'Dana')
  await userEvent.type(screen.getByLabelText('Last name'), 'Whitfield')
  await press('Continue')
  await userEvent.type(screen.getByLabelText('Email'), 'dana@mail.example')
  await press('Continue')
  await userEvent.type(await screen.findByLabelText('Phone number'), '9705550187')
  await press('Continue')
  await userEvent.click(await screen.findByRole('radio', { name: 'No' }))
  await press('Submit')
  expect(heading().textContent).toBe('Sending to Hearthway only')
  expect(screen.getByText('Please wait while we submit your request')).toBeTruthy()
  const [early, final] = createUuidAction.mock.calls.map(([action]: unknown[]) => action)
  expect(early).toMatchObject({ actionInfo: { status: 'pending', email: 'dana@mail.example' } })
  expect(final).toMatchObject({
    actionInfo: { status: 'complete', slug: 'cottonwood-bend', name: 'Dana Whitfield', phone: '(970) 555-0187' },
  })
  expect(createUuidAction).toHaveBeenCalledTimes(2)
})

test("each step's question takes the focus, except when the page opens", async () => {
  open()
  expect(document.activeElement).toBe(document.body)
  await choose('Mother')
  await press('Continue')
  expect(heading().textContent).toBe('How much help is needed each day?')
  expect(document.activeElement).toBe(heading())
})

test('the question takes the focus immediately in a dialog', () => {
  render(<wizard.InADialog storage={memoryStorage()} />)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Who are you searching for?' }))
  expect(screen.getByRole('dialog', { name: 'Get pricing for Cottonwood Bend' })).toBeTruthy()
})

test('shows nothing when closed', () => {
  render(<wizard.Closed storage={memoryStorage()} />)
  expect(screen.queryByRole('heading')).toBeNull()
})

test('Enter in a field continues', async () => {
  open({}, storageAtStep('EmailInfo'))
  await userEvent.type(screen.getByLabelText('Email'), 'dana@mail.example{Enter}')
  expect(heading().textContent).toBe('What’s your phone number?')
})

test('every step is a real form that can be submitted', () => {
  const { container } = open({}, storageAtStep('NameInfo'))
  const form = container.querySelector('form')
  expect(form?.method).toBe('post')
  expect([...new FormData(form ?? undefined).keys()]).toEqual(['firstName', 'lastName'])
})

test('Back shows from the second step on and restores the answer [GWZ-071]', async () => {
  open()
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  await choose('Mother')
  await press('Continue')
  await press('Back')
  expect(screen.getByLabelText<HTMLInputElement>('Mother').checked).toBe(true)
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
})

test('counts steps up to the most that a run can have [GWZ-070]', async () => {
  open()
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('Step 1 of up to 10')
  await choose('Mother')
  await press('Continue')
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('Step 2 of up to 10')
})

test('an error disables the button until the answer changes [GWZ-117, VAL-018]', async () => {
  open()
  await press('Continue')
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' })
  expect(button().disabled).toBe(true)
  await choose('Mother')
  expect(button().disabled).toBe(false)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('answers survive a reload [GWZ-101]', async () => {
  const { storage, unmount } = open()
  await choose('Mother')
  await press('Continue')
  unmount()
  open({}, storage)
  expect(heading().textContent).toBe('How much help is needed each day?')
  await press('Back')
  expect(screen.getByLabelText<HTMLInputElement>('Mother').checked).toBe(true)
})

test('a wizard works when storage is blocked', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  render(<Gwizzy community={community} support={support} layout="page" />)
  await choose('Mother')
  await press('Continue')
  expect(heading().textContent).toBe('How much help is needed each day?')
})

test('while the server checks, the button says so and is disabled [GWZ-104, GWZ-117]', async () => {
  const storage = storageAtStep('PhoneInfo', { phone: '(970) 555-0187' })
  open({ applyFormValidation: () => new Promise(() => undefined) }, storage)
  await press('Continue')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'One moment' }).disabled).toBe(true)
})

test('a fake phone number keeps the person on the step [GWZ-104, VAL-014, ERR-006]', async () => {
  const storage = storageAtStep('PhoneInfo', { phone: '(970) 555-0187' })
  open({ applyFormValidation: () => Promise.resolve({ phone: { isValid: false } }) }, storage)
  await press('Continue')
  const summary = await screen.findByRole('alert')
  expect(within(summary).getByRole('link').textContent).toBe('Phone number: Fake phone number detected')
  expect(document.activeElement).toBe(summary)
})

test('a field that the server rejects says so, and the focus stays where the person went [ERR-008, GWZ-117, VAL-016, VAL-018]', async () => {
  const storage = storageAtStep('PhoneInfo', { phone: '(970) 555-0187' })
  open({ applyFormValidation: () => Promise.resolve({ phone: { isValid: false } }) }, storage)
  await userEvent.click(screen.getByLabelText('Phone number'))
  await userEvent.tab()
  const left = document.activeElement
  expect((await screen.findByRole('alert')).textContent).toBe('Phone number: Please enter a valid phone number')
  expect(document.activeElement).toBe(left)
  const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' })
  expect(next.disabled).toBe(true)
  await userEvent.type(screen.getByLabelText('Phone number'), '{backspace}8')
  expect(next.disabled).toBe(false)
})

test("says that it's offline and answers are saved", () => {
  open()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(screen.getByText('You’re offline')).toBeTruthy()
  expect(screen.getByText(/Your answers are saved on this device/)).toBeTruthy()
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const submitting = () => storageAtStep('homeSaleInterest', { homeSaleInterest: 'No' }, 'submitting')

test('waits, is done after two seconds, and calls back after three [GWZ-112, GWZ-113, GWZ-114, GWZ-115]', async () => {
  vi.useFakeTimers()
  const { onDone } = open({ createUuidAction: () => Promise.resolve() }, submitting())
  expect(heading().textContent).toBe('Sending to Hearthway only')
  expect(screen.getByText('Please wait while we submit your request')).toBeTruthy()
  await pass(2000)
  expect(heading().textContent).toBe('Thank you! We will get back to you shortly')
  expect(onDone).not.toHaveBeenCalled()
  await pass(1000)
  expect(onDone).toHaveBeenCalledOnce()
  expect(onDone.mock.calls[0]?.[0]).toMatchObject({ adl: 'light-care', budgetRange: '<$2K' })
})

test('shows who has the request and how to reach family support when done [CONF-007]', () => {
  render(<wizard.Done />)
  const dialog = screen.getByRole('dialog')
  expect(dialog.textContent).toContain('Teresa Lindqvist')
  expect(screen.getByRole('link', { name: 'help@hearthway.example' }).getAttribute('href')).toBe(
    'mailto:help@hearthway.example',
  )
  expect(screen.getByRole('link', { name: '(800) 555-0136' }).getAttribute('href')).toBe('tel:8005550136')
})

test('the dialog can be closed when done', async () => {
  const onClose = vi.fn()
  render(<wizard.Done onClose={onClose} />)
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[1] ?? document.body)
  expect(onClose).toHaveBeenCalledOnce()
})

test('a caller can set its own success text [GWZ-115]', () => {
  render(<wizard.DoneInOtherWords />)
  expect(screen.getByRole('heading', { name: 'Thank you. Teresa will call on Monday.' })).toBeTruthy()
})

test('never says that a request was sent before it arrived, and sends it again under the same id [ERR-011, ERR-015, GWZ-111]', async () => {
  vi.useFakeTimers()
  const createUuidAction = vi.fn((_action: unknown): Promise<unknown> => Promise.reject(new Error('The API is down')))
  open({ createUuidAction }, submitting())
  await pass(3000)
  expect(heading().textContent).toBe('Oops! Something went wrong.')
  expect(screen.getByRole('alert').textContent).toContain('Your answers are saved on this device')
  expect(screen.queryByText('Sent')).toBeNull()
  createUuidAction.mockImplementation(() => Promise.resolve())
  act(() => screen.getByRole('button', { name: 'Try again' }).click())
  await pass(0)
  expect(heading().textContent).toBe('Thank you! We will get back to you shortly')
  const [first, second] = createUuidAction.mock.calls
  expect(second).toEqual(first)
})

test('a failed user creation ends the submit, with retry and a way to change answers [ERR-010, GWZ-110]', async () => {
  vi.useFakeTimers()
  const createOrUpdateUser = () => Promise.reject(new Error('The API is down'))
  open({ createOrUpdateUser }, submitting())
  await pass(0)
  expect(heading().textContent).toBe('Oops! Something went wrong.')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  act(() => screen.getByRole('button', { name: 'Change my answers' }).click())
  await pass(0)
  expect(heading().textContent).toBe('Would you like help selling a home?')
})

test('chat mode uses a narrow column [GWZ-072]', () => {
  const { container, unmount } = render(<wizard.InChatMode storage={memoryStorage()} />)
  const chat = container.querySelector('form')?.parentElement?.className
  unmount()
  const page = render(<wizard.OnAPage storage={memoryStorage()} />)
  expect(page.container.querySelector('form')?.parentElement?.className).not.toBe(chat)
})

test('a conversation shows questions and answers, and pressing an answer changes it [GWZ-072]', async () => {
  render(<wizard.InChatModeLater storage={storageAtStep('BudgetRangeInfo')} />)
  expect(await screen.findByText('What’s your timeline for moving?')).toBeTruthy()
  const said = () => screen.getAllByRole('button', { name: /^Change your answer/ }).map((answer) => answer.textContent)
  expect(said()).toEqual(['Mother', 'Some help', '30-90 Days'])
  await press('Change your answer: Some help')
  expect(heading().textContent).toBe('How much help is needed each day?')
  expect(document.activeElement).toBe(heading())
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Some help/ }).checked).toBe(true)
  expect(said()).toEqual(['Mother'])
})

test("React's strict mode, which remounts components, doesn't break a run", async () => {
  render(
    <StrictMode>
      <Gwizzy {...pageProps} storage={memoryStorage()} />
    </StrictMode>,
  )
  await act(() => new Promise((resolve) => setTimeout(resolve, 10)))
  await choose('Mother')
  await press('Continue')
  expect(heading().textContent).toBe('How much help is needed each day?')
})

test("hydrates the server's page unchanged, then continues where the person was [GWZ-101]", async () => {
  const props = { ...pageProps, storage: storageAtStep('CareLevel') }
  const container = document.createElement('div')
  container.innerHTML = renderToString(<Gwizzy {...props} />)
  const logged = vi.spyOn(console, 'error')
  render(<Gwizzy {...props} />, { container: document.body.appendChild(container), hydrate: true })
  expect(heading().textContent).toBe('How much help is needed each day?')
  expect(logged).not.toHaveBeenCalled()
})

test('counts steps from the moment it opens, and not while it only waits to be opened [WORK-014]', async () => {
  const reportSteps = vi.fn((_: StepReport) => Promise.resolve())
  const storage = memoryStorage()
  const wizardThat = (isOpen: boolean) => (
    <Gwizzy community={community} support={support} open={isOpen} services={{ reportSteps }} storage={storage} />
  )
  const hide = () => window.dispatchEvent(new Event('pagehide'))
  const page = render(wizardThat(false))
  await act(async () => hide())
  expect(reportSteps).not.toHaveBeenCalled()
  page.rerender(wizardThat(true))
  await choose('Mother')
  await press('Continue')
  page.rerender(wizardThat(false))
  page.rerender(wizardThat(true))
  await act(async () => hide())
  const events = reportSteps.mock.calls.flatMap(([{ events }]) => events.map(({ kind, step }) => `${kind} ${step}`))
  expect(events).toEqual(['seen LookingFor', 'answered LookingFor', 'seen CareLevel'])
})
