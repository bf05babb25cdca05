import { composeStories } from '@storybook/react-vite'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { counters } from './CharacterCounter.css'
import * as stories from './CharacterCounter.stories'

const { AboveNinetyPercent, AtNinetyPercent, OneLeft, TooLong } = composeStories(stories)

test('turns red above 90 percent, not at 90 [VAL-010]', () => {
  render(
    <>
      <AtNinetyPercent />
      <AboveNinetyPercent />
    </>,
  )
  expect(screen.getByText('10 characters left').className).toBe(counters.calm)
  expect(screen.getByText('9 characters left').className).toBe(counters.critical)
})

test('announces only a red counter [VAL-010]', () => {
  render(
    <>
      <AtNinetyPercent />
      <AboveNinetyPercent />
    </>,
  )
  expect(screen.getByText('10 characters left').getAttribute('aria-live')).toBe('off')
  expect(screen.getByText('9 characters left').getAttribute('aria-live')).toBe('polite')
})

test('words one character and too many characters correctly', () => {
  render(
    <>
      <OneLeft />
      <TooLong />
    </>,
  )
  expect(screen.getByText('1 character left')).toBeTruthy()
  expect(screen.getByText('3 characters over the limit')).toBeTruthy()
})
