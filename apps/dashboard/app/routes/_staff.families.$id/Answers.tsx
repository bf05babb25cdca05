import { Heading, Stack, Text } from '@pkg/ui'
import { Facts } from '~/components/Facts/Facts'
import type { AnswerLine } from '~/families/answer-lines'
import { texts } from '~/texts'

/** A family's answers. [DASH-003] */
export function Answers({ answers }: { answers: AnswerLine[] }) {
  return (
    <Stack as="section" gap={12}>
      <Heading level={2} look="label">
        {texts.family.answers}
      </Heading>
      {answers.length === 0 && <Text size="small">{texts.family.noAnswers}</Text>}
      {answers.length > 0 && <Facts facts={answers} />}
    </Stack>
  )
}
