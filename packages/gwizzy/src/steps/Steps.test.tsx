import { composeStories } from '@storybook/react-vite'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { messages } from '../answers/messages'
import { callerChoice, pageProps, storageAtStep } from '../Gwizzy/gwizzy.stories.kit'
import { Gwizzy } from '../Gwizzy/Gwizzy'
import type { ProgressStorage } from '../progress/progress-storage'
import { en } from '../texts/en'
import * as stories from './Steps.stories'

const steps = composeStories(stories)
const press = () => userEvent.click(screen.getByRole('button', { name: /Continue|Submit/ }))
const names = (role: 'radio' | 'checkbox') =>
  screen.getAllByRole<HTMLInputElement>(role).map((choice) => choice.labels?.[0]?.textContent)
const savedAnswers = (storage: ProgressStorage) => JSON.parse(storage.getItem('gwizzy') ?? '{}').answers

test('LookingFor offers its six answers [GWZ-073]', () => {
  render(<steps.LookingFor />)
  expect(screen.getByRole('radiogroup', { name: 'Who are you searching for?' })).toBeTruthy()
  expect(names('radio')).toEqual(['Myself', 'Self + Partner', 'Mother', 'Father', 'Parents', 'Someone else'])
})

test('CareLevel stores the level under its own name [GWZ-074]', async () => {
  const storage = storageAtStep('CareLevel')
  render(<steps.CareLevel storage={storage} />)
  await userEvent.click(screen.getByRole('radio', { name: /Some help/ }))
  expect(savedAnswers(storage).adl).toBe('light-care')
})

test('MoveTimeline offers its four answers [GWZ-075]', () => {
  render(<steps.MoveTimeline />)
  expect(names('radio')).toEqual(['Within 30 Days', '30-90 Days', 'Over 180 Days', 'Unsure'])
})

test("BudgetRangeInfo offers the default ranges, or the community's own [GWZ-076]", () => {
  const { unmount } = render(<steps.BudgetRangeInfo />)
  expect(names('radio')).toEqual(['<$2K', '$2K-$5K', '$5K+'])
  unmount()
  render(<steps.BudgetRangeInfoOfTheCommunity />)
  expect(names('radio')).toEqual(['<$4K', '$4K-$7K', '$7K+'])
})

test('shows the footer below the ranges while the lowest is selected [GWZ-078]', async () => {
  const footer =
    'Less than 2% of communities in your area are less than $2,000. A larger budget will give you more options.'
  render(<steps.BudgetRangeInfo />)
  expect(screen.queryByText(footer)).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: '<$2K' }))
  expect(screen.getByText(footer)).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: '$5K+' }))
  expect(screen.queryByText(footer)).toBeNull()
})

test('BudgetInfo takes several answers, and "no access" excludes the others [GWZ-079, GWZ-094, GWZ-095]', async () => {
  const storage = storageAtStep('BudgetInfo')
  render(<steps.BudgetInfo storage={storage} />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Medicaid' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Pension plan' }))
  expect(savedAnswers(storage).budget).toEqual(['Pension plan', 'Medicaid'])
  await userEvent.click(screen.getByRole('checkbox', { name: "I don't have access to any of these benefits" }))
  expect(savedAnswers(storage).budget).toEqual(["I don't have access to any of these benefits"])
  await userEvent.click(screen.getByRole('checkbox', { name: 'Medicaid' }))
  expect(savedAnswers(storage).budget).toEqual(['Medicaid'])
})

test('UserLocation searches and stores city, state, and ZIP code [GWZ-087]', async () => {
  const storage = storageAtStep('UserLocation')
  render(<steps.UserLocation storage={storage} />)
  await userEvent.type(await screen.findByRole('combobox', { name: 'City or ZIP code' }), '805')
  await userEvent.click(await screen.findByRole('option'))
  expect(savedAnswers(storage).location).toEqual({ searchParams: { city: 'Fort Collins', state: 'CO', zip: '80525' } })
})

test('UserLocation takes a place as it’s typed, also after an error [GWZ-087]', async () => {
  const storage = storageAtStep('UserLocation')
  render(<steps.UserLocation storage={storage} />)
  const field = await screen.findByRole('combobox', { name: 'City or ZIP code' })
  await userEvent.type(field, 'x')
  await userEvent.clear(field)
  expect(savedAnswers(storage).location).toBeUndefined()
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await userEvent.type(field, 'Boulder, CO')
  expect(field.getAttribute('aria-invalid')).toBeNull()
  expect(savedAnswers(storage).location).toEqual({ searchParams: { city: 'Boulder', state: 'CO', zip: '' } })
})

test('UserLocation takes plain text without a search [GWZ-087]', async () => {
  const storage = storageAtStep('UserLocation')
  render(<steps.UserLocationWithoutSearch storage={storage} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'City or ZIP code' }), 'Loveland, CO')
  expect(savedAnswers(storage).location).toEqual({ searchParams: { city: 'Loveland', state: 'CO', zip: '' } })
})

const charlestons = ['WV', 'SC'].map((state) => {
  const searchParams = { city: 'Charleston', state, zip: '' }
  return { label: `Charleston, ${state}`, searchParams }
})
const searchPlaces = () => Promise.resolve(charlestons)

test('UserLocation asks to choose from the list of places with the typed name [EDGE-009, GWZ-087]', async () => {
  const storage = storageAtStep('UserLocation')
  render(<steps.UserLocation storage={storage} services={{ searchPlaces }} />)
  await userEvent.type(await screen.findByRole('combobox', { name: 'City or ZIP code' }), 'Charleston')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText(messages.unclearPlace)).toBeTruthy()
  await userEvent.click(await screen.findByRole('option', { name: 'Charleston, SC' }))
  expect(savedAnswers(storage).location.searchParams).toEqual({ city: 'Charleston', state: 'SC', zip: '' })
})

test('UserLocation doesn’t ask to choose from a list that doesn’t show [EDGE-009, GWZ-087]', async () => {
  const location = { searchParams: { city: 'Charleston', state: '', zip: '' } }
  render(<steps.UserLocation storage={storageAtStep('UserLocation', { location })} services={{ searchPlaces }} />)
  await screen.findByRole('combobox', { name: 'City or ZIP code' })
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText(messages.unknownPlace)).toBeTruthy()
  expect(screen.queryByText(messages.unclearPlace)).toBeNull()
})

test('NameInfo stores first and last name [GWZ-088]', async () => {
  const storage = storageAtStep('NameInfo')
  render(<steps.NameInfo storage={storage} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'First name' }), 'Dana')
  await userEvent.type(screen.getByRole('textbox', { name: 'Last name' }), 'Whitfield')
  expect(savedAnswers(storage)).toMatchObject({ firstName: 'Dana', lastName: 'Whitfield' })
})

test("a signed-in person can't change the email [GWZ-098]", async () => {
  render(<steps.EmailInfoSignedIn />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' })
  await userEvent.type(field, 'x')
  expect(field.value).toBe('dana@mail.example')
  expect(field.readOnly).toBe(true)
})

test('EmailInfo suggests what was probably meant, and corrects the answer [GWZ-088, VAL-002]', async () => {
  const storage = storageAtStep('EmailInfo')
  render(<steps.EmailInfo storage={storage} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'dana@gmial.com')
  await userEvent.click(await screen.findByRole('button', { name: 'Did you mean dana@gmail.com?' }))
  expect(savedAnswers(storage).email).toBe('dana@gmail.com')
})

test('PhoneInfo shows who will call, from which number, and by when, above the field [TRUST-007, TRUTH-001]', async () => {
  render(<steps.PhoneInfo />)
  const caller = await screen.findByText('Teresa Lindqvist')
  const field = screen.getByRole('textbox', { name: 'Phone number' })
  expect(caller.parentElement?.textContent).toBe('Teresa Lindqvist, your local advisor from (970) 555-0142')
  expect(screen.getByText('First call by Mon, Nov 23, 2:30 PM MST')).toBeTruthy()
  expect(caller.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getByRole('checkbox', { name: /^Teresa Lindqvist may text me/ })).toBeTruthy()
})

test('PhoneInfo offers days and hours for the call, none of them chosen before [TRUST-007, GWZ-101]', async () => {
  const storage = storageAtStep('PhoneInfo')
  const { unmount } = render(<steps.PhoneInfo storage={storage} />)
  await userEvent.click(screen.getByText('Choose when we call (optional)'))
  expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([])
  await userEvent.click(screen.getByRole('checkbox', { name: 'Tuesday' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Monday' }))
  await userEvent.selectOptions(screen.getByLabelText('Time of day'), 'Afternoon, noon to 5 PM')
  expect(savedAnswers(storage).callPreferences).toEqual({ days: ['monday', 'tuesday'], from: 12, until: 17 })
  unmount()
  render(<steps.PhoneInfo storage={storage} />)
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Tuesday' }).checked).toBe(true)
  for (const day of ['Tuesday', 'Monday']) await userEvent.click(screen.getByRole('checkbox', { name: day }))
  await userEvent.selectOptions(screen.getByLabelText('Time of day'), 'Any time, 9 AM to 5 PM')
  expect(savedAnswers(storage)).not.toHaveProperty('callPreferences')
})

test('PhoneInfo names no one before the choice, and the operator without one [TRUTH-001]', () => {
  const { unmount } = render(<steps.PhoneInfoBeforeTheChoice />)
  expect(screen.queryByText(/advisor$/)).toBeNull()
  unmount()
  render(<steps.PhoneInfoWithoutAChoice />)
  expect(screen.getByText('A local Hearthway advisor')).toBeTruthy()
  expect(screen.getByText('We’ll email you who calls, and when')).toBeTruthy()
})

test('PhoneInfo names a community’s own team and the advisor who also calls [TRUTH-001, TRUTH-008]', async () => {
  render(<steps.PhoneInfoOfADirectCommunity />)
  expect(await screen.findByText('The team at Cottonwood Bend')).toBeTruthy()
  expect(screen.getByText('Teresa Lindqvist')).toBeTruthy()
})

test('PhoneInfo says that someone else will call, after the server rejected the one shown [TRUTH-001]', async () => {
  const [ana, ben] = ['Ana Ruiz', 'Ben Cole'].map((name) => ({
    ...callerChoice,
    callers: [{ kind: 'advisor' as const, id: name, name }],
  }))
  const chooseCallers = vi.fn(() => Promise.resolve(ben ?? callerChoice)).mockResolvedValueOnce(ana ?? callerChoice)
  const refused = Object.assign(new Error('Someone else'), { status: 409, code: 'callers-changed' })
  const createUuidAction = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(refused)
  const storage = storageAtStep('PhoneInfo', { phone: '(970) 555-0187' })
  render(<Gwizzy {...pageProps} storage={storage} services={{ chooseCallers, createUuidAction }} />)
  await screen.findByText('Ana Ruiz')
  await press()
  await userEvent.click(await screen.findByRole('radio', { name: 'No' }))
  await press()
  expect(await screen.findByText('Ben Cole')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('Check who will call you and when, then continue.')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone number' }).value).toBe('(970) 555-0187')
})

test('formats a number on blur, and shows its format when empty [VAL-011]', async () => {
  render(<steps.PhoneInfo />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone number' })
  expect(field.placeholder).toBe('(555) 555-5555')
  await userEvent.type(field, '19705550187')
  await userEvent.tab()
  expect(field.value).toBe('(970) 555-0187')
})

test('PhoneInfo names the advisor in both consents, and checking the one to texts stores its wording [TRUTH-001, TRUTH-002, GWZ-088]', async () => {
  const storage = storageAtStep('PhoneInfo')
  render(<steps.PhoneInfo storage={storage} />)
  expect(
    await screen.findByText(
      'When you send this request, you agree that Teresa Lindqvist (or another Hearthway advisor if Teresa Lindqvist can’t call by Mon, Nov 23, 2:30 PM MST) may call and email you about it. It’s free, and you can stop at any time.',
    ),
  ).toBeTruthy()
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Teresa Lindqvist may text me/ })
  expect(box.checked).toBe(false)
  await userEvent.click(box)
  expect(savedAnswers(storage).consent).toEqual({ id: 'texts', language: 'en', version: '3' })
  await userEvent.click(box)
  expect(savedAnswers(storage).consent).toBeUndefined()
})

test("homeSaleInterest continues if the resident's name is required, and otherwise submits [GWZ-066, GWZ-067, GWZ-082]", async () => {
  const { unmount } = render(<steps.HomeSaleInterest />)
  expect(await screen.findByRole('button', { name: 'Continue' })).toBeTruthy()
  expect(names('radio')).toEqual(['Yes', 'No'])
  unmount()
  render(<steps.HomeSaleInterest services={{}} storage={storageAtStep('homeSaleInterest')} />)
  expect(screen.getByRole('button', { name: 'Submit' })).toBeTruthy()
})

test('homeSaleInterest says what a yes agrees to, and nothing after a no [GWZ-082, TRUTH-002, AGENT-006]', async () => {
  render(<steps.HomeSaleInterest services={{}} storage={storageAtStep('homeSaleInterest')} />)
  const consent = screen.getByRole('status')
  expect(consent.textContent).toBe('')
  await userEvent.click(screen.getByRole('radio', { name: 'Yes' }))
  expect(consent.textContent).toBe(
    'When you send this request, you agree that a local real estate agent who works with Hearthway may call and email you about selling a home. We’ll email you their name first.',
  )
  await userEvent.click(screen.getByRole('radio', { name: 'No' }))
  expect(consent.textContent).toBe('')
})

test('ResidentNameInfo is the last question, and says what the community pays us [GWZ-066, GWZ-088, TRUST-009]', () => {
  render(<steps.ResidentNameInfo />)
  expect(screen.getByText(/ pays us (?:\d+% of the first month if you move in|no referral fee)\.$/)).toBeTruthy()
  expect(screen.getByRole('textbox', { name: 'Name of the person moving in' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Submit' })).toBeTruthy()
})

const required = [
  ['LookingFor', 'Who are you searching for? Required'],
  ['CareLevel', 'How much help is needed each day? Required'],
  ['MoveTimeline', 'What’s your timeline for moving? Required'],
  ['BudgetRangeInfo', 'What’s your monthly budget? Required'],
  ['BudgetInfo', 'What could help pay for care? Required'],
  ['UserLocation', 'City or ZIP code: Required'],
  ['NameInfo', 'First name: Required'],
  ['EmailInfo', 'Email: Required'],
  ['PhoneInfo', 'Phone number: Required'],
  ['homeSaleInterest', 'Would you like help selling a home? Required'],
  ['ResidentNameInfo', 'Name of the person moving in: Required'],
] as const

test.each(required)(
  '%s must be answered: the summary takes the focus and links to the field [VAL-009, VAL-013]',
  async (step, line) => {
    Element.prototype.scrollIntoView = vi.fn()
    render(<Gwizzy {...pageProps} storage={storageAtStep(step)} />)
    await screen.findByRole('button', { name: /Continue|Submit/ })
    expect(screen.queryByText('Required')).toBeNull()
    await press()
    const summary = await screen.findByRole('alert')
    expect(document.activeElement).toBe(summary)
    await userEvent.click(within(summary).getByRole('link', { name: line }))
    expect(document.activeElement?.matches('input')).toBe(true)
  },
)

test.each(required)('%s says why it is important [GWZ-070]', async (step) => {
  render(<Gwizzy {...pageProps} storage={storageAtStep(step)} />)
  expect(screen.getByText('WHY THIS IS IMPORTANT').parentElement?.textContent).toContain(en.reasons[step])
  await screen.findByRole('button', { name: /Continue|Submit/ })
})

test.each([
  ['an email', steps.EmailInfo, 'Email', 'dana@', 'Invalid email address'],
  ['a phone number', steps.PhoneInfo, 'Phone number', '555-0187', 'Invalid phone number'],
])('rejects %s of the wrong form [VAL-002, VAL-004]', async (_what, Step, label, typed, message) => {
  render(<Step storage={storageAtStep(label === 'Email' ? 'EmailInfo' : 'PhoneInfo')} />)
  await userEvent.type(screen.getByRole('textbox', { name: label }), typed)
  await press()
  expect(screen.getByRole('textbox', { name: label, description: new RegExp(message) })).toBeTruthy()
})
