import { composeStories } from '@storybook/react-vite'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { community, memoryStorage, support } from '../Gwizzy/gwizzy.stories.kit'
import { postStepIds } from '../machines/step-ids'
import { PostConversion, type PostConversionProps } from './PostConversion'
import * as stories from './PostConversion.stories'
import { storageAtPostStep } from './post.stories.kit'

const steps = composeStories(stories)
afterEach(() => vi.useRealTimers())

const title = () => screen.getByRole('heading', { level: 1 }).textContent
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const names = (role: 'radio' | 'checkbox') =>
  screen.getAllByRole<HTMLInputElement>(role).map((choice) => choice.labels?.[0]?.textContent)
const savedAnswers = (storage: ReturnType<typeof memoryStorage>) =>
  JSON.parse(storage.getItem('postConversion') ?? '{}').answers

function open(props: Partial<PostConversionProps> = {}) {
  const storage = memoryStorage()
  render(<PostConversion community={community} support={support} layout="page" storage={storage} {...props} />)
  return storage
}

test('asks who the search is for [POST-002]', () => {
  open()
  expect(title()).toBe('Who are you searching for?')
})

test.each(postStepIds)('%s has a question, and says why it is important [POST-001]', (step) => {
  open({ storage: storageAtPostStep(step) })
  expect(title()).toMatch(/^[A-Z].*\?$/)
  expect(screen.getByText('WHY THIS IS IMPORTANT').parentElement?.textContent).toMatch(/\.$/)
})

test('skips what is known from the conversion [POST-004, POST-005]', () => {
  open({ answers: { lookingFor: 'Mother' } })
  expect(title()).toBe('Who’s moving in?')
})

test('the age is a number, a low one passes with a notice, and the panel mentions 55 [POST-006]', async () => {
  const storage = storageAtPostStep('AgeInfo')
  open({ storage })
  expect(screen.getByText('Residents must be 55 or older to be accommodated.')).toBeTruthy()
  await userEvent.type(screen.getByRole('textbox', { name: 'Age in years' }), '4x8')
  expect(savedAnswers(storage).age).toBe(48)
  expect(screen.getByText('Most communities accept residents 55 or older.')).toBeTruthy()
  await press('Continue')
  expect(title()).toBe('How far along is your search?')
})

test('rejects an age over 150 with a message [POST-006]', async () => {
  open({ storage: storageAtPostStep('AgeInfo', { age: 151 }) })
  await press('Continue')
  expect(within(screen.getByRole('alert')).getByRole('link').textContent).toBe(
    'Age in years: Please enter an age from 1 to 150',
  )
})

test('stores search stages by their values [POST-007]', async () => {
  const storage = storageAtPostStep('SearchStageInfo')
  open({ storage })
  await userEvent.click(screen.getByRole('radio', { name: 'Just started searching' }))
  expect(savedAnswers(storage).searchStage).toBe('startedSearching')
  expect(names('radio')).toHaveLength(4)
})

test('choosing other clears the rest and opens a field, and choosing anything else clears other [POST-008, POST-009]', async () => {
  const storage = storageAtPostStep('SearchReasonsInfo')
  open({ storage })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Too much time alone' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Something else' }))
  expect(savedAnswers(storage).searchReasons).toEqual(['other'])
  await userEvent.type(screen.getByRole('textbox', { name: 'What led to your search' }), 'A fall')
  expect(savedAnswers(storage).searchReasonsOther).toBe('A fall')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Caring at home has become too much' }))
  expect(savedAnswers(storage).searchReasons).toEqual(['overwhelmed'])
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('interests are optional [POST-010, VAL-013]', async () => {
  open({ storage: storageAtPostStep('InterestsInfo') })
  expect(names('checkbox')).toHaveLength(10)
  await press('Continue')
  expect(title()).toBe('Which rooms would work?')
})

test('offers five room types without Other [POST-011]', () => {
  render(<steps.RoomPreferencesInfo />)
  expect(names('checkbox')).toEqual(['Studio', '1 Bedroom', '2 Bedroom', 'Private Suite', 'Shared Suite'])
})

test('no one helps excludes the other answers [POST-012, POST-013]', async () => {
  const storage = storageAtPostStep('AssistancesInfo')
  open({ storage })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Family or friends' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'No one. They manage on their own' }))
  expect(savedAnswers(storage).assistances).toEqual(['self'])
  await userEvent.click(screen.getByRole('checkbox', { name: 'Paid caregivers' }))
  expect(savedAnswers(storage).assistances).toEqual(['pro-staff'])
})

test('the last step submits, and its field shows only for Yes [POST-014, POST-015]', async () => {
  const storage = storageAtPostStep('MoreInfoLeadInfo')
  open({ storage })
  expect(screen.getByRole('button', { name: 'Submit' })).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'Yes' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'What we should know' }), 'She paints')
  expect(savedAnswers(storage).moreInfoFromLead).toBe('She paints')
  await userEvent.click(screen.getByRole('radio', { name: 'No' }))
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('shows the success message and calls back two seconds later [POST-016, POST-017, POST-018]', async () => {
  vi.useFakeTimers()
  const onDone = vi.fn()
  const createUuidAction = vi.fn((_action: unknown) => Promise.resolve())
  const storage = storageAtPostStep('MoreInfoLeadInfo', { moreInfoFromLeadChoice: 'No' })
  open({ storage, onDone, services: { createUuidAction } })
  act(() => screen.getByRole('button', { name: 'Submit' }).click())
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(title()).toBe('Thank you, we are working on your request.')
  expect(createUuidAction.mock.calls[0]?.[0]).toMatchObject({ actionType: 'post-conversion' })
  await act(() => vi.advanceTimersByTimeAsync(1999))
  expect(onDone).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(onDone).toHaveBeenCalledOnce()
})

test('stored progress continues where it was, and done counts as complete [POST-019]', () => {
  render(<steps.Sent />)
  expect(title()).toBe('Thank you, we are working on your request.')
})

test('questions and choices are in Spanish, and answer values stay the same', async () => {
  const storage = storageAtPostStep('SearchReasonsInfo')
  open({ storage, language: 'es' })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Pasa demasiado tiempo sin compañía' }))
  expect(title()).toBe('¿Por qué empezó a buscar?')
  expect(savedAnswers(storage).searchReasons).toEqual(['isolation'])
})
