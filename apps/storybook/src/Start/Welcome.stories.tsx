import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Welcome as WelcomePage } from './Welcome'

export default {
  title: 'Start/Welcome',
  component: WelcomePage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof WelcomePage>

/** What Storybook opens on. [LOOK-011] */
export const Welcome: StoryObj<typeof WelcomePage> = {
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('See the price first. A light is on.')
    await expect(canvas.getByRole('link', { name: 'Color' })).toHaveAttribute('target', '_top')
  },
}
