import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from './Spinner'

export default { component: Spinner, args: { label: 'Sending your answers' } } satisfies Meta<typeof Spinner>

export const UnderWay: StoryObj<typeof Spinner> = {}
