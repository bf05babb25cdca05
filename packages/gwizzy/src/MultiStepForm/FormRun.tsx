import { Spinner } from '@pkg/ui'
import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { multiStepFormMachine, type FormValues } from '../form/multi-step-form.machine'
import { persistFormValues } from '../form/persist-form-values'
import { BackButton } from '../screens/BackButton'
import { localizeErrors, summaryErrors } from '../screens/localized-errors'
import { QuestionFrame } from '../screens/QuestionFrame'
import * as shell from '../screens/Shell.css'
import { useIds } from '../steps/ids'
import { useLanguage, useTexts } from '../texts/language'
import { FailedForm, SubmittedForm } from './FormOutcome'
import type { MultiStepFormProps } from './multi-step-form-props'

interface FormRunProps extends MultiStepFormProps {
  values: FormValues
}

/** Runs a form's machine and shows its screens. */
export function FormRun(props: FormRunProps) {
  const { steps, onSubmit, storageKey, storage, submitText, submittingText, doneText, level = 2, values } = props
  const [snapshot, send, actor] = useMachine(multiStepFormMachine, { input: { steps, onSubmit, values } })
  const { page, status, errors, path } = snapshot.context
  const texts = useTexts()
  const language = useLanguage()
  const ids = useIds()
  useEffect(() => (storage ? persistFormValues(actor, storageKey, storage) : undefined), [actor, storageKey, storage])

  if (status === 'submitting') return <Spinner label={submittingText ?? texts.status.submitting} />
  if (status === 'error') return <FailedForm retry={() => send({ type: 'retry' })} />
  if (status === 'done') return <SubmittedForm level={level}>{doneText ?? texts.status.done}</SubmittedForm>
  const { name, title, reason, Fields, labels = {} } = steps[page] ?? steps[0]
  const shown = localizeErrors(errors, texts)
  const isLast = page === steps.length - 1
  return (
    <div lang={language}>
      <div className={shell.bar}>{path.length > 1 && <BackButton back={() => send({ type: 'back' })} />}</div>
      <QuestionFrame
        step={name}
        question={title}
        reason={reason}
        position={page + 1}
        of={steps.length}
        countsFrom={0}
        errors={summaryErrors(shown, { labels, question: title, fieldId: ids.field })}
        level={level}
        focusesFirst={path.length > 1}
        isPending={status === 'pending'}
        isNextDisabled={status === 'pending' || Object.keys(errors).length > 0}
        nextLabel={isLast ? (submitText ?? texts.buttons.submit) : texts.buttons.continue}
        next={() => send({ type: 'submit' })}
      >
        <Fields
          values={snapshot.context.values}
          errors={shown}
          change={(changed) => send({ type: 'change', values: changed })}
          fieldId={ids.field}
          questionId={ids.question}
          jump={(step) => send({ type: 'jump', step })}
        />
      </QuestionFrame>
    </div>
  )
}
