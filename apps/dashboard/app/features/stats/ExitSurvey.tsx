import { Heading, Stack, Table, Text, TextLink } from '@pkg/ui'
import type { ExitAnswers } from './load-exit-answers.server'
import { statsTexts } from './texts'

const words = statsTexts

/** What people who left the website missed, most frequent first. [EXIT-008, WORK-014] */
export function ExitSurvey({ answers, href }: ExitAnswers) {
  return (
    <Stack as="section" gap={12}>
      <Heading level={2} look="label">
        {words.exitSurvey}
      </Heading>
      <Text size="small" tone="muted">
        {answers.length > 0 ? words.exitSurveyHelp : words.noExitAnswers}
      </Text>
      {answers.length > 0 && (
        <Table
          caption={words.exitSurvey}
          hidesCaption
          rows={answers}
          getKey={({ answer }) => answer}
          columns={[
            { header: words.exitAnswer, isRowHeader: true, cell: ({ answer }) => answer },
            { header: words.exitCount, align: 'end', cell: ({ count }) => count.toLocaleString('en-US') },
          ]}
        />
      )}
      <div>
        <TextLink href={href} standalone>
          {words.allExitAnswers}
        </TextLink>
      </div>
    </Stack>
  )
}
