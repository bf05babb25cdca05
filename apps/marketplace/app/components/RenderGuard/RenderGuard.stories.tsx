import { Text } from '@pkg/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { RenderGuard } from './RenderGuard'

let isBroken = false

/** Throws until somebody has heard of it. */
function Breaks() {
  if (isBroken) throw new Error('Not this time')
  return <Text>The page stands.</Text>
}

export default {
  title: 'Marketplace/Render guard',
  component: RenderGuard,
  args: { children: <Breaks />, log: fn(() => (isBroken = false)) },
} satisfies Meta<typeof RenderGuard>

/** What threw is drawn nevertheless, and the log names the path. [ERR-005] */
export const DrawnNevertheless: StoryObj<typeof RenderGuard> = {
  beforeEach() {
    isBroken = true
  },
  async play({ canvas, args }) {
    await expect(await canvas.findByText('The page stands.')).toBeVisible()
    await expect(args.log).toHaveBeenCalledWith(`Drawing ${location.pathname} failed`, expect.any(Error))
  },
}
