import { composeStories } from '@storybook/react-vite'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as cardStories from './ToastCard.stories'
import * as stories from './ToastProvider.stories'
import { useToast } from './ToastProvider'
import { truncated } from './Toast.css'

const { SameIdTwice, ShortLived, Standard } = composeStories(stories)
const cards = composeStories(cardStories)
const message = 'Pricing for Cottonwood Bend has been requested'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Get pricing' }))
const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })

test('a toast stays 4000 ms by default [UI-002]', () => {
  render(<Standard />)
  press()
  pass(3999)
  expect(screen.getByText(message)).toBeTruthy()
  pass(1)
  expect(screen.queryByText(message)).toBeNull()
})

test('a toast can have its own duration [UI-001]', () => {
  render(<ShortLived />)
  press()
  pass(2000)
  expect(screen.queryByText(message)).toBeNull()
})

test('a toast with the id of a visible one replaces it [UI-001]', () => {
  render(<SameIdTwice />)
  press()
  press()
  expect(screen.getAllByText(message)).toHaveLength(1)
})

test('announces toasts politely', () => {
  render(<Standard />)
  press()
  expect(screen.getByText(message).closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite')
})

test('pauses its time while the pointer is on it', () => {
  render(<Standard />)
  press()
  fireEvent.pointerEnter(screen.getByText(message))
  pass(60_000)
  expect(screen.getByText(message)).toBeTruthy()
  fireEvent.pointerLeave(screen.getByText(message))
  pass(4000)
  expect(screen.queryByText(message)).toBeNull()
})

test('its close button removes it', () => {
  render(<Standard />)
  press()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByText(message)).toBeNull()
})

test.each([
  ['Success', cards.Success],
  ['Info', cards.Info],
  ['Warning', cards.Warning],
  ['Error', cards.ErrorType],
  ['Saved', cards.OwnHeader],
])('the header is %s [UI-001, UI-002]', (header, Card) => {
  render(<Card />)
  expect(screen.getByText(header)).toBeTruthy()
})

test('truncates a long message [UI-001]', () => {
  render(<cards.Truncated />)
  expect(screen.getByText(/^Cottonwood Bend Cottonwood/).className).toBe(truncated)
})

test('throws a named error outside its provider [ERR-017]', () => {
  const Lost = () => {
    useToast()
    return null
  }
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => render(<Lost />)).toThrow('useToast must be used within a ToastProvider')
})
