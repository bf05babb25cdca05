import { Badge, Breadcrumbs, Stack } from '@pkg/ui'
import { leadStageLabel } from '@pkg/domain'
import { useMemo, useRef } from 'react'
import { PageTitle } from '~/components/PageTitle/PageTitle'
import { SavedNotice } from '~/components/SavedNotice/SavedNotice'
import { familiesUrl } from '~/families/families-url'
import { useSavedKey } from '~/forms/use-saved-key'
import type { FamilyPage } from '~/families/family-page'
import { stageTone } from '~/families/stage-tone'
import { useShortcuts } from '~/shortcuts/ShortcutsProvider'
import { texts } from '~/texts'
import { RequestedCommunities } from './RequestedCommunities'
import * as styles from './FamilyView.css'
import { History } from './History'
import { ContactInfo } from './ContactInfo'
import { OfferForm } from './OfferForm'
import { NoteForm } from './NoteForm'
import type { RejectedField } from './rejected-field'
import { StageForm, type StageOption } from './StageForm'
import { Answers } from './Answers'
import { FamilyTasks } from './FamilyTasks'

export interface FamilyViewProps {
  family: FamilyPage
  stages: StageOption[]
  /** The field that the last form sent and that wasn't accepted. */
  rejected: RejectedField | undefined
}

/** One family: contact info, answers, requests, history, and tasks. [DASH-003] */
export function FamilyView({ family, stages, rejected }: FamilyViewProps) {
  const stage = useRef<HTMLSelectElement>(null)
  const note = useRef<HTMLTextAreaElement>(null)
  const shortcuts = useMemo(
    () => [
      { key: 's', shown: ['S'], label: texts.keys.stage, run: () => stage.current?.focus() },
      { key: 'n', shown: ['N'], label: texts.keys.note, run: () => note.current?.focus() },
    ],
    [],
  )
  useShortcuts(shortcuts)
  const stageSaved = useSavedKey('stage')
  const crumbs = [{ label: texts.family.crumb, href: familiesUrl({ tab: family.stage }) }, { label: family.name }]
  const rejectedAt = (field: RejectedField['field']) => (rejected?.field === field ? rejected : undefined)
  return (
    <Stack gap={20}>
      <Stack gap={4}>
        <Breadcrumbs items={crumbs} />
        <PageTitle title={family.title} lead={family.advisor && texts.family.advisor(family.advisor)}>
          <Badge tone={stageTone(family.stage)}>{leadStageLabel(family.stage)}</Badge>
        </PageTitle>
      </Stack>
      <SavedNotice />
      <div className={styles.columns}>
        <div className={styles.column}>
          {family.offer ? (
            <OfferForm offer={family.offer} isEmailOnly={family.isEmailOnly} rejected={rejectedAt('decline-reason')} />
          ) : (
            <ContactInfo family={family} rejected={rejectedAt('reason')} />
          )}
          <Answers answers={family.answers} />
        </div>
        <div className={styles.middle}>
          <RequestedCommunities communities={family.communities} />
          <History events={family.history} />
        </div>
        <div className={styles.next}>
          <FamilyTasks open={family.open} done={family.done} />
          <StageForm
            key={stageSaved}
            ref={stage}
            stage={family.stage}
            version={family.version}
            stages={stages}
            rejected={rejectedAt('stage')}
          />
          <NoteForm ref={note} familyId={family.id} rejected={rejectedAt('text')} />
        </div>
      </div>
    </Stack>
  )
}
