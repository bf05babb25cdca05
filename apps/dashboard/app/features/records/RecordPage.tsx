import { Badge, Breadcrumbs, Stack } from '@pkg/ui'
import { useSearchParams } from '@remix-run/react'
import { type ReactNode, useMemo } from 'react'
import { useListAround } from '~/features/lists'
import { PageTitle } from '~/parts/PageTitle/PageTitle'
import { Presence } from '~/parts/Presence/Presence'
import { crumbs } from '~/parts/RecordColumns/RecordColumns.css'
import { SavedNotice, StatusNotice } from '~/parts/SavedNotice/SavedNotice'
import { useShortcuts } from '~/parts/shortcuts/ShortcutsProvider'
import { ActionsView } from './ActionsView'
import { ChangesView } from './ChangesView'
import type { StaffRole } from '~/site/staff/staff-roles'
import type { RecordData } from './load-record.server'
import { actionsFor, editableFields, type RecordItem, type RecordKind, sectionsFor } from './record'
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
  const { crumb, links, shortcuts } = useListAround(list)
  useShortcuts(useMemo(() => [...shortcuts, ...recordShortcuts(kind, item, role)], [shortcuts, kind, item, role]))
  const badge = kind.badge?.(item)
  return (
    <Stack gap={20}>
      <Stack gap={4}>
        <div className={crumbs}>
          <Breadcrumbs items={[crumb, { label: kind.title(item) }]} />
          {links}
        </div>
        <PageTitle title={kind.title(item)} lead={kind.lead?.(item)}>
          {badge && <Badge tone={badge.tone}>{badge.label}</Badge>}
        </PageTitle>
        {(role === 'admin' || (role === 'agent' && kind.showsPresence)) && (
          <Presence recordType={kind.recordType} recordId={item.id} />
        )}
      </Stack>
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
