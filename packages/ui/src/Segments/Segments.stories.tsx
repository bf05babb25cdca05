import type { Meta, StoryObj } from '@storybook/react-vite'
import { Segments } from './Segments'

export default {
  component: Segments,
  args: {
    label: 'Show as',
    name: 'view',
    value: 'map',
    segments: [
      { value: 'map', label: 'Map' },
      { value: 'list', label: 'List' },
    ],
  },
} satisfies Meta<typeof Segments>

type Story = StoryObj<typeof Segments>

export const MapOrList: Story = {}
