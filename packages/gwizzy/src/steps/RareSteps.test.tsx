import { suggestedTourDates, todayIn, tourDates, now } from '@pkg/domain'
import { composeStories } from '@storybook/react-vite'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { tourTimezone } from '../answers/tour-timezone'
import { Gwizzy } from '../Gwizzy/Gwizzy'
import type { memoryStorage } from '../Gwizzy/gwizzy.stories.kit'
import { pageProps, rareStepProps } from '../Gwizzy/gwizzy.stories.kit'
import { en } from '../texts/en'
import * as stories from './Steps.stories'

const steps = composeStories(stories)
const names = (role: 'radio' | 'checkbox') =>
  screen.getAllByRole<HTMLInputElement>(role).map((choice) => choice.labels?.[0]?.textContent)
const heading = () => screen.findByRole('heading', { level: 1 })
const savedAnswers = (storage: ReturnType<typeof memoryStorage>, schema: string) =>
  JSON.parse(storage.getItem(schema) ?? '{}').answers

test('HousingOptions offers to buy, rent, or sell [GWZ-081]', async () => {
  const props = rareStepProps('HousingOptions')
  render(<Gwizzy {...pageProps} {...props} />)
  expect(names('radio')).toEqual(['Buy a home', 'Rent a home', 'Sell my home'])
  await userEvent.click(screen.getByRole('radio', { name: 'Rent a home' }))
  expect(savedAnswers(props.storage, 'activeAdult').housingOptions).toBe('rent')
})

test.each([
  ['Buy a home', 'may call and email you about buying a home. We’ll email you their name first.'],
  ['Sell my home', 'may call and email you about selling a home. We’ll email you their name first.'],
  ['Rent a home', ''],
])('HousingOptions says what “%s” agrees to [GWZ-081, TRUTH-002, AGENT-006]', async (choice, text) => {
  render(<Gwizzy {...pageProps} {...rareStepProps('HousingOptions')} />)
  await userEvent.click(screen.getByRole('radio', { name: choice }))
  const consent = screen.getByRole('status').textContent
  expect(text ? consent : text).toBe(consent)
  expect(consent).toContain(text)
})

test('PlanningConsulation offers a free 15-minute consultation, yes or no [GWZ-080]', async () => {
  render(<steps.PlanningConsulation />)
  expect((await heading()).textContent).toBe('Would you like a free 15-minute planning consultation?')
  expect(names('radio')).toEqual(['Yes', 'No'])
})

test('NextStep offers its six answers [GWZ-089]', async () => {
  const props = rareStepProps('NextStep')
  render(<Gwizzy {...pageProps} {...props} />)
  expect(names('radio')).toHaveLength(6)
  await userEvent.click(screen.getByRole('radio', { name: 'Get a detailed price breakdown' }))
  expect(savedAnswers(props.storage, 'D2C').nextStep).toBe('detailedPricingBreakDown')
})

const today = todayIn(tourTimezone, now().getTime())

test('TourInfo suggests nine days and offers every other bookable one and the four times [GWZ-085, TOUR-001, TOUR-004, TOUR-005]', async () => {
  render(<steps.TourInfo />)
  const days = await screen.findByRole('radiogroup', { name: 'Date' })
  const suggested = within(days)
    .getAllByRole<HTMLInputElement>('radio')
    .map(({ value }) => value)
  expect(suggested).toEqual(suggestedTourDates(today))
  const others = within(screen.getByRole('combobox', { name: 'Another date' }))
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ value }) => value)
    .filter(Boolean)
  expect([...suggested, ...others]).toEqual(tourDates(today))
  const times = screen.getByRole('radiogroup', { name: 'Time', description: 'Times are in Pacific Time' })
  expect(within(times).getAllByRole('radio')).toHaveLength(4)
})

test('another date replaces a suggested one, and vice versa [GWZ-085]', async () => {
  const props = rareStepProps('TourInfo')
  render(<Gwizzy {...pageProps} {...props} />)
  const [first] = within(await screen.findByRole('radiogroup', { name: 'Date' })).getAllByRole<HTMLInputElement>(
    'radio',
  )
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Another date' })
  const late = tourDates(today).at(-1) ?? ''
  await userEvent.selectOptions(select, late)
  expect(savedAnswers(props.storage, 'D2C').tourDate).toBe(late)
  expect(first?.checked).toBe(false)
  await userEvent.click(first ?? select)
  expect(savedAnswers(props.storage, 'D2C').tourDate).toBe(suggestedTourDates(today)[0])
  expect(select.value).toBe('')
})

test('names a missing day and a missing time separately [VAL-013]', async () => {
  Element.prototype.scrollIntoView = vi.fn()
  render(<steps.TourInfo />)
  await screen.findByRole('radiogroup', { name: 'Date' })
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  const lines = within(screen.getByRole('alert')).getAllByRole('link')
  expect(lines.map(({ textContent }) => textContent)).toEqual(['Date: Required', 'Time: Required'])
  await userEvent.click(lines[1] ?? document.body)
  expect(document.activeElement?.getAttribute('name')).toBe('tourTimeText')
})

test.each([
  ['LookingFor', 'Who are you searching for?'],
  ['BudgetInfo', 'What could help pay for care?'],
] as const)('the line for a missing choice in %s names the question [VAL-013, GWZ-070]', async (step, question) => {
  const Step = steps[step]
  render(<Step />)
  await screen.findByRole('heading', { name: question })
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(within(screen.getByRole('alert')).getByRole('link').textContent).toBe(`${question} Required`)
})

test('CommunityInfo has a field only while Something else is chosen [GWZ-083, GWZ-084]', async () => {
  const props = rareStepProps('CommunityInfo')
  render(<Gwizzy {...pageProps} {...props} />)
  await userEvent.click(await screen.findByRole('radio', { name: 'Something else' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Your question' }), 'Are dogs welcome?')
  expect(savedAnswers(props.storage, 'D2C').communityInfoOther).toBe('Are dogs welcome?')
  await userEvent.click(screen.getByRole('radio', { name: 'Care' }))
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(savedAnswers(props.storage, 'D2C').communityInfoOther).toBeUndefined()
})

test('SimilarCommunities stores the slugs of the chosen communities [GWZ-086]', async () => {
  const props = rareStepProps('SimilarCommunities')
  render(<Gwizzy {...pageProps} {...props} />)
  await userEvent.click(await screen.findByRole('checkbox', { name: /Old Mill Terrace/ }))
  await userEvent.click(screen.getByRole('checkbox', { name: /Poudre View/ }))
  expect(savedAnswers(props.storage, 'D2C').similarCommunities).toEqual(['old-mill-terrace', 'poudre-view'])
})

test('SimilarCommunities can be skipped when there is nothing to compare [GWZ-086]', async () => {
  render(<steps.SimilarCommunitiesNone />)
  await screen.findByText(en.fields.noneSimilar)
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect((await heading()).textContent).toBe('What’s your name?')
})

test('ContactInfo asks for name, email, and number in one step, after who will call [GWZ-021]', async () => {
  const props = rareStepProps('ContactInfo')
  render(<Gwizzy {...pageProps} {...props} />)
  const first = await screen.findByRole('textbox', { name: 'First name' })
  expect(screen.getByText('Who will call').compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await userEvent.type(first, 'Dana')
  await userEvent.type(screen.getByRole('textbox', { name: 'Last name' }), 'Whitfield')
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'dana@mail.example')
  await userEvent.type(screen.getByRole('textbox', { name: 'Phone number' }), '9705550187')
  await userEvent.click(screen.getByRole('checkbox', { name: /may text me/ }))
  expect(savedAnswers(props.storage, 'PaidAd')).toMatchObject({ firstName: 'Dana', email: 'dana@mail.example' })
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect((await heading()).textContent).toBe(en.questions.homeSaleInterest)
})

test.each([
  'HousingOptions',
  'PlanningConsulation',
  'NextStep',
  'TourInfo',
  'CommunityInfo',
  'SimilarCommunities',
  'ContactInfo',
] as const)("%s says why it's important [GWZ-070]", async (step) => {
  render(<Gwizzy {...pageProps} {...rareStepProps(step)} />)
  expect(screen.getByText('WHY THIS IS IMPORTANT').parentElement?.textContent).toContain(en.reasons[step])
  await screen.findAllByRole(step === 'ContactInfo' ? 'textbox' : step === 'SimilarCommunities' ? 'checkbox' : 'radio')
})
