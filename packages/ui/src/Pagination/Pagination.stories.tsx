import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pagination } from './Pagination'

export default { component: Pagination, args: { getHref: (page: number) => `?page-number=${page}` } } satisfies Meta<
  typeof Pagination
>

type Story = StoryObj<typeof Pagination>

export const First: Story = { args: { page: 1, pages: 9 } }
export const Middle: Story = { args: { page: 5, pages: 9 } }
export const Last: Story = { args: { page: 9, pages: 9 } }
export const Few: Story = { args: { page: 2, pages: 3 } }
export const OnePage: Story = { args: { page: 1, pages: 1 } }
