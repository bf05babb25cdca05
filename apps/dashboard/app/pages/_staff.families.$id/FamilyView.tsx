import { ButtonLink, Notice, Stack } from '@pkg/ui'
import { useSearchParams } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { FamilyBookings } from '~/features/bookings'
import { SavedNotice } from '~/parts/SavedNotice/SavedNotice'
import { type FamilyPage, familyTexts, familyWorkTexts } from '~/features/families'
import { type AnswerValues, newFamilyDraft } from '~/features/intake'
import { useListAround } from '~/features/lists'
import { FamilyTasks } from '~/features/tasks'
import { onlyField, type RejectedForm, rejectedWith } from '~/site/forms/rejected-form'
import { forgetDraft } from '~/site/forms/use-draft'
import { useSavedKey } from '~/site/forms/use-saved-key'
import { useStaff } from '~/site/staff/Staff'
import { Answers } from './Answers'
import { Composer } from './Composer'
import { ContactInfo } from './ContactInfo'
import { FamilyHead } from './FamilyHead'
import * as styles from '~/parts/RecordColumns/RecordColumns.css'
import type { Duplicate, FamilyWork } from './load-work.server'
import { ManageFamily } from './ManageFamily'
import { OfferForm } from './OfferForm'
import { RequestedCommunities } from './RequestedCommunities'
import { SharedWith } from './SharedWith'
import { StageOrMoveIn } from './StageOrMoveIn'
import { TimelineView } from './TimelineView'
import { useFamilyKeys } from './use-family-keys'
import { WorkForm } from './WorkForm'

const words = familyWorkTexts

export interface FamilyViewProps {
  family: FamilyPage
  work: FamilyWork
  /** What the family told us, as its form holds it. */
  told: AnswerValues
  /** The form that was sent and not accepted. */
  rejected: RejectedForm | undefined
}

/** One family: contact info, answers, what to write, the timeline, requests, tasks, and what moves it elsewhere. [DASH-003, WORK-006, WORK-007] */
export function FamilyView({ family, work, told, rejected }: FamilyViewProps) {
  const { id, offer } = family
  const stage = useRef<HTMLSelectElement>(null)
  const list = useListAround({ label: familyTexts.crumb, href: '/families' })
  useFamilyKeys(family, { listKeys: list.shortcuts, stage })
  useAddedFamily()
  return (
    <Stack gap={20}>
      <FamilyHead family={family} around={list} />
      <SavedNotice />
      <UndoMerge />
      <Duplicates familyId={id} duplicates={work.duplicates} />
      <div className={styles.columns}>
        <div className={styles.contact}>
          <OfferOrContact family={family} rejected={rejected} />
        </div>
        <div className={styles.answers}>
          <Answers
            answers={family.answers}
            editable={offer ? undefined : { familyId: id, basis: { values: told, version: family.version } }}
            rejected={rejected}
          />
        </div>
        <div className={styles.middle}>
          <Composer family={family} colleagues={work.colleagues} rejected={rejected} />
          <TimelineView timeline={work.timeline} rejected={rejectedWith(rejected, 'change-note')} />
        </div>
        <div className={styles.next}>
          <StageOrMoveIn ref={stage} family={family} work={work} rejected={rejectedWith(rejected, 'change-stage')} />
          {!offer && <ManageFamily family={family} hasMoveIn={work.moveIn !== undefined} rejected={rejected} />}
          {!offer && (
            <FamilyBookings
              familyId={id}
              bookings={work.bookings}
              canCall={family.phone !== undefined && !family.isEmailOnly}
              rejected={rejected}
            />
          )}
          <RequestedCommunities
            communities={family.communities}
            budgetRange={family.budgetRange}
            costs={work.costs}
            contacts={work.contacts}
          />
          {!offer && <SharedWith familyId={id} rows={work.sharedWith} />}
          <FamilyTasks open={family.open} done={family.done} />
        </div>
      </div>
    </Stack>
  )
}

/** Forgets what was typed for a new family once it was added. */
function useAddedFamily(): void {
  const { userId } = useStaff()
  const addedKey = useSavedKey('family-added')
  useEffect(() => {
    if (addedKey) forgetDraft(newFamilyDraft(userId))
  }, [addedKey, userId])
}

/** The offer of a family, or how to reach it once it's accepted. */
function OfferOrContact({ family, rejected }: Pick<FamilyViewProps, 'family' | 'rejected'>) {
  const { offer, isEmailOnly } = family
  if (!offer)
    return <ContactInfo family={family} rejected={onlyField(rejectedWith(rejected, 'reveal-contact'), 'reason')} />
  return (
    <OfferForm
      offer={offer}
      isEmailOnly={isEmailOnly}
      rejected={onlyField(rejectedWith(rejected, 'decline-offer'), 'decline-reason')}
    />
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
