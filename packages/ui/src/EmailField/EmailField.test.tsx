import { composeStories } from '@storybook/react-vite'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EmailField } from './EmailField'
import * as stories from './EmailField.stories'

const { Empty, ReadOnly, WithSuggestion } = composeStories(stories)

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' })

test('suggests what was probably meant, and a button corrects the address and returns to the field [VAL-002]', async () => {
  render(<Empty />)
  await userEvent.type(field(), 'mary@gmial.com')
  await userEvent.click(await screen.findByRole('button', { name: 'Did you mean mary@gmail.com?' }))
  expect(field().value).toBe('mary@gmail.com')
  expect(document.activeElement).toBe(field())
  expect(screen.queryByRole('button')).toBeNull()
})

test('tells a host that holds the value about the correction [VAL-002]', async () => {
  function Host() {
    const [value, setValue] = useState('mary@gmial.com')
    const { suggest, suggestionText } = stories.default.args
    return (
      <>
        <EmailField
          label="Email"
          value={value}
          onChange={(event) => setValue(event.target.value)}
          suggest={suggest}
          suggestionText={suggestionText}
        />
        <output>{value}</output>
      </>
    )
  }
  render(<Host />)
  await userEvent.click(screen.getByRole('button', { name: 'Did you mean mary@gmail.com?' }))
  expect(screen.getByText('mary@gmail.com').tagName).toBe('OUTPUT')
})

test('suggests nothing for a locked address', () => {
  render(<ReadOnly />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('says the suggestion in plain text where no script runs [VAL-002]', () => {
  const html = renderToString(<WithSuggestion />)
  expect(html).toContain('Did you mean mary@gmail.com?')
  expect(html).not.toContain('<button')
})
