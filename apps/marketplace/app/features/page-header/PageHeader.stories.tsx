import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { languageTexts } from '~/site/language/texts'
import { SiteFrame } from '~/testing/SiteFrame'
import { PageHeader } from './PageHeader'

export default {
  title: 'Marketplace/Header',
  component: PageHeader,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <SiteFrame path="/assisted-living/colorado/denver">
        <Story />
      </SiteFrame>
    ),
  ],
} satisfies Meta<typeof PageHeader>

type Story = StoryObj<typeof PageHeader>

/** In one row. Below a desktop’s width, the pages are in a menu, and on a phone the search too. [LOOK-002] */
export const Header: Story = {}

/** The menu of text size, language, and theme. [LOOK-002] */
export const Looks: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByLabelText('Text size, language, and theme'))
    await expect(canvas.getByRole('group', { name: 'Theme' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: languageTexts.name })).toBeVisible()
  },
}
