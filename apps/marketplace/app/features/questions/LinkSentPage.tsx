import { Button, Heading, Stack, Text } from '@pkg/ui'
import { PageFrame } from '~/parts/page-frame/PageFrame'
import { AskerFields, QuestionField } from './QuestionFields'
import type { TypedQuestion } from './question-form'
import { askingTexts } from './asking-texts'

const words = askingTexts.linkSent

interface LinkSentPageProps {
  /** The name of the community. */
  community: string
  typed: TypedQuestion
}

/** Says that we emailed a link that sends the question. The address can be corrected and the link sent again. [COMM-010] */
export function LinkSentPage({ community, typed }: LinkSentPageProps) {
  const result = { typed, errors: {} }
  return (
    <PageFrame width="text">
      <Stack gap={16}>
        <Heading level={1}>{words.title}</Heading>
        <Text size="lead">{words.lead(typed.email)}</Text>
        <Text>{words.detail(community)}</Text>
      </Stack>
      <Stack as="section" gap={16}>
        <Heading level={2}>{words.missing}</Heading>
        <Text>{words.missingDetail}</Text>
        <form method="post" noValidate>
          <Stack gap={32}>
            <QuestionField result={result} />
            <AskerFields result={result} />
            <div>
              <Button type="submit" variant="neutral">
                {words.submit}
              </Button>
            </div>
          </Stack>
        </form>
      </Stack>
    </PageFrame>
  )
}
