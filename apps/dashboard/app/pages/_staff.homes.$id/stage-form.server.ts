import { endpoints } from '@pkg/api-client/server'
import { isRealEstateStage, realEstateStageLabel, required } from '@pkg/domain'
import { defineForm, formText } from '@pkg/remix-host/server'
import { data, redirect } from '@remix-run/node'
import { familyTexts } from '~/features/families'
import type { RecordCall } from '~/features/records/index.server'
import type { RejectedForm } from '~/site/forms/rejected-form'
import { pathAfterSaving } from '~/site/forms/saved'
import { changeUnlessMoved, readStageBase } from '~/site/forms/stage-base.server'
import { sendForm } from '~/site/server/send-form'

/** The form that changes the stage of a home. The API asks for a reason where a stage needs one. [AGENT-006] */
export const stageForm = defineForm(endpoints.realEstateReferrals.update.body, {
  fields: { stage: 'stage', reason: 'reason' },
  validators: { stage: required },
})

/** Changes the stage of a home, unless someone else changed it since the person chose. [AGENT-006, WORK-005] */
export async function changeStage({ request, api, id }: RecordCall, form: FormData) {
  const typed = { stage: formText(form, 'stage'), reason: formText(form, 'reason') }
  // An empty reason isn't a reason.
  if (typed.reason.trim() === '') form.delete('reason')
  const submission = stageForm.submit(form, (body) =>
    changeUnlessMoved(
      (options) => api.realEstateReferrals.update({ id, ...body }, options),
      isRealEstateStage,
      readStageBase(form, isRealEstateStage),
    ),
  )
  const rejected = { intent: 'change-stage', typed }
  const sent = await sendForm(request, submission)
  if (!sent.ok) return data<RejectedForm>({ ...rejected, errors: sent.errors, message: sent.message }, 422)
  const base = sent.result
  if (!base) return redirect(pathAfterSaving(request.url, 'stage'))
  const errors = { stage: familyTexts.stageConflict(realEstateStageLabel(base.stage)) }
  return data<RejectedForm>({ ...rejected, errors, base }, 409)
}
