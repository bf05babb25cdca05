import { Card, Heading, Stack, VisuallyHidden } from '@pkg/ui'
import { useEffect, useRef, useState } from 'react'
import { Facts } from '~/parts/Facts/Facts'
import { ShortcutKey } from '~/parts/ShortcutKey/ShortcutKey'
import { absentTexts } from '~/site/texts'
import type { StaffRole } from '~/site/staff/staff-roles'
import { valuesOf } from './field-values'
import { FormLink } from './FormLink'
import { InputsForm } from './InputsForm'
import { editableFields, type RecordItem, type RecordSection } from './record'
import { recordQuery } from './record-url'
import type { RejectedFields } from './rejected-fields'
import * as styles from './RecordPage.css'
import { recordsTexts } from './texts'

const words = recordsTexts

/** The id of the link that edits a section. */
export const editLinkId = (section: string): string => `edit-${section}`

export interface SectionViewProps<Item extends RecordItem> {
  section: RecordSection<Item>
  item: Item
  role: StaffRole
  isEditing: boolean
  /** Whether the key E edits it. */
  hasKey: boolean
  rejected: RejectedFields | undefined
}

/** Facts that belong together, or the form that edits them. [WORK-025] */
export function SectionView<Item extends RecordItem>(props: SectionViewProps<Item>) {
  const { section, item, role, isEditing, hasKey, rejected } = props
  const editable = editableFields(section, role)
  const { name, title } = section
  useFocusAfterEdit(name, isEditing)
  const facts = section.fields.flatMap((field) => {
    const value = field.cell(item)
    const isAbsent = value === undefined || value === null || value === false || value === ''
    if (isAbsent && !editable.some((one) => one.name === field.name)) return []
    return [{ label: field.label, value: isAbsent ? absentTexts.value : value }]
  })
  if (facts.length === 0) return null
  return (
    <Card as="section">
      <Stack gap={12}>
        <div className={styles.heading}>
          <Heading level={2} look="label">
            {title}
          </Heading>
          {editable.length > 0 && !isEditing && (
            <FormLink id={editLinkId(name)} href={recordQuery({ editing: name })}>
              {words.edit}
              <VisuallyHidden>: {title}</VisuallyHidden>
              {hasKey && <ShortcutKey>E</ShortcutKey>}
            </FormLink>
          )}
        </div>
        {isEditing ? (
          <SectionForm section={section} item={item} role={role} rejected={rejected} />
        ) : (
          <Facts facts={facts} />
        )}
      </Stack>
    </Card>
  )
}

function SectionForm<Item extends RecordItem>({
  section,
  item,
  role,
  rejected,
}: Pick<SectionViewProps<Item>, 'section' | 'item' | 'role' | 'rejected'>) {
  const fields = editableFields(section, role)
  // What is typed stays when the page loads again, and so does what it’s based on.
  const [opened] = useState(() => ({ values: valuesOf(fields, item), version: item.version ?? 0 }))
  const base = rejected?.base ?? opened
  return (
    <InputsForm
      intent={`edit:${section.name}`}
      inputs={fields}
      values={opened.values}
      rejected={rejected}
      save={words.save}
      takesFocus
      nextTo={<FormLink href="?">{words.cancel}</FormLink>}
    >
      <input type="hidden" name="basis" value={JSON.stringify(base)} />
    </InputsForm>
  )
}

/** Gives the focus back to the link that opened the form, once it’s closed. */
function useFocusAfterEdit(section: string, isEditing: boolean): void {
  const was = useRef(isEditing)
  useEffect(() => {
    if (was.current && !isEditing) document.getElementById(editLinkId(section))?.focus()
    was.current = isEditing
  }, [section, isEditing])
}
