import { Stack } from '@pkg/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Gwizzy } from '../Gwizzy/Gwizzy'
import type { GwizzyProps } from '../Gwizzy/gwizzy-props'
import { longestPath, pageProps, rareStepProps, storageAtStep, loadDeferred } from '../Gwizzy/gwizzy.stories.kit'
import { postStepIds } from '../machines/step-ids'
import { PostConversion } from '../PostConversion/PostConversion'
import { storageAtPostStep } from '../PostConversion/post.stories.kit'
import type { Language } from '../texts/texts'

const rareSteps = [
  'HousingOptions',
  'PlanningConsulation',
  'NextStep',
  'TourInfo',
  'CommunityInfo',
  'SimilarCommunities',
  'ContactInfo',
] as const

interface EveryStepProps {
  language?: Language
  isChatMode?: boolean
}

/** A wizard at each step of every schema, and each post-conversion step. */
function EveryStep({ language, isChatMode = false }: EveryStepProps) {
  const props: GwizzyProps = { ...pageProps, language, settings: { ...pageProps.settings, isChatMode } }
  return (
    <Stack gap={32}>
      {longestPath.map((step) => (
        <Gwizzy key={step} {...props} storage={storageAtStep(step)} />
      ))}
      {rareSteps.map((step) => (
        <Gwizzy key={step} {...props} {...rareStepProps(step)} />
      ))}
      {!isChatMode &&
        postStepIds.map((step) => (
          <PostConversion
            key={step}
            community={pageProps.community}
            support={pageProps.support}
            layout="page"
            language={language}
            storage={storageAtPostStep(step)}
          />
        ))}
    </Stack>
  )
}

/** Waits until every wizard has loaded. */
const everyOneShown = async (canvasElement: HTMLElement) => {
  const count = () => canvasElement.querySelectorAll('[type=submit]').length
  for (let before = -1; count() === 0 || count() !== before;) {
    before = count()
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
}

/** Every step of every schema at once, in the layouts and languages without their own stories. */
export default {
  component: EveryStep,
  beforeEach: loadDeferred,
  play: ({ canvasElement }) => everyOneShown(canvasElement),
} satisfies Meta<typeof EveryStep>

type Story = StoryObj<typeof EveryStep>

export const InSpanish: Story = { args: { language: 'es' } }
export const AsAConversation: Story = { args: { isChatMode: true } }
export const AsAConversationInSpanish: Story = { args: { isChatMode: true, language: 'es' } }
