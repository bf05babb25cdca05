import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../Card/Card'
import { Carousel } from './Carousel'

const cards = (count: number) =>
  Array.from({ length: count }, (_, index) => <Card key={index}>Community {index + 1}</Card>)

export default { component: Carousel, args: { label: 'Nearby communities' } } satisfies Meta<typeof Carousel>

type Story = StoryObj<typeof Carousel>

export const OneAtATime: Story = { args: { children: cards(5) } }
export const SeveralInView: Story = { args: { children: cards(7), itemWidth: 'third' } }
export const TwoWithoutArrows: Story = { args: { children: cards(2) } }
