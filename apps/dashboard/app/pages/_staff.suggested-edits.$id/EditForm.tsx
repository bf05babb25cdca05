import { useSentForm } from '@pkg/remix-host/react'
import { Badge, Button, Checkbox, Cluster, Notice, Stack, Table, TextArea, VisuallyHidden } from '@pkg/ui'
import { Form } from '@remix-run/react'
import type { EditedField } from '~/features/communities'
import { suggestedEditsTexts as words } from '~/features/suggested-edits'
import { ShortcutKey } from '~/parts/ShortcutKey/ShortcutKey'

/** A field of an edit, and whether it was approved, once that’s decided. */
export type DecidedField = EditedField & { isApproved?: boolean | undefined }

export interface RejectedDecision {
  approve: string[]
  reason: string
  error?: string | undefined
  message?: string | undefined
}

/** The ids of the buttons that keys press. */
export const buttonIds = { approve: 'approve-edit', decline: 'decline-edit' } as const

/** What an edit changes, field by field, with a box for each. */
export function EditForm({ fields, rejected }: { fields: DecidedField[]; rejected: RejectedDecision | undefined }) {
  const isBusy = useSentForm() !== undefined
  return (
    <Form method="post">
      <Stack gap={16}>
        {rejected?.message && <Notice tone="caution" title={rejected.message} role="alert" />}
        <EditTable fields={fields} approved={rejected?.approve} hasBoxes />
        <TextArea
          label={words.declineReason}
          hint={words.declineReasonHint}
          name="reason"
          rows={3}
          maxLength={2000}
          defaultValue={rejected?.reason}
          error={rejected?.error}
        />
        <Cluster gap={12}>
          <Button id={buttonIds.approve} type="submit" name="intent" value="approve" variant="primary" busy={isBusy}>
            {words.approveChecked}
            <ShortcutKey>Y</ShortcutKey>
          </Button>
          <Button id={buttonIds.decline} type="submit" name="intent" value="decline" variant="neutral">
            {words.declineAll}
            <ShortcutKey>D</ShortcutKey>
          </Button>
        </Cluster>
      </Stack>
    </Form>
  )
}

interface EditTableProps {
  fields: DecidedField[]
  /** The fields whose box is checked. All of them at first. */
  approved?: string[] | undefined
  hasBoxes?: true
}

/** What an edit changes: what each field is now, and what it would be. */
export function EditTable({ fields, approved, hasBoxes }: EditTableProps) {
  return (
    <Table
      caption={words.changes}
      hidesCaption
      rows={fields}
      getKey={({ name }) => name}
      columns={[
        { header: words.field, isRowHeader: true, cell: ({ label }) => label },
        { header: words.now, cell: ({ now }) => <del>{now}</del> },
        {
          header: words.suggested,
          cell: ({ suggested }) => (suggested === undefined ? words.removes : <ins>{suggested}</ins>),
        },
        {
          header: hasBoxes ? words.approve : words.decision,
          cell: ({ name, label, isApproved }) =>
            hasBoxes ? (
              <Checkbox
                label={<VisuallyHidden>{words.approveField(label)}</VisuallyHidden>}
                name="approve"
                value={name}
                defaultChecked={approved?.includes(name) ?? true}
              />
            ) : (
              isApproved !== undefined && (
                <Badge tone={isApproved ? 'positive' : 'neutral'}>
                  {words.fieldDecided[isApproved ? 'approved' : 'declined']}
                </Badge>
              )
            ),
        },
      ]}
    />
  )
}
