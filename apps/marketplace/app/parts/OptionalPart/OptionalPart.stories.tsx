import { Text, TextField } from '@pkg/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazy, Suspense } from 'react'
import { expect } from 'storybook/test'
import { OptionalPart } from './OptionalPart'

const Missing = lazy(() => Promise.reject<{ default: () => null }>(new Error('The script is gone')))

export default {
  title: 'Marketplace/Optional part',
  component: OptionalPart,
  args: {
    children: (
      <Suspense>
        <Missing />
      </Suspense>
    ),
    fallback: <Text>Go on with a page of its own.</Text>,
  },
  render: (args) => (
    <>
      <TextField label="First name" name="first-name" defaultValue="Dana" />
      <OptionalPart {...args} />
    </>
  ),
} satisfies Meta<typeof OptionalPart>

/** A script that doesn't load leaves the page and what was entered as they are. [ERR-005] */
export const FailedScript: StoryObj<typeof OptionalPart> = {
  async play({ canvas }) {
    await expect(await canvas.findByText('Go on with a page of its own.')).toBeVisible()
    await expect(canvas.getByLabelText('First name')).toHaveValue('Dana')
  },
}
