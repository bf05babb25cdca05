import type { Meta, StoryObj } from '@storybook/react-vite'
import { Portrait } from './Portrait'

/** A picture drawn here, because a photo would be of a real person. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4">
  <path fill="#f3c45a" d="M0 0h4v4H0z"/>
  <circle cx="2" cy="1.6" r=".8" fill="#305a58"/>
  <path fill="#305a58" d="M.6 4a1.4 1.4 0 0 1 2.8 0z"/>
</svg>`
const picture = `data:image/svg+xml,${encodeURIComponent(drawing)}`

export default { component: Portrait } satisfies Meta<typeof Portrait>

type Story = StoryObj<typeof Portrait>

export const Photo: Story = { args: { name: 'Teresa Lindqvist', src: picture } }
export const LargePhoto: Story = { args: { name: 'Teresa Lindqvist', src: picture, size: 'large' } }
export const LargeWithoutPhoto: Story = { args: { name: 'Teresa Lindqvist', size: 'large' } }
