import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Playground } from './Playground'

/** Walk through any schema and see why each step follows: which conditions are met, and what would be sent. */
export default {
  title: 'Machines/Playground',
  component: Playground,
} satisfies Meta<typeof Playground>

type Story = StoryObj<typeof Playground>

export const Default: Story = { args: { schema: 'default' } }
export const PaidAd: Story = { args: { schema: 'paidAd' } }
export const ActiveAdult: Story = { args: { schema: 'activeAdult' } }
export const D2c: Story = { args: { schema: 'd2c' } }
export const NoAgent: Story = { args: { schema: 'noAgent' } }
export const InSpanish: Story = { args: { schema: 'activeAdult', language: 'es' } }

/** An answer changes the next step and the payload. */
export const AfterAnswering: Story = {
  args: { schema: 'activeAdult' },
  play: async ({ canvas }) => {
    const transitions = () => canvas.getByRole('table', { name: /the first transition whose condition is met/i })
    await expect(transitions()).toHaveTextContent('MoveTimelineotherwisetaken')
    await userEvent.click(await canvas.findByRole('radio', { name: 'Sell my home' }))
    await expect(transitions()).toHaveTextContent('PlanningConsulationbuysOrSellstaken')
    await expect(canvas.getByRole('region', { name: 'The payload so far' })).toHaveTextContent(
      '"housingOptions": "sell"',
    )
  },
}
