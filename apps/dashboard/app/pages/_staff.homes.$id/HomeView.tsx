import { useSentForm } from '@pkg/remix-host/react'
import { realEstateStageLabel, realEstateStages } from '@pkg/domain'
import { Badge, Breadcrumbs, Button, ButtonLink, Card, Heading, Select, Stack, Text, TextField } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { Facts } from '~/parts/Facts/Facts'
import { PageTitle } from '~/parts/PageTitle/PageTitle'
import { SavedNotice } from '~/parts/SavedNotice/SavedNotice'
import { DraftTextArea } from '~/site/forms/DraftTextArea'
import { type RejectedForm, rejectedWith } from '~/site/forms/rejected-form'
import { useSavedKey } from '~/site/forms/use-saved-key'
import { useStageChoice } from '~/site/forms/use-stage-choice'
import { type HomePage, homesTexts, homeTexts, StagePath } from '~/features/homes'
import { familyTexts } from '~/features/families'
import { FamilyTasks } from '~/features/tasks'
import * as styles from '~/parts/RecordColumns/RecordColumns.css'

const words = homeTexts
/** A home that was accepted isn’t new anymore. */
const stages = realEstateStages
  .filter((stage) => stage !== 'new')
  .map((value) => ({ value, label: realEstateStageLabel(value) }))
const max = { reason: 500, note: 4000, task: 200 } as const

export interface HomeViewProps {
  home: HomePage
  rejected: object | undefined
}

/** The page of a home. Every form works without scripts. [AGENT-006] */
export function HomeView({ home, rejected }: HomeViewProps) {
  const stageSaved = useSavedKey('stage')
  return (
    <Stack gap={20}>
      <Stack gap={4}>
        <Breadcrumbs items={[{ label: homesTexts.title, href: '/homes' }, { label: home.title }]} />
        <PageTitle title={home.title}>
          <Badge>{home.stageLabel}</Badge>
        </PageTitle>
      </Stack>
      <SavedNotice />
      <div className={styles.columns}>
        <div className={styles.column}>
          <Next home={home} />
          <StageForm key={stageSaved} home={home} rejected={rejectedWith(rejected, 'change-stage')} />
          <StagePath path={home.path} />
        </div>
        <div className={styles.middle}>
          <Notes home={home} rejected={rejectedWith(rejected, 'add-note')} />
          <Stack as="section" gap={8}>
            <Heading level={2} look="label">
              {words.advisorSees}
            </Heading>
            <Text size="small">{words.advisorSeesHelp(home.advisor ?? words.advisor)}</Text>
          </Stack>
        </div>
        <div className={styles.next}>
          <FamilyTasks open={home.open} done={home.done} />
          <TaskForm rejected={rejectedWith(rejected, 'add-task')} />
          <Stack as="section" gap={8}>
            <Heading level={2} look="label">
              {words.about}
            </Heading>
            <Facts facts={home.facts} />
          </Stack>
        </div>
      </div>
    </Stack>
  )
}

function useBusy(intent: string): boolean {
  return useSentForm()?.get('intent') === intent
}

/** What usually comes next, with the button that says it happened. */
function Next({ home: { next, familyId, closedReason, stage, version } }: { home: HomePage }) {
  const isBusy = useBusy('change-stage')
  return (
    <Card look="tint" as="section">
      <Stack gap={12}>
        <Heading level={2} look="h3">
          {words.next}
        </Heading>
        <Text>{next.step}</Text>
        {closedReason && <Facts facts={[{ label: words.closedBecause, value: closedReason }]} />}
        {next.stage && (
          <Form method="post" preventScrollReset>
            <StageBaseFields stage={stage} version={version} />
            <input type="hidden" name="stage" value={next.stage.value} />
            <Button type="submit" name="intent" value="change-stage" variant="primary" busy={isBusy}>
              {words.moveTo(next.stage.label)}
            </Button>
          </Form>
        )}
        <div>
          <ButtonLink href={`/families/${familyId}`}>{words.openFamily}</ButtonLink>
        </div>
      </Stack>
    </Card>
  )
}

const StageBaseFields = ({ stage, version }: { stage: string; version: number }) => (
  <>
    <input type="hidden" name="before" value={stage} />
    <input type="hidden" name="version" value={version} />
  </>
)

/** Any other stage, with the reason that closing a home requires. A choice stays when the stage is changed elsewhere meanwhile, and says so. [WORK-005] */
function StageForm({ home: { stage, version }, rejected }: { home: HomePage; rejected: RejectedForm | undefined }) {
  const isBusy = useBusy('change-stage')
  const { base, key, hasChanged, choose } = useStageChoice({ stage, version }, rejected)
  return (
    <Form method="post" preventScrollReset>
      <StageBaseFields {...base} />
      <Stack gap={12}>
        <Select
          key={key}
          id="stage"
          label={words.stage}
          name="stage"
          options={stages}
          placeholder={null}
          defaultValue={rejected?.typed['stage'] ?? stage}
          onChange={choose}
          hint={hasChanged ? familyTexts.stageChanged(realEstateStageLabel(stage)) : undefined}
          error={rejected?.errors['stage'] ?? rejected?.message}
        />
        <TextField
          key={`reason-${key}`}
          id="reason"
          label={words.reason}
          hint={words.reasonHint}
          name="reason"
          maxLength={max.reason}
          defaultValue={rejected?.typed['reason']}
          onChange={choose}
          error={rejected?.errors['reason']}
        />
        <div>
          <Button type="submit" name="intent" value="change-stage" size="small" busy={isBusy}>
            {words.changeStage}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}

function Notes({ home: { id, notes }, rejected }: { home: HomePage; rejected: RejectedForm | undefined }) {
  const isBusy = useBusy('add-note')
  const savedKey = useSavedKey('note')
  return (
    <Stack as="section" gap={12}>
      <Heading level={2} look="label">
        {words.notes}
      </Heading>
      <Form method="post" preventScrollReset>
        <Stack gap={12}>
          <DraftTextArea
            draft={`home note ${id}`}
            savedKey={savedKey}
            id="note"
            label={words.note}
            hint={words.noteHelp}
            name="text"
            rows={3}
            max={max.note}
            rejected={rejected?.typed['text']}
            error={rejected?.errors['text'] ?? rejected?.message}
          />
          <div>
            <Button type="submit" name="intent" value="add-note" size="small" busy={isBusy}>
              {words.saveNote}
            </Button>
          </div>
        </Stack>
      </Form>
      {notes.length === 0 && <Text size="small">{words.noNotes}</Text>}
      {notes.map(({ by, text }) => (
        <Card as="section" key={`${by} ${text}`}>
          <Stack gap={4}>
            <Text measured>{text}</Text>
            <Text size="small" tone="muted">
              {by}
            </Text>
          </Stack>
        </Card>
      ))}
    </Stack>
  )
}

function TaskForm({ rejected }: { rejected: RejectedForm | undefined }) {
  const isBusy = useBusy('add-task')
  return (
    <Form method="post" preventScrollReset>
      <Stack gap={12}>
        <TextField
          id="task"
          label={words.task}
          name="title"
          maxLength={max.task}
          defaultValue={rejected?.typed['title']}
          error={rejected?.errors['title'] ?? rejected?.message}
        />
        <TextField
          id="due"
          label={words.taskDue}
          name="due"
          type="date"
          defaultValue={rejected?.typed['due']}
          error={rejected?.errors['due']}
        />
        <div>
          <Button type="submit" name="intent" value="add-task" size="small" busy={isBusy}>
            {words.addTask}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}
