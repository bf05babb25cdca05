import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SiteFrame } from '~/testing/SiteFrame'
import { PageFooter } from './PageFooter'

export default {
  title: 'Marketplace/Footer',
  component: PageFooter,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <SiteFrame path="/assisted-living/colorado/denver">
        <Story />
      </SiteFrame>
    ),
  ],
} satisfies Meta<typeof PageFooter>

/** The end of every page: all care types, what the site is, and what a family’s information is used for. [LOOK-002] */
export const Footer: StoryObj<typeof PageFooter> = {
  async play({ canvas }) {
    await expect(canvas.getByRole('contentinfo')).toBeVisible()
  },
}
