import { useFormResult } from '@pkg/remix-host/react'
import { Heading, Stack, Text } from '@pkg/ui'
import { type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { HomeNotes, type HomePage, homesTexts, homeTexts, ReferralFee, StagePath } from '~/features/homes'
import { RecordPage } from '~/features/records'
import { recordAction, type RecordCall, recordLoader } from '~/features/records/index.server'
import { FamilyTasks } from '~/features/tasks'
import { changeTask } from '~/features/tasks/index.server'
import { pathAfterSaving } from '~/site/forms/saved'
import { pageTitle } from '~/site/texts'
import { changeStage } from './stage-form.server'
import { NextStep } from './NextStep'
import { home } from './record'
import { source } from './record-source.server'

const words = homeTexts

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data?.record.item.title ?? homesTexts.title) },
]
export const loader = recordLoader(source)
const ofTask =
  (intent: Parameters<typeof changeTask>[1]) =>
  ({ request, api }: RecordCall, form: FormData) =>
    changeTask({ request, api, form }, intent, (saved) => redirect(pathAfterSaving(request.url, saved)))
export const action = recordAction(source, {
  'change-stage': changeStage,
  'complete-task': ofTask('complete-task'),
  'reopen-task': ofTask('reopen-task'),
})
export { shouldRevalidateRecord as shouldRevalidate } from '~/features/records'

/** One home of a real estate agent: its stages, closing, notes, tasks, and what comes next. [AGENT-006, DASH-016] */
export default function HomeRoute() {
  const { record } = useLoaderData<typeof loader>()
  const { item } = record
  const rejected = useFormResult<typeof action>()
  return (
    <RecordPage
      kind={home}
      data={record}
      rejected={rejected}
      moreFacts={<ReferralFee closing={item.closing} />}
      nextTo={<NextStep home={item} rejected={rejected} />}
    >
      <StagePath path={item.path} />
      <Notes home={item} />
      <FamilyTasks open={item.open} done={item.done} />
    </RecordPage>
  )
}

/** The agent’s notes, and who reads what. */
function Notes({ home: { notes, advisor } }: { home: HomePage }) {
  return (
    <Stack as="section" gap={12}>
      <HomeNotes title={words.notes} notes={notes} />
      <Heading level={2} look="label">
        {words.advisorSees}
      </Heading>
      <Text size="small">{words.advisorSeesHelp(advisor ?? words.advisor)}</Text>
    </Stack>
  )
}
