import { closedReasonLabel, closedReasons } from '@pkg/domain'
import { ButtonLink, Notice, Select, type SelectOption, Stack, Text, TextArea, TextField } from '@pkg/ui'
import { Menu } from '~/parts/Menu/Menu'
import { type FamilyPage, familyWorkTexts } from '~/features/families'
import { moveInTexts } from '~/features/move-ins'
import { type RejectedForm, rejectedWith } from '~/site/forms/rejected-form'
import { WorkForm } from './Composer'
import type { RejectedField } from './rejected-field'
import * as styles from './ManageFamily.css'

const words = familyWorkTexts

/** Whether the API lets a family in this stage be reassigned. */
export const canReassign = ({ stage }: Pick<FamilyPage, 'stage'>) => stage !== 'closed'

/** Whether the API lets a family in this stage be paused. */
export const canPause = ({ stage }: Pick<FamilyPage, 'stage'>) => stage !== 'closed' && stage !== 'moved-in'

/** The ids of the menus, which keys open. */
export const manageMenuIds = { assign: 'family-assign', pause: 'family-pause', close: 'family-close' }

export interface ManageFamilyProps {
  family: FamilyPage
  advisors: SelectOption[]
  /** The first day that a family can be paused until. */
  tomorrow: string
  rejected: RejectedField | RejectedForm | undefined
}

/**
 * What moves a family elsewhere: to another advisor, to a later day, or out of the work. A form that was rejected stays, although someone else may have
 * closed the family since. [WORK-007]
 */
export function ManageFamily({ family, advisors, tomorrow, rejected }: ManageFamilyProps) {
  const version = <input type="hidden" name="version" value={family.version} />
  const [assign, pause, close] = ['assign', 'pause', 'close'].map((intent) => rejectedWith(rejected, intent))
  return (
    <Stack gap={12}>
      {family.pausedUntil && (
        <Notice tone="info" title={words.pausedUntil(family.pausedUntil)}>
          <WorkForm intent="resume" button={words.resume} rejected={rejectedWith(rejected, 'resume')}>
            {version}
          </WorkForm>
        </Notice>
      )}
      {family.closed && (
        <Notice tone="info" title={words.closedBecause(family.closed.reason)}>
          <Stack gap={4}>
            {family.closed.note && <Text size="small">{family.closed.note}</Text>}
            <Text size="small">{words.reopenHelp}</Text>
          </Stack>
        </Notice>
      )}
      <div className={styles.menus}>
        {(canReassign(family) || assign) && (
          <Menu
            id={manageMenuIds.assign}
            label={words.assign}
            shortcut="A"
            opens="down-end"
            isOpen={assign !== undefined}
          >
            <WorkForm intent="assign" button={words.assignButton} rejected={assign}>
              {version}
              <Select
                label={words.advisor}
                name="agent"
                options={advisors}
                defaultValue={assign?.typed['agent'] ?? ''}
                error={assign?.errors['agent']}
              />
            </WorkForm>
          </Menu>
        )}
        {(canPause(family) || pause) && (
          <Menu id={manageMenuIds.pause} label={words.pause} shortcut="H" opens="down-end" isOpen={pause !== undefined}>
            <WorkForm intent="pause" button={words.pauseButton} rejected={pause}>
              {version}
              <TextField
                label={words.until}
                hint={words.untilHint}
                name="until"
                type="date"
                min={tomorrow}
                defaultValue={pause?.typed['until'] ?? tomorrow}
                error={pause?.errors['until']}
              />
            </WorkForm>
          </Menu>
        )}
        {family.stage !== 'moved-in' && (
          <ButtonLink href={`/families/${family.id}/move-in`} size="small">
            {moveInTexts.start}
          </ButtonLink>
        )}
        {family.stage !== 'closed' && family.stage !== 'moved-in' && (
          <Menu id={manageMenuIds.close} label={words.close} opens="down-end" isOpen={close !== undefined}>
            <WorkForm intent="close" button={words.closeButton} rejected={close}>
              {version}
              <Select
                label={words.closedReason}
                name="closed-reason"
                options={closedReasons.map((value) => ({ value, label: closedReasonLabel(value) }))}
                defaultValue={close?.typed['closed-reason'] ?? ''}
                error={close?.errors['closed-reason']}
              />
              <TextArea
                label={words.closedNote}
                name="closed-note"
                rows={2}
                max={1000}
                defaultValue={close?.typed['closed-note']}
                error={close?.errors['closed-note']}
              />
            </WorkForm>
          </Menu>
        )}
      </div>
    </Stack>
  )
}
