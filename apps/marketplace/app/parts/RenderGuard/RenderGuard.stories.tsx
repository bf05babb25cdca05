import { Text } from '@pkg/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { RenderGuard } from './RenderGuard'

let isBroken = false

/** Throws until the error is logged. */
function Broken() {
  if (isBroken) throw new Error('Not this time')
  return <Text>The page is shown.</Text>
}

export default {
  title: 'Marketplace/Render guard',
  component: RenderGuard,
  args: { children: <Broken />, log: fn(() => (isBroken = false)) },
} satisfies Meta<typeof RenderGuard>

/** The content renders after an error, and the log names the path. [ERR-005] */
export const RenderedAfterError: StoryObj<typeof RenderGuard> = {
  beforeEach() {
    isBroken = true
  },
  async play({ canvas, args }) {
    await expect(await canvas.findByText('The page is shown.')).toBeVisible()
    await expect(args.log).toHaveBeenCalledWith(`Rendering ${location.pathname} failed`, expect.any(Error))
  },
}
