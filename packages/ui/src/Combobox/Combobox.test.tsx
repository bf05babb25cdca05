import { composeStories } from '@storybook/react-vite'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import * as stories from './Combobox.stories'

const { Chosen, Empty, Fails, NeverAnswers, WithError } = composeStories(stories)
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'City or ZIP code' })

test('searches while typing and selects with the keyboard', async () => {
  const onChange = vi.fn()
  render(<Empty onChange={onChange} />)
  await userEvent.type(field(), 'fort')
  expect(await screen.findAllByRole('option')).toHaveLength(3)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ value: 'Fort Worth, TX' }))
  expect(field().value).toBe('Fort Worth, TX')
})

test('selects with a click', async () => {
  const onChange = vi.fn()
  render(<Empty onChange={onChange} />)
  await userEvent.type(field(), 'love')
  await userEvent.click(await screen.findByRole('option'))
  expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ value: 'Loveland, CO' }))
})

test('selects with a click in a shadow root', async () => {
  const onChange = vi.fn()
  const shadow = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
  const container = shadow.appendChild(document.createElement('div'))
  render(<Empty onChange={onChange} />, { container, baseElement: container })
  await userEvent.type(within(container).getByRole('combobox'), 'love')
  await userEvent.click(await within(container).findByRole('option'))
  expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ value: 'Loveland, CO' }))
})

test('shows Loading... while searching [UI-004]', async () => {
  render(<NeverAnswers />)
  await userEvent.type(field(), 'fort')
  expect(screen.getByRole('status').textContent).toBe('Loading...')
})

test('shows No options if nothing is found [UI-004]', async () => {
  render(<Empty />)
  await userEvent.type(field(), 'zzz')
  expect(await screen.findByText('No options')).toBeTruthy()
})

test('leaving the field keeps the menu open, so a button that is being pressed stays in its place [EDGE-009]', async () => {
  render(
    <>
      <Empty />
      <button type="button">Continue</button>
    </>,
  )
  await userEvent.type(field(), 'fort')
  await screen.findAllByRole('option')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(screen.getAllByRole('option')).toHaveLength(3)
})

test('a click on the field keeps the menu open [EDGE-009]', async () => {
  render(<Empty />)
  await userEvent.type(field(), 'fort')
  await screen.findAllByRole('option')
  await userEvent.click(field())
  expect(screen.getAllByRole('option')).toHaveLength(3)
})

test('a click on the field after a press elsewhere keeps the menu open [EDGE-009]', async () => {
  render(
    <>
      <Empty />
      <button type="button">Continue</button>
    </>,
  )
  await userEvent.type(field(), 'fort')
  await screen.findAllByRole('option')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await userEvent.click(field())
  expect(screen.getAllByRole('option')).toHaveLength(3)
  expect(field().getAttribute('aria-expanded')).toBe('true')
})

test('Tab closes the menu and keeps the text [EDGE-009]', async () => {
  const onChange = vi.fn()
  render(
    <>
      <Empty onChange={onChange} />
      <button type="button">Continue</button>
    </>,
  )
  await userEvent.type(field(), 'fort')
  await screen.findAllByRole('option')
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Continue' }))
  expect(field().getAttribute('aria-expanded')).toBe('false')
  expect(screen.queryByRole('option')).toBeNull()
  expect(field().value).toBe('fort')
  expect(onChange).not.toHaveBeenCalled()
})

test('a failed search finds nothing [UI-004]', async () => {
  render(<Fails />)
  await userEvent.type(field(), 'fort')
  expect(await screen.findByText('No options')).toBeTruthy()
})

test('shows the option chosen before; editing the text clears the option and keeps the text', async () => {
  const onChange = vi.fn()
  render(<Chosen onChange={onChange} />)
  expect(field().value).toBe('Fort Collins, CO')
  await userEvent.type(field(), '{Backspace}')
  expect(onChange).toHaveBeenLastCalledWith(null)
  expect(field().value).toBe('Fort Collins, C')
})

test('ignores a late response', async () => {
  let answerLate: (options: { value: string; label: string }[]) => void = () => undefined
  const late = new Promise<{ value: string; label: string }[]>((resolve) => (answerLate = resolve))
  const search = vi.fn((query: string) =>
    query === 'fort' ? late : Promise.resolve([{ value: 'Loveland', label: 'Loveland' }]),
  )
  render(<Empty search={search} />)
  await userEvent.type(field(), 'fort')
  await expect.poll(() => search).toHaveBeenCalled()
  await userEvent.clear(field())
  await userEvent.type(field(), 'love')
  await screen.findByRole('option', { name: 'Loveland' })
  answerLate([{ value: 'Fort Collins', label: 'Fort Collins' }])
  await late
  expect(screen.getAllByRole('option').map((option) => option.textContent?.trim())).toEqual(['Loveland'])
})

test('Escape closes only the menu and keeps the text', async () => {
  const onKeyDown = vi.fn((event: React.KeyboardEvent) => event.defaultPrevented)
  render(
    <div onKeyDown={onKeyDown}>
      <Empty />
    </div>,
  )
  await userEvent.type(field(), 'fort')
  await screen.findAllByRole('option')
  await userEvent.keyboard('{Escape}')
  expect(onKeyDown).toHaveLastReturnedWith(true)
  expect(screen.queryByRole('option')).toBeNull()
  await userEvent.keyboard('{Escape}')
  expect(onKeyDown).toHaveLastReturnedWith(false)
  expect(field().value).toBe('fort')
})

test('an error marks and describes the combobox', () => {
  render(<WithError />)
  expect(screen.getByRole('combobox', { description: 'Required' }).getAttribute('aria-invalid')).toBe('true')
})
