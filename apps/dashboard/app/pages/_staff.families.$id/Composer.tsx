import { Card, Stack, Tabs, Text, TextArea, TextField } from '@pkg/ui'
import { useSearchParams } from '@remix-run/react'
import { useStaff } from '~/site/staff/Staff'
import { type FamilyPage, familyWorkTexts } from '~/features/families'
import { onlyField, type RejectedForm, rejectedWith } from '~/site/forms/rejected-form'
import { type Draft, useDraft } from '~/site/forms/use-draft'
import { useSavedKey } from '~/site/forms/use-saved-key'
import { WhenField } from '~/parts/WhenField/WhenField'
import { whenTexts } from '~/parts/WhenField/texts'
import { CallForm } from './CallForm'
import { composerHref } from './composer-href'
import { NoteForm } from './NoteForm'
import { WorkForm } from './WorkForm'

const words = familyWorkTexts
const kinds = ['note', 'email', 'text', 'call', 'task'] as const

/** What an advisor writes: a note, an email, a text, a call, or a task. */
export type ComposerKind = (typeof kinds)[number]

export interface ComposerProps {
  family: FamilyPage
  /** Who can be mentioned in a note. */
  colleagues: readonly string[]
  rejected: RejectedForm | undefined
}

/** One place to write about a family and to it. What is typed stays while another part is open. [WORK-006, WORK-009] */
export function Composer({ family, colleagues, rejected }: ComposerProps) {
  const [query] = useSearchParams()
  const open =
    kinds.find((kind) => rejectedWith(rejected, words.intents[kind]) ?? kind === query.get('write')) ?? 'note'
  return (
    <Card as="section" look={open === 'note' ? 'tint' : 'raised'}>
      <Stack gap={16}>
        <Tabs
          label={words.composer}
          tabs={kinds.map((kind) => ({ label: words.kinds[kind], href: composerHref(query, kind) }))}
          current={composerHref(query, open)}
        />
        {open === 'note' && (
          <NoteForm
            familyId={family.id}
            colleagues={colleagues}
            rejected={onlyField(rejectedWith(rejected, 'save-note'), 'text')}
          />
        )}
        {open === 'email' && <EmailForm family={family} rejected={rejectedWith(rejected, 'send-email')} />}
        {open === 'text' && <TextForm family={family} rejected={rejectedWith(rejected, 'send-text')} />}
        {open === 'call' && <CallForm family={family} rejected={rejectedWith(rejected, 'log-call')} />}
        {open === 'task' && <TaskForm familyId={family.id} rejected={rejectedWith(rejected, 'add-task')} />}
      </Stack>
    </Card>
  )
}

function EmailForm({ family, rejected }: { family: FamilyPage; rejected: RejectedForm | undefined }) {
  const { userId } = useStaff()
  const sentKey = useSavedKey('email-sent')
  const draft = useDraft(`email ${family.id} ${userId}`, sentKey)
  if (!family.email) return <Text size="small">{words.noEmail}</Text>
  return (
    <WorkForm key={sentKey} intent="send-email" button={words.sendEmail} rejected={rejected}>
      <Text size="small" tone="muted">
        {words.emailHint}
      </Text>
      <TextField
        label={words.subject}
        name="subject"
        maxLength={200}
        defaultValue={rejected?.typed['subject']}
        error={rejected?.errors['subject']}
      />
      <MessageField id="write-email" name="email-body" rows={6} draft={draft} rejected={rejected} />
    </WorkForm>
  )
}

/** Families that didn't agree to texts get none. [TRUST-005] */
function TextForm({ family, rejected }: { family: FamilyPage; rejected: RejectedForm | undefined }) {
  const { userId } = useStaff()
  const sentKey = useSavedKey('text-sent')
  const draft = useDraft(`text ${family.id} ${userId}`, sentKey)
  if (!family.consent || !family.phone || family.isEmailOnly) return <Text size="small">{words.noTexts}</Text>
  return (
    <WorkForm key={sentKey} intent="send-text" button={words.sendText} rejected={rejected}>
      <Text size="small" tone="muted">
        {words.textHint}
      </Text>
      <MessageField id="write-text" name="text-message" rows={3} draft={draft} rejected={rejected} />
    </WorkForm>
  )
}

interface MessageFieldProps {
  id: string
  name: string
  rows: number
  draft: Draft
  rejected: RejectedForm | undefined
}

/** What the family will read. It's stored until it's sent. */
const MessageField = ({ id, name, rows, draft, rejected }: MessageFieldProps) => (
  <TextArea
    key={draft.key}
    id={id}
    label={words.message}
    name={name}
    rows={rows}
    max={8000}
    defaultValue={rejected?.typed[name] ?? draft.text}
    error={rejected?.errors[name]}
    onChange={draft.keep}
  />
)

function TaskForm({ familyId, rejected }: { familyId: string; rejected: RejectedForm | undefined }) {
  const savedKey = useSavedKey('task-added')
  const { userId } = useStaff()
  const draft = useDraft(`task ${familyId} ${userId}`, savedKey)
  return (
    <WorkForm key={savedKey} intent="add-task" button={words.addTask} rejected={rejected}>
      <TextField
        key={draft.key}
        id="write-task"
        label={words.task}
        name="title"
        maxLength={200}
        defaultValue={rejected?.typed['title'] ?? draft.text}
        onChange={draft.keep}
        error={rejected?.errors['title']}
      />
      <WhenField
        label={words.due}
        name="due"
        defaultValue={rejected?.typed['due'] ?? whenTexts.tomorrow}
        error={rejected?.errors['due']}
      />
    </WorkForm>
  )
}
