import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../Card/Card'
import { Grid } from './Grid'

export default {
  component: Grid,
  args: { children: Array.from({ length: 4 }, (_, index) => <Card key={index}>Tile {index + 1}</Card>) },
} satisfies Meta<typeof Grid>

type Story = StoryObj<typeof Grid>

export const TwoColumns: Story = { args: { columns: 2 } }
export const ThreeColumns: Story = { args: { columns: 3 } }
export const FourColumns: Story = { args: { columns: 4 } }
