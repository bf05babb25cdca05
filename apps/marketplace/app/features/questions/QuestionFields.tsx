import { ErrorSummary, TextArea, TextField } from '@pkg/ui'
import { SuggestingEmailField } from '~/parts/EmailField/SuggestingEmailField'
import { questionFields, type QuestionFormResult, questionLimits } from './question-form'
import { askingTexts } from './asking-texts'

const words = askingTexts.form

/** What to correct in the form that was sent, or why we couldn't send it. */
export function QuestionErrors({ result }: { result: QuestionFormResult }) {
  const { errors, failure } = result
  const found = questionFields.flatMap((fieldId) => {
    const message = errors[fieldId]
    return message ? [{ fieldId, message }] : []
  })
  const all = failure ? [{ message: failure }, ...found] : found
  return all.length > 0 ? <ErrorSummary errors={all} /> : null
}

/** The field of the question. */
export function QuestionField({ result }: { result: QuestionFormResult | undefined }) {
  return (
    <TextArea
      id="text"
      name="text"
      label={words.text}
      hint={words.textHint}
      max={questionLimits.text}
      rows={5}
      defaultValue={result?.typed.text}
      error={result?.errors.text}
    />
  )
}

/** The fields of someone without an account: the name that is shown, and where the answer goes. */
export function AskerFields({ result }: { result: QuestionFormResult | undefined }) {
  return (
    <>
      <TextField
        id="firstName"
        name="firstName"
        label={words.firstName}
        hint={words.firstNameHint}
        autoComplete="given-name"
        defaultValue={result?.typed.firstName}
        error={result?.errors.firstName}
      />
      <SuggestingEmailField
        id="email"
        name="email"
        label={words.email}
        hint={words.emailHint}
        defaultValue={result?.typed.email}
        error={result?.errors.email}
      />
    </>
  )
}
