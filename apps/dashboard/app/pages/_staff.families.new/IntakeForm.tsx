import { useSentForm } from '@pkg/remix-host/react'
import { Button, ErrorSummary, Notice, Stack, TextArea } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { useState } from 'react'
import {
  AskedCommunities,
  emptyAnswers,
  fieldId,
  FormSection,
  intakeTexts,
  knownField,
  NeedFields,
  newFamilyDraft,
  OriginFields,
  PlaceFields,
  problemsIn,
  readAnswers,
  type RejectedFamily,
} from '~/features/intake'
import { EnterButton } from '~/parts/EnterButton/EnterButton'
import { maxNoteLength } from '~/site/forms/form-limits'
import { useAttempt } from '~/site/forms/use-attempt'
import { useFormDraft } from '~/site/forms/use-form-draft'
import { useStaff } from '~/site/staff/Staff'
import { Consent } from './Consent'
import { ReachFields } from './ReachFields'

const words = intakeTexts

/** What a draft leaves out. */
const notInDraft = ['consent', knownField, 'intent', 'community-term', 'community-found']

export interface IntakeFormProps {
  consents: Readonly<Record<'en' | 'es', string>>
  /** Makes sending the form twice add one family. */
  sendKey: string
  rejected: RejectedFamily | undefined
}

/**
 * A call, in the order of a conversation: who it is and how to reach them, what they look for, where, and about the call. What is typed stays until it's
 * saved, whatever happens. [WORK-019, WORK-005]
 */
export function IntakeForm({ consents, sendKey, rejected }: IntakeFormProps) {
  const { userId } = useStaff()
  const draft = useFormDraft(newFamilyDraft(userId), notInDraft)
  const attempt = useAttempt(rejected)
  const kept = draft.form
  const answers = rejected?.answers ?? (kept ? readAnswers(kept) : emptyAnswers)
  const [language, setLanguage] = useState<string>()
  const isBusy = useSentForm() !== undefined
  const errors = rejected?.errors ?? {}
  const typed = (name: string) => rejected?.typed[name] ?? textOf(kept, name)
  return (
    <Form
      method="post"
      onInput={({ currentTarget }) => draft.keep(currentTarget)}
      onChange={({ currentTarget }) => draft.keep(currentTarget)}
    >
      <Stack gap={24} key={`${draft.key} ${attempt}`}>
        <input type="hidden" name="key" value={typed('key') || sendKey} />
        <EnterButton name="intent" value="add-family" />
        {Object.keys(errors).length > 0 && <ErrorSummary errors={problemsIn(errors)} attempt={attempt} />}
        {rejected?.message && <Notice tone="caution" title={rejected.message} role="alert" />}
        <FormSection title={words.reach}>
          <ReachFields typed={typed} rejected={rejected} />
        </FormSection>
        <FormSection title={words.search}>
          <NeedFields values={answers} errors={errors} />
        </FormSection>
        <FormSection title={words.where}>
          <PlaceFields values={answers} errors={errors} />
          <AskedCommunities
            picked={answers.communities}
            found={rejected?.found?.['community']}
            error={errors['community']}
          />
        </FormSection>
        <FormSection title={words.call}>
          <OriginFields values={answers} errors={errors} onLanguage={setLanguage} />
          <CallNote text={typed('note')} error={errors['note']} />
        </FormSection>
        <Consent
          consents={consents}
          language={language ?? answers.language}
          isGiven={rejected?.typed['consent'] === 'on'}
          error={errors['consent']}
        />
        <div>
          <Button type="submit" variant="primary" busy={isBusy}>
            {words.save}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}

/** What else was said. */
const CallNote = ({ text, error }: { text: string | undefined; error: string | undefined }) => (
  <TextArea
    id={fieldId('note')}
    label={words.note}
    hint={words.noteHint}
    name="note"
    rows={4}
    max={maxNoteLength}
    defaultValue={text}
    error={error}
  />
)

/** Returns the text of a field in a draft. */
function textOf(form: FormData | undefined, name: string): string | undefined {
  const value = form?.get(name)
  return typeof value === 'string' ? value : undefined
}
