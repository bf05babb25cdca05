import { Stack } from '@pkg/ui'
import { useSearchParams } from '@remix-run/react'
import { type ReactNode, useMemo } from 'react'
import { useListAround } from '~/features/lists'
import { SavedNotice, StatusNotice } from '~/parts/SavedNotice/SavedNotice'
import { useShortcuts } from '~/parts/shortcuts/ShortcutsProvider'
import { ActionsView } from './ActionsView'
import { ChangesView } from './ChangesView'
import type { StaffRole } from '~/site/staff/staff-roles'
import type { RecordData } from './load-record.server'
import { actionsFor, editableFields, type RecordItem, type RecordKind, sectionsFor } from './record'
import { RecordHead } from './RecordHead'
import { recordShortcuts } from './record-shortcuts'
import { readRecordState, savedSection } from './record-url'
import { rejectedFieldsOf } from './rejected-fields'
import { SectionView } from './SectionView'
import * as styles from './RecordPage.css'
import { recordsTexts } from './texts'

export interface RecordPageProps<Item extends RecordItem> {
  kind: RecordKind<Item>
  data: RecordData<Item>
  /** What the action of the page answered to a form that wasn’t accepted. */
  rejected: object | undefined
  /** Where the page belongs for a person who doesn’t open the kind’s list. */
  list?: { label: string; href: string }
  /** What people read before they do something, below the facts. */
  moreFacts?: ReactNode
  /** What else the page shows below the facts, such as lists. On phones, it’s below what can be done. */
  children?: ReactNode
  /** What else is next to the facts, above the actions. */
  nextTo?: ReactNode
}

/** The page of a record: its facts, each section with its edit form, what can be done with it, what belongs to it, and what was changed. [WORK-025] */
export function RecordPage<Item extends RecordItem>(props: RecordPageProps<Item>) {
  // What was typed about one record isn’t about the next one.
  return <OneRecord key={props.data.item.id} {...props} />
}

function OneRecord<Item extends RecordItem>(props: RecordPageProps<Item>) {
  const { kind, data, rejected, children, nextTo, moreFacts } = props
  const { list = { label: kind.listTitle, href: `/${kind.area}` } } = props
  const { item, role, changes } = data
  const [query] = useSearchParams()
  const state = readRecordState(query)
  const sections = sectionsFor(kind, role, item)
  const actions = actionsFor(kind, item, role)
  const first = sections.find((section) => editableFields(section, role).length > 0)
  const around = useListAround(list)
  const listKeys = around.shortcuts
  useShortcuts(useMemo(() => [...listKeys, ...recordShortcuts(kind, item, role)], [listKeys, kind, item, role]))
  const seesOthers = role === 'admin' || (role === 'agent' && kind.showsPresence === true)
  return (
    <Stack gap={20}>
      <RecordHead
        around={around}
        title={kind.title(item)}
        lead={kind.lead?.(item)}
        badge={kind.badge?.(item)}
        presence={seesOthers ? { recordType: kind.recordType, recordId: item.id } : undefined}
      />
      <SavedNotice />
      <StatusNotice text={rejected ? undefined : doneText(kind, role, state.done)} />
      <div className={styles.columns}>
        <div className={styles.facts}>
          {sections.map((section) => {
            const rejectedEdit = rejectedFieldsOf(rejected, `edit:${section.name}`)
            return (
              <SectionView
                key={section.name}
                section={section}
                item={item}
                role={role}
                isEditing={state.editing === section.name || rejectedEdit !== undefined}
                hasKey={section.name === first?.name}
                rejected={rejectedEdit}
              />
            )
          })}
          {moreFacts}
        </div>
        <div className={styles.actions}>
          {nextTo}
          <ActionsView actions={actions} item={item} doing={state.doing} rejected={rejected} />
        </div>
        <div className={styles.more}>
          {children}
          {changes && <ChangesView changes={changes} />}
        </div>
      </div>
    </Stack>
  )
}

/** Returns what the page says after an edit or an action. */
function doneText<Item extends RecordItem>(
  { sections, actions = [], saved }: RecordKind<Item>,
  role: StaffRole,
  done: string | undefined,
): string | undefined {
  if (done === undefined) return undefined
  if (sections.some(({ name }) => savedSection(name) === done)) return saved?.(role) ?? recordsTexts.saved
  return actions.find(({ name }) => name === done)?.done
}
