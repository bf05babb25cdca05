import { ButtonLink, Heading, Stack, Text, VisuallyHidden } from '@pkg/ui'
import { useSearchParams } from '@remix-run/react'
import { useEffect } from 'react'
import { type AnswerLine, familyTexts } from '~/features/families'
import { answersDraft, type AnswersBase, answersTexts, rejectedAnswers } from '~/features/intake'
import { Facts } from '~/parts/Facts/Facts'
import { forgetDraft } from '~/site/forms/use-draft'
import { useSavedKey } from '~/site/forms/use-saved-key'
import { useStaff } from '~/site/staff/Staff'
import { AnswersForm } from './AnswersForm'
import * as styles from './Answers.css'

const words = answersTexts

export interface AnswersProps {
  answers: AnswerLine[]
  /** What can be changed, for those who may. */
  editable?: { familyId: string; basis: AnswersBase } | undefined
  rejected?: object | undefined
}

/** What a family told us, and the form that changes it. [DASH-003, WORK-019] */
export function Answers({ answers, editable, rejected: result }: AnswersProps) {
  const [query] = useSearchParams()
  const { userId } = useStaff()
  const rejected = rejectedAnswers(result)
  const isEdited = editable !== undefined && (query.get('edit') === 'answers' || rejected !== undefined)
  const draft = editable && answersDraft(editable.familyId, userId)
  const savedKey = useSavedKey('answers')
  useEffect(() => {
    if (savedKey && draft) forgetDraft(draft)
  }, [savedKey, draft])
  return (
    <Stack as="section" gap={12}>
      <div className={styles.head}>
        <Heading level={2} look="label">
          {familyTexts.answers}
        </Heading>
        {editable && !isEdited && (
          <ButtonLink href={hrefOf(query, 'answers')} size="small" variant="neutral">
            {words.edit} <VisuallyHidden>{words.editOf}</VisuallyHidden>
          </ButtonLink>
        )}
      </div>
      {editable && isEdited ? (
        <AnswersForm basis={editable.basis} draft={draft ?? ''} cancelHref={hrefOf(query)} rejected={rejected} />
      ) : (
        <>
          {answers.length === 0 && <Text size="small">{familyTexts.noAnswers}</Text>}
          {answers.length > 0 && <Facts facts={answers} />}
        </>
      )}
    </Stack>
  )
}

/** Returns the URL of the page with the form, or without it. */
function hrefOf(query: URLSearchParams, edit?: 'answers'): string {
  const next = new URLSearchParams(query)
  for (const name of ['saved', 'edit']) next.delete(name)
  if (edit) next.set('edit', edit)
  return `?${String(next)}`
}
