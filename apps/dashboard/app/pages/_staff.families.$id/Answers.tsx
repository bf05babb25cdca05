import { Heading, Stack, Text } from '@pkg/ui'
import { Facts } from '~/parts/Facts/Facts'
import { type AnswerLine, familyTexts } from '~/features/families'

/** A family's answers. [DASH-003] */
export function Answers({ answers }: { answers: AnswerLine[] }) {
  return (
    <Stack as="section" gap={12}>
      <Heading level={2} look="label">
        {familyTexts.answers}
      </Heading>
      {answers.length === 0 && <Text size="small">{familyTexts.noAnswers}</Text>}
      {answers.length > 0 && <Facts facts={answers} />}
    </Stack>
  )
}
