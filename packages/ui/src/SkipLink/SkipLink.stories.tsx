import type { Meta, StoryObj } from '@storybook/react-vite'
import { SkipLink } from './SkipLink'

export default {
  component: SkipLink,
  render: (args) => (
    <>
      <SkipLink {...args} />
      <div id="main">The content</div>
    </>
  ),
} satisfies Meta<typeof SkipLink>

type Story = StoryObj<typeof SkipLink>

export const Unfocused: Story = {}
export const Focused: Story = { play: ({ canvasElement }) => canvasElement.querySelector('a')?.focus() }
