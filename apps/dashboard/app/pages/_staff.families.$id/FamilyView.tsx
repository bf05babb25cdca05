import { leadStageLabel } from '@pkg/domain'
import { Badge, Breadcrumbs, ButtonLink, Notice, Stack } from '@pkg/ui'
import { useNavigate, useSearchParams } from '@remix-run/react'
import { useMemo, useRef } from 'react'
import { openMenu } from '~/parts/Menu/Menu'
import { PageTitle } from '~/parts/PageTitle/PageTitle'
import { Time } from '~/parts/Time/Time'
import { SavedNotice } from '~/parts/SavedNotice/SavedNotice'
import {
  familiesTexts,
  type FamilyPage,
  familyTexts,
  familyWorkTexts,
  Presence,
  stageTone,
  useListAround,
} from '~/features/families'
import { bookingsTexts, FamilyBookings } from '~/features/bookings'
import { FamilyTasks } from '~/features/tasks'
import { type RejectedForm, rejectedWith } from '~/site/forms/rejected-form'
import { useSavedKey } from '~/site/forms/use-saved-key'
import type { Shortcut } from '~/parts/shortcuts/shortcut'
import { useShortcuts } from '~/parts/shortcuts/ShortcutsProvider'
import { keysTexts } from '~/parts/shortcuts/texts'
import { Answers } from './Answers'
import { Composer, WorkForm } from './Composer'
import { ContactInfo } from './ContactInfo'
import * as styles from '~/parts/RecordColumns/RecordColumns.css'
import type { Duplicate, FamilyWork } from './load-work.server'
import { canPause, canReassign, ManageFamily, manageMenuIds } from './ManageFamily'
import { OfferForm } from './OfferForm'
import type { RejectedField } from './rejected-field'
import { RequestedCommunities } from './RequestedCommunities'
import { SharedWith } from './SharedWith'
import { StageForm } from './StageForm'
import { TimelineView } from './TimelineView'
import { useComposerKeys } from './use-composer-keys'

export interface FamilyViewProps {
  family: FamilyPage
  work: FamilyWork
  /** The form that was sent and not accepted. */
  rejected: RejectedField | RejectedForm | undefined
}

const words = familyWorkTexts

const menuKey = (key: string, label: string, menu: string): Shortcut => ({
  key,
  shown: [key.toUpperCase()],
  label,
  run: () => openMenu(menu),
})

const bookTourKey = (run: () => void): Shortcut => ({ key: 'b', shown: ['B'], label: bookingsTexts.bookTour, run })

/** One family: contact info, answers, what to write, the timeline, requests, tasks, and what moves it elsewhere. [DASH-003, WORK-006, WORK-007] */
export function FamilyView({ family, work, rejected }: FamilyViewProps) {
  const stage = useRef<HTMLSelectElement>(null)
  const note = useRef<HTMLTextAreaElement>(null)
  const list = useListAround(family.id)
  const composerKeys = useComposerKeys()
  const navigate = useNavigate()
  const isOffered = family.offer !== undefined
  const [hasAssign, hasPause] = [!isOffered && canReassign(family), !isOffered && canPause(family)]
  const shortcuts = useMemo(
    () => [
      ...list.shortcuts,
      ...composerKeys,
      { key: 's', shown: ['S'], label: keysTexts.stage, run: () => stage.current?.focus() },
      ...(hasAssign ? [menuKey('a', words.assign, manageMenuIds.assign)] : []),
      ...(hasPause ? [menuKey('h', words.pause, manageMenuIds.pause)] : []),
      ...(isOffered ? [] : [bookTourKey(() => navigate(`/families/${family.id}/tours/new`))]),
    ],
    [list.shortcuts, composerKeys, hasAssign, hasPause, isOffered, navigate, family.id],
  )
  useShortcuts(shortcuts)
  const stageSaved = useSavedKey('stage')
  const crumbs = [{ label: familyTexts.crumb, href: list.href }, { label: family.name }]
  const rejectedAt = (field: RejectedField['field']) =>
    rejected && 'field' in rejected && rejected.field === field ? rejected : undefined
  return (
    <Stack gap={20}>
      <Stack gap={4}>
        <div className={styles.crumbs}>
          <Breadcrumbs items={crumbs} />
          {list.links}
        </div>
        <PageTitle title={family.title} lead={<Lead family={family} />}>
          <Badge tone={stageTone(family.stage)}>{leadStageLabel(family.stage)}</Badge>
        </PageTitle>
        <Presence familyId={family.id} />
      </Stack>
      <SavedNotice />
      <UndoMerge />
      <Duplicates familyId={family.id} duplicates={work.duplicates} />
      <div className={styles.columns}>
        <div className={styles.contact}>
          {family.offer ? (
            <OfferForm offer={family.offer} isEmailOnly={family.isEmailOnly} rejected={rejectedAt('decline-reason')} />
          ) : (
            <ContactInfo family={family} rejected={rejectedAt('reason')} />
          )}
        </div>
        <div className={styles.answers}>
          <Answers answers={family.answers} />
        </div>
        <div className={styles.middle}>
          <Composer
            family={family}
            nextMorning={work.nextMorning}
            colleagues={work.colleagues}
            rejected={rejected}
            noteRef={note}
          />
          <TimelineView timeline={work.timeline} rejected={rejectedWith(rejected, 'change-note')} />
        </div>
        <div className={styles.next}>
          <StageForm
            key={stageSaved}
            ref={stage}
            stage={family.stage}
            version={family.version}
            stages={work.stages}
            rejected={rejectedAt('stage')}
          />
          {!family.offer && (
            <ManageFamily family={family} advisors={work.advisors} tomorrow={work.tomorrow} rejected={rejected} />
          )}
          {!family.offer && (
            <FamilyBookings
              familyId={family.id}
              bookings={work.bookings}
              canCall={family.phone !== undefined && !family.isEmailOnly}
              rejected={rejected}
            />
          )}
          <RequestedCommunities communities={family.communities} budgetRange={family.budgetRange} costs={work.costs} />
          {!family.offer && <SharedWith familyId={family.id} rows={work.sharedWith} />}
          <FamilyTasks open={family.open} done={family.done} />
        </div>
      </div>
    </Stack>
  )
}

/** Who helps the family, and how long it has been in its stage. */
function Lead({ family: { advisor, inStage } }: { family: FamilyPage }) {
  return (
    <>
      {advisor && <span>{familyTexts.advisor(advisor)}. </span>}
      <span>{familiesTexts.inStage} </span>
      <Time moment={inStage} />
    </>
  )
}

/** Warns of families that may be the same. [WORK-007] */
function Duplicates({ familyId, duplicates }: { familyId: string; duplicates: Duplicate[] }) {
  return duplicates.map(({ id, name, why }) => (
    <Notice key={id} tone="caution" title={words.duplicate(name)}>
      <Stack gap={8}>
        {why}
        <div>
          <ButtonLink href={`/families/${familyId}/merge/${id}`} size="small">
            {words.compare}
          </ButtonLink>
        </div>
      </Stack>
    </Notice>
  ))
}

/** Undoes the merge that just happened. [WORK-007] */
function UndoMerge() {
  const [query] = useSearchParams()
  const merged = query.get('merged')
  if (merged === null || query.get('saved') !== 'merged') return null
  return (
    <WorkForm intent="undo-merge" button={words.undoMerge} rejected={undefined}>
      <input type="hidden" name="merged" value={merged} />
    </WorkForm>
  )
}
