import type { Meta, StoryObj } from '@storybook/react-vite'
import { LoadingBar } from './LoadingBar'

export default { component: LoadingBar } satisfies Meta<typeof LoadingBar>

type Story = StoryObj<typeof LoadingBar>

export const Loading: Story = {}
