import type { Meta, StoryObj } from '@storybook/react-vite'
import { MarkdownText } from './MarkdownText'

export default {
  component: MarkdownText,
  args: {
    html: '<h2>What changes</h2><p>Ask for <strong>both prices</strong> in <a href="#list">writing</a>.</p><ul id="list"><li>Base rent</li><li>Care fee</li></ul>',
  },
} satisfies Meta<typeof MarkdownText>

type Story = StoryObj<typeof MarkdownText>

export const Sections: Story = {}
export const Spanish: Story = { args: { html: '<p>Pida los dos precios por escrito.</p>', language: 'es' } }
