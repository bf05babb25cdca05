import { ButtonLink, Notice, Stack, Text } from '@pkg/ui'
import { type FamilyPage, familyWorkTexts } from '~/features/families'
import { moveInTexts } from '~/features/move-ins'
import { type RejectedForm, rejectedWith } from '~/site/forms/rejected-form'
import { WorkForm } from './WorkForm'
import { AssignMenu } from './AssignMenu'
import { CloseMenu } from './CloseMenu'
import { PauseMenu } from './PauseMenu'
import * as styles from './ManageFamily.css'

const words = familyWorkTexts

/** Whether the API lets a family in this stage be reassigned. */
export const canReassign = ({ stage }: Pick<FamilyPage, 'stage'>) => stage !== 'closed'

/** Whether the API lets a family in this stage be paused. */
export const canPause = ({ stage }: Pick<FamilyPage, 'stage'>) => stage !== 'closed' && stage !== 'moved-in'

export interface ManageFamilyProps {
  family: FamilyPage
  /** Whether it's recorded where the family moved in. */
  hasMoveIn: boolean
  rejected: RejectedForm | undefined
}

/**
 * What moves a family elsewhere: to another advisor, to a later day, or out of the work. A form that was rejected stays, although someone else may have
 * closed the family since. [WORK-007]
 */
export function ManageFamily({ family, hasMoveIn, rejected }: ManageFamilyProps) {
  const { version, stage, pausedUntil, closed } = family
  const [assign, pause, close] = ['assign', 'pause', 'close'].map((intent) => rejectedWith(rejected, intent))
  return (
    <Stack gap={12}>
      {pausedUntil && (
        <Notice tone="info" title={words.pausedUntil(pausedUntil)}>
          <WorkForm intent="resume" button={words.resume} rejected={rejectedWith(rejected, 'resume')}>
            <input type="hidden" name="version" value={version} />
          </WorkForm>
        </Notice>
      )}
      {closed && (
        <Notice tone="info" title={words.closedBecause(closed.reason)}>
          <Stack gap={4}>
            {closed.note && <Text size="small">{closed.note}</Text>}
            <Text size="small">{words.reopenHelp}</Text>
          </Stack>
        </Notice>
      )}
      <div className={styles.menus}>
        {(canReassign(family) || assign) && <AssignMenu version={version} rejected={assign} />}
        {(canPause(family) || pause) && <PauseMenu version={version} rejected={pause} />}
        {!hasMoveIn && (
          <ButtonLink href={`/families/${family.id}/move-in`} size="small" variant="neutral">
            {moveInTexts.start}
          </ButtonLink>
        )}
        {stage !== 'closed' && stage !== 'moved-in' && <CloseMenu version={version} rejected={close} />}
      </div>
    </Stack>
  )
}
