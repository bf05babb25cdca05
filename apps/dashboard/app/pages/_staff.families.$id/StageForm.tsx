import { useSentForm } from '@pkg/remix-host/react'
import { leadStageLabel, type LeadStage } from '@pkg/domain'
import { Button, Select, Stack } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { forwardRef } from 'react'
import { useStageChoice } from '~/site/forms/use-stage-choice'
import { familyTexts, type StageOption } from '~/features/families'
import { onlyField, type RejectedForm } from '~/site/forms/rejected-form'

export interface StageFormProps {
  stage: LeadStage
  /** How often the family was changed. */
  version: number
  stages: StageOption[]
  rejected: RejectedForm | undefined
}

/** Changes the family's stage. A choice stays when someone else changes the stage meanwhile, and says so. [DASH-003, WORK-005] */
export const StageForm = forwardRef<HTMLSelectElement, StageFormProps>(function StageForm(
  { stage, version, stages, rejected },
  ref,
) {
  const isBusy = useSentForm()?.get('intent') === 'change-stage'
  const field = onlyField(rejected, 'stage')
  const { base, key, hasChanged, choose } = useStageChoice({ stage, version }, rejected)
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="before" value={base.stage} />
      <input type="hidden" name="version" value={base.version} />
      <Stack gap={12}>
        <Select
          key={key}
          ref={ref}
          label={familyTexts.stage}
          name="stage"
          options={stages}
          placeholder={null}
          defaultValue={field?.typed ?? stage}
          onChange={choose}
          hint={hasChanged ? familyTexts.stageChanged(leadStageLabel(stage)) : undefined}
          error={field?.error}
        />
        <div>
          <Button type="submit" name="intent" value="change-stage" size="small" busy={isBusy}>
            {isBusy ? familyTexts.saving : familyTexts.changeStage}
          </Button>
        </div>
      </Stack>
    </Form>
  )
})
