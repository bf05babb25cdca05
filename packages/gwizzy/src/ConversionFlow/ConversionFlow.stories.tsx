import { Button } from '@pkg/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { loadDeferred } from '../Gwizzy/gwizzy.stories.kit'
import type { ConversionFlowProps } from './conversion-flow-props'
import { ConversionFlow } from './ConversionFlow'
import type { homebase } from './flow.stories.kit'
import { community, d2cCommunity, flowProps, inColorado, referred, submitted } from './flow.stories.kit'

function Opened(props: ConversionFlowProps) {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Get pricing</Button>
      <ConversionFlow {...props} open={open} onClose={() => setOpen(false)} />
    </>
  )
}

/** The whole flow, from the first question or from a request in progress. What follows appears three seconds later. */
export default {
  component: ConversionFlow,
  beforeEach: loadDeferred,
  render: (args) => <Opened {...args} />,
  args: flowProps,
} satisfies Meta<typeof ConversionFlow>

type Story = StoryObj<typeof ConversionFlow>

const withHomebase = (found: typeof homebase) => ({ getHomebase: () => Promise.resolve(found) })

export const FromTheStart: Story = {}
export const ThenTheAdvisor: Story = { args: { storage: submitted() } }
export const ThenNearbyCommunities: Story = {
  args: { storage: submitted(), flowSettings: { isOneToManyEnabled: true } },
}
export const ThenADisclosure: Story = { args: { community: inColorado, storage: submitted() } }
export const ThenWhoWillCall: Story = {
  args: {
    community: d2cCommunity,
    storage: submitted(d2cCommunity, { budgetRange: '$5K+' }),
    flowServices: withHomebase(referred),
  },
}
export const OnAPage: Story = { args: { layout: 'page', community } }
