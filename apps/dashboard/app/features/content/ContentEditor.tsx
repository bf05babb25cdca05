import { useIsHydrated, useSentForm } from '@pkg/remix-host/react'
import { Button, ButtonLink, Cluster, ErrorSummary, Heading, Notice, Stack } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { useState } from 'react'
import { type RejectedFields, rejectedFieldsOf, valuesOf } from '~/features/records'
import { useAttempt } from '~/site/forms/use-attempt'
import { ContentInput } from './ContentInput'
import * as styles from './ContentEditor.css'
import { editTexts as words } from './edit-texts'
import { type EditedEntry, type EntryChoices, type EntryField, type EntryFields, entryFields } from './entry-fields'
import { FixedValues } from './FixedValues'

export interface ContentEditorProps {
  entry: EditedEntry
  choices: EntryChoices
  /** Its texts as the public site shows them, by the name of their field. */
  rendered: Readonly<Record<string, string>>
  /** What the action of the page answered to a form that wasn’t accepted, or that only asked for a preview. */
  rejected: object | undefined
}

/** What the editor sends when it’s saved. */
const saveIntent = 'edit:texts'

/** Returns the id of a field of the editor, for links from what prevents publishing. */
export const contentFieldId = (name: string): string => `${saveIntent}-${name}`.replaceAll(/[:.]/g, '-')

/** The editor of an entry, with both languages next to each other. Works without scripts. [WORK-012, WORK-005] */
export function ContentEditor({ entry, choices, rendered, rejected: answer }: ContentEditorProps) {
  const fields = entryFields(entry.kind, entry.texts, choices)
  const all = allFields(fields)
  const rejected = rejectedFieldsOf(answer, saveIntent)
  const attempt = useAttempt(rejected)
  // What is typed stays when the page loads again, and so does what it’s based on.
  const [opened] = useState(() => ({ values: valuesOf(all, entry), version: entry.version ?? 0 }))
  const base = rejected?.base ?? opened
  const problems = all.flatMap(({ name }) => {
    const message = rejected?.errors[name]
    return message === undefined ? [] : [{ message, fieldId: contentFieldId(name) }]
  })
  const inputs = { rejected, attempt, opened: opened.values, rendered, theirs: theirsOf(entry, all, rejected) }
  return (
    <Form method="post" preventScrollReset noValidate>
      <Stack gap={24}>
        {rejected?.message && <Notice tone="caution" title={rejected.message} role="alert" />}
        {problems.length > 0 && <ErrorSummary errors={problems} attempt={attempt} />}
        <input type="hidden" name="basis" value={JSON.stringify(base)} />
        <div className={styles.languages}>
          <Part title={words.english} fields={fields.english} {...inputs} />
          <Part title={words.spanish} fields={fields.spanish} {...inputs} />
        </div>
        {fields.shared.length > 0 && (
          <div className={styles.shared}>
            <Part title={words.both} fields={fields.shared} {...inputs} />
          </div>
        )}
        <FixedValues values={fields.fixed} />
        <Buttons close={`/content/${entry.id}`} />
      </Stack>
    </Form>
  )
}

const allFields = ({ english, spanish, shared }: EntryFields): EntryField[] => [...english, ...spanish, ...shared]

/** Returns what someone else saved in the fields that both changed, after a conflict. */
function theirsOf(entry: EditedEntry, fields: EntryField[], rejected: RejectedFields | undefined) {
  if (rejected?.base === undefined || rejected.base.version !== entry.version) return {}
  const stored = valuesOf(fields, entry)
  return Object.fromEntries(Object.keys(rejected.errors).map((name) => [name, stored[name]?.[0] ?? '']))
}

interface PartProps {
  title: string
  fields: readonly EntryField[]
  rejected: RejectedFields | undefined
  attempt: number
  opened: ReturnType<typeof valuesOf>
  rendered: Readonly<Record<string, string>>
  theirs: Readonly<Record<string, string>>
}

/** The fields of one language, or of both. */
function Part({ title, fields, rejected, attempt, opened, rendered, theirs }: PartProps) {
  const shown = rejected?.values ?? opened
  return (
    <section className={styles.language} aria-label={title}>
      <Heading level={2} look="label">
        {title}
      </Heading>
      {fields.map((field) => (
        <ContentInput
          key={`${field.name} ${attempt}`}
          field={field}
          id={contentFieldId(field.name)}
          values={shown[field.name] ?? []}
          error={rejected?.errors[field.name]}
          html={rendered[field.name] ?? ''}
          theirs={theirs[field.name]}
        />
      ))}
    </section>
  )
}

/** Saves, or shows what the texts look like. Once scripts run, the previews follow automatically. */
function Buttons({ close }: { close: string }) {
  const isHydrated = useIsHydrated()
  const isBusy = useSentForm()?.get('intent') === saveIntent
  return (
    <Cluster gap={12}>
      <Button type="submit" name="intent" value={saveIntent} variant="primary" busy={isBusy}>
        {words.save}
      </Button>
      {!isHydrated && (
        <Button type="submit" name="intent" value="preview" variant="neutral">
          {words.showPreview}
        </Button>
      )}
      <ButtonLink href={close} variant="neutral">
        {words.close}
      </ButtonLink>
    </Cluster>
  )
}
