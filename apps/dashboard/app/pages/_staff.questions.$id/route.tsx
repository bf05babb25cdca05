import { useFormResult } from '@pkg/remix-host/react'
import { Stack, Text } from '@pkg/ui'
import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { questionsTexts } from '~/features/questions'
import { RecordPage } from '~/features/records'
import { recordAction, recordLoader } from '~/features/records/index.server'
import { formatCalendarDay } from '~/site/server/times'
import { pageTitle } from '~/site/texts'
import { question } from './record'
import { source } from './record-source.server'

export const meta: MetaFunction = () => [{ title: pageTitle(question.listTitle) }]
export const loader = recordLoader(source)
export const action = recordAction(source)
export { shouldRevalidateRecord as shouldRevalidate } from '~/features/records'

export default function QuestionRoute() {
  const { record } = useLoaderData<typeof loader>()
  const answers = record.item.answers.map(({ text, answeredBy, answeredOn }) => (
    <Stack gap={4} key={answeredBy}>
      <Text measured>{text}</Text>
      <Text size="small" tone="muted">
        {questionsTexts.answeredBy[answeredBy](formatCalendarDay(answeredOn))}
      </Text>
    </Stack>
  ))
  return (
    <RecordPage kind={question} data={record} rejected={useFormResult<typeof action>()} moreFacts={<>{answers}</>} />
  )
}
