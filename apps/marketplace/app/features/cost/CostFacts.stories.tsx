import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CostFacts } from './CostFacts'

const fixed = (amount: number) => ({ low: amount, likely: amount, high: amount })
const stated = { source: 'community', asOf: '2026-11-03' } as const

export default {
  title: 'Marketplace/Cost',
  component: CostFacts,
  args: {
    name: 'Cottonwood Bend',
    cost: {
      id: 'cottonwood-bend',
      care: 'light-care',
      total: { low: 5440, likely: 5440, high: 6220 },
      parts: [
        { kind: 'rent', amount: { low: 4650, likely: 4650, high: 5430 }, ...stated },
        { kind: 'care', amount: fixed(790), ...stated },
        { kind: 'communityFee', amount: fixed(3500), isOneTime: true, ...stated },
      ],
      increases: [
        { kind: 'room', room: 'oneBedroom', amount: 780 },
        { kind: 'secondPerson', amount: 950 },
      ],
    },
  },
} satisfies Meta<typeof CostFacts>

type Story = StoryObj<typeof CostFacts>

/** The community states every part. What is paid once comes after the sum. [TRUST-012] */
export const Stated: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText('Each month, likely')).toBeVisible()
    await expect(canvas.getByText('+$780')).toBeVisible()
  },
}

/** The care fee isn’t stated, so the sum says that it’s without one. [TRUST-012] */
export const WithoutCareFee: Story = {
  args: {
    cost: {
      id: 'cottonwood-bend',
      care: 'light-care',
      total: fixed(4650),
      parts: [
        { kind: 'rent', amount: fixed(4650), ...stated },
        { kind: 'care', source: 'community' },
      ],
      increases: [],
    },
  },
  async play({ canvas }) {
    await expect(canvas.getByText('Each month, likely, before care fees')).toBeVisible()
  },
}

/** The community hides its price, so the amounts are its area’s. [TRUTH-010] */
export const HiddenPrice: Story = {
  args: {
    cost: {
      id: 'cottonwood-bend',
      care: 'light-care',
      total: { low: 4100, likely: 4800, high: 5600 },
      parts: [{ kind: 'rent', amount: { low: 4100, likely: 4800, high: 5600 }, source: 'area', asOf: '2026-11-01' }],
      area: { place: 'Larimer County, CO', communities: 9 },
      increases: [],
    },
  },
}
