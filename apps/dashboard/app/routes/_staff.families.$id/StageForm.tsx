import { Button, Select, Stack } from '@pkg/ui'
import { Form, useNavigation } from '@remix-run/react'
import { forwardRef } from 'react'
import { texts } from '~/texts'
import type { RejectedField } from './rejected-field'

/** A stage that the family can be moved to. */
export interface StageOption {
  value: string
  label: string
}

export interface StageFormProps {
  stage: string
  stages: StageOption[]
  rejected: RejectedField | undefined
}

/** Changes the family's stage. [DASH-003] */
export const StageForm = forwardRef<HTMLSelectElement, StageFormProps>(function StageForm(
  { stage, stages, rejected },
  ref,
) {
  const isBusy = useNavigation().formData?.get('intent') === 'change-stage'
  return (
    <Form method="post" preventScrollReset>
      <Stack gap={12}>
        <Select
          key={stage}
          ref={ref}
          label={texts.family.stage}
          name="stage"
          options={stages}
          placeholder={null}
          defaultValue={stage}
          error={rejected?.error}
        />
        <div>
          <Button type="submit" name="intent" value="change-stage" size="small" busy={isBusy}>
            {isBusy ? texts.family.saving : texts.family.changeStage}
          </Button>
        </div>
      </Stack>
    </Form>
  )
})
