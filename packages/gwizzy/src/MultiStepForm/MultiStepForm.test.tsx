import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { memoryStorage } from '../Gwizzy/gwizzy.stories.kit'
import { MultiStepForm } from './MultiStepForm'
import type { MultiStepFormProps } from './multi-step-form-props'
import { steps } from './MultiStepForm.stories'

const title = () => screen.getByRole('heading', { level: 1 }).textContent
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const bar = () => screen.getByRole('progressbar')

function open(props: Partial<MultiStepFormProps> = {}) {
  const storage = memoryStorage()
  const onSubmit = vi.fn((_values: unknown): unknown => undefined)
  const page = render(<MultiStepForm steps={steps} level={1} {...{ storage, onSubmit }} {...props} />)
  return { ...page, storage, onSubmit }
}

/** Goes to the last step. */
async function reviewed(props?: Partial<MultiStepFormProps>) {
  const form = open(props)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Room' }), 'Studio')
  await press('Continue')
  await press('Continue')
  return form
}

test('the bar counts from 0 to the number of steps minus one [FORM-001]', async () => {
  open()
  expect(bar().getAttribute('aria-valuenow')).toBe('0')
  expect(bar().getAttribute('aria-valuemax')).toBe('2')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Room' }), 'Studio')
  await press('Continue')
  expect(bar().getAttribute('aria-valuenow')).toBe('1')
})

test('an earlier step advances, and the last one submits everything [FORM-004, FORM-005]', async () => {
  const { onSubmit } = await reviewed()
  expect(title()).toBe('Is this right?')
  expect(onSubmit).not.toHaveBeenCalled()
  await press('Submit')
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ room: 'Studio' })
})

test('Back and jumping lead to visited steps [FORM-006, FORM-007]', async () => {
  await reviewed()
  await press('Back')
  expect(title()).toBe('Which amenities do you want?')
  await press('Continue')
  await press('Change the room')
  expect(title()).toBe('Which room would work?')
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
})

test('a failed validation keeps the person on the step with a focused message, and a step without one advances [FORM-012]', async () => {
  open()
  await press('Continue')
  const summary = screen.getByRole('alert')
  expect(within(summary).getByRole('link').textContent).toBe('Room: Required')
  expect(document.activeElement).toBe(summary)
})

test('choices use the select control with its defaults [FORM-013, UI-004]', () => {
  open()
  const select = screen.getByRole('combobox', { name: 'Room' })
  expect(within(select).getAllByRole('option')[0]?.textContent).toBe('Select...')
})

test('values survive a visit with a key, but not without one [FORM-009]', async () => {
  const { storage, unmount } = open({ storageKey: 'rooms' })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Room' }), 'Studio')
  unmount()
  const again = render(<MultiStepForm steps={steps} onSubmit={() => undefined} {...{ storage }} storageKey="rooms" />)
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Room' }).value).toBe('Studio')
  again.unmount()
  render(<MultiStepForm steps={steps} onSubmit={() => undefined} {...{ storage }} />)
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Room' }).value).toBe('')
})

test('shows only a spinner while it submits, then the success message [FORM-003, FORM-011]', async () => {
  let done: () => void = () => undefined
  await reviewed({ onSubmit: () => new Promise<void>((resolve) => (done = resolve)) })
  await press('Submit')
  expect(screen.getByRole('status').textContent).toBe('Please wait while we submit your request')
  expect(screen.queryByRole('progressbar')).toBeNull()
  done()
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
    'Thank you! We will get back to you shortly',
  )
})

test('an error can be retried without losing anything [FORM-010, ERR-015]', async () => {
  await reviewed({ onSubmit: () => Promise.reject(new Error('The API is down')) })
  await press('Submit')
  expect(screen.getByRole('alert').textContent).toBe('Oops! Something went wrong.')
  await press('Try again')
  expect(title()).toBe('Is this right?')
  expect(screen.getByText('Studio')).toBeTruthy()
})

test('its own texts are in Spanish', async () => {
  open({ language: 'es' })
  await userEvent.click(await screen.findByRole('button', { name: 'Continuar' }))
  expect(within(screen.getByRole('alert')).getByRole('link').textContent).toBe('Room: Obligatorio')
})
