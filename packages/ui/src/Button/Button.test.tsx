import { composeStories } from '@storybook/react-vite'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import * as stories from './Button.stories'
import * as iconStories from './IconButton.stories'
import * as linkStories from './ButtonLink.stories'

const { Busy, Disabled, Primary } = composeStories(stories)
const { Neutral } = composeStories(iconStories)
const links = composeStories(linkStories)

test('reports a click', async () => {
  const onClick = vi.fn()
  render(<Primary onClick={onClick} />)
  await userEvent.click(screen.getByRole('button', { name: 'Get pricing' }))
  expect(onClick).toHaveBeenCalledOnce()
})

test("a busy button keeps the focus, announces that it's busy, and ignores clicks", async () => {
  const onClick = vi.fn()
  const onSubmit = vi.fn()
  render(
    <form onSubmit={onSubmit}>
      <Busy type="submit" onClick={onClick} />
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Requesting' })
  await userEvent.click(button)
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
})

test("a disabled button can't be clicked", async () => {
  const onClick = vi.fn()
  render(<Disabled onClick={onClick} />)
  await userEvent.click(screen.getByRole('button', { name: 'Pricing Requested' }))
  expect(onClick).not.toHaveBeenCalled()
})

test("a button inside a form doesn't submit it by default", async () => {
  const onSubmit = vi.fn()
  render(
    <form onSubmit={onSubmit}>
      <Primary />
    </form>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(onSubmit).not.toHaveBeenCalled()
})

test('the label names an icon button', () => {
  render(<Neutral />)
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy()
})

test('renders a button link as a link', () => {
  render(<links.Primary />)
  expect(screen.getByRole('link', { name: 'Show 86 communities' }).getAttribute('href')).toBe('/colorado')
})
