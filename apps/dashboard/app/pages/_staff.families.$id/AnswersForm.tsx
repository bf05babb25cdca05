import { useSentForm } from '@pkg/remix-host/react'
import { Button, ButtonLink, ErrorSummary, Notice, Stack } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { familyTexts } from '~/features/families'
import {
  type AnswersBase,
  answersIntent,
  answersTexts,
  AskedCommunities,
  NeedFields,
  OriginFields,
  PlaceFields,
  problemsIn,
  readAnswers,
  readBase,
  type RejectedAnswers,
  writeBase,
} from '~/features/intake'
import { EnterButton } from '~/parts/EnterButton/EnterButton'
import { useAttempt } from '~/site/forms/use-attempt'
import { forgetDraft } from '~/site/forms/use-draft'
import { useFormDraft } from '~/site/forms/use-form-draft'
import * as styles from './Answers.css'

const words = answersTexts

export interface AnswersFormProps {
  /** What is stored now. */
  basis: AnswersBase
  /** The name of the draft. */
  draft: string
  cancelHref: string
  rejected: RejectedAnswers | undefined
}

/**
 * Changes what a family told us. Until the person changes something, the form follows the record. From then on, what they began with stays, and what someone else
 * changed meanwhile is joined when it's saved. [WORK-019, WORK-005]
 */
export function AnswersForm({ basis: current, draft: name, cancelHref, rejected }: AnswersFormProps) {
  const draft = useFormDraft(name, ['intent', 'community-term', 'community-found'])
  const attempt = useAttempt(rejected)
  const start = startOf(current, draft.form, rejected)
  const [kept, setKept] = useState<{ attempt: number; start: typeof start }>()
  const { values, basis } = kept?.attempt === attempt ? kept.start : start
  const [isNew, setNew] = useState(true)
  useEffect(() => setNew(false), [])
  const isBusy = useSentForm()?.get('intent') === answersIntent
  const errors = rejected?.errors ?? {}
  const keep = (form: HTMLFormElement) => {
    draft.keep(form)
    setKept((known) => (known?.attempt === attempt ? known : { attempt, start: { values, basis } }))
  }
  return (
    <Form
      method="post"
      preventScrollReset
      onInput={({ currentTarget }) => keep(currentTarget)}
      onChange={({ currentTarget }) => keep(currentTarget)}
    >
      <Stack gap={16} key={`${draft.key} ${attempt} ${JSON.stringify(basis.values)}`}>
        <input type="hidden" name="basis" value={writeBase(basis)} />
        <EnterButton name="intent" value={answersIntent} />
        {Object.keys(errors).length > 0 && <ErrorSummary errors={problemsIn(errors)} attempt={attempt} />}
        {rejected?.message && <Notice tone="caution" title={rejected.message} role="alert" />}
        {rejected?.conflicts && rejected.conflicts.length > 0 && <Conflicts conflicts={rejected.conflicts} />}
        <NeedFields values={values} errors={errors} isFirst={isNew} />
        <PlaceFields values={values} errors={errors} />
        <AskedCommunities
          picked={values.communities}
          found={rejected?.found?.['community']}
          error={errors['community']}
        />
        <OriginFields values={values} errors={errors} />
        <div className={styles.buttons}>
          <Button type="submit" name="intent" value={answersIntent} size="small" variant="primary" busy={isBusy}>
            {isBusy ? familyTexts.saving : words.save}
          </Button>
          <ButtonLink href={cancelHref} size="small" variant="neutral" onClick={() => forgetDraft(name)}>
            {words.cancel}
          </ButtonLink>
        </div>
      </Stack>
    </Form>
  )
}

/** Returns what the fields begin with: what came back, what the browser kept, or what is stored. */
function startOf(current: AnswersBase, draft: FormData | undefined, rejected: RejectedAnswers | undefined) {
  if (rejected) return { values: rejected.answers, basis: rejected.basis }
  if (!draft) return { values: current.values, basis: current }
  const basis = draft.get('basis')
  return { values: readAnswers(draft), basis: readBase(typeof basis === 'string' ? basis : '') }
}

/** What both changed: theirs, which is stored, and mine, which is in the form. [WORK-005] */
function Conflicts({ conflicts }: { conflicts: readonly string[] }) {
  return (
    <Notice tone="caution" title={words.conflictTitle} role="alert">
      <Stack gap={8}>
        {conflicts.map((conflict) => (
          <p key={conflict}>{conflict}</p>
        ))}
        <p>{words.conflictHelp}</p>
      </Stack>
    </Notice>
  )
}
