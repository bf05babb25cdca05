import { isEmail } from '@pkg/domain'
import type { FormFieldsProps, FormPage } from '@pkg/gwizzy'
import { ChoiceList } from '@pkg/ui'
import { SuggestingEmailField } from '~/parts/EmailField/SuggestingEmailField'
import type { ExitContent } from './exit-content'
import { exitTexts } from './texts'

/** The answers of the survey. */
export interface SurveyAnswers {
  choices: string[]
  email: string
}

/** Reads the survey's answers from the values of its form. */
export function readAnswers({ choices, email }: Record<string, unknown>): SurveyAnswers {
  return {
    choices: Array.isArray(choices) ? choices.filter((choice) => typeof choice === 'string') : [],
    email: typeof email === 'string' ? email.trim() : '',
  }
}

/** Returns the steps of the survey: what was missing, and an email address for this device. [FORM-001 to FORM-012] */
export function surveySteps({ question, hint, choices }: ExitContent): [FormPage, FormPage] {
  const options = choices.map((value) => ({ value, label: value }))
  function Choices({ values, errors, change, fieldId, questionId }: FormFieldsProps) {
    return (
      <ChoiceList
        id={fieldId('choices')}
        name="choices"
        labelledBy={questionId}
        hint={hint}
        options={options}
        values={readAnswers(values).choices}
        error={errors['choices']}
        onChange={(chosen) => change({ choices: chosen })}
      />
    )
  }
  return [
    {
      name: 'choices',
      title: question,
      Fields: Choices,
      labels: { choices: question },
      validate: (values): Record<string, string> =>
        readAnswers(values).choices.length > 0 ? {} : { choices: exitTexts.choose },
    },
    {
      name: 'email',
      title: exitTexts.emailQuestion,
      Fields: Email,
      labels: { email: exitTexts.email },
      validate: (values): Record<string, string> => {
        const { email } = readAnswers(values)
        return email === '' || isEmail(email) ? {} : { email: exitTexts.invalidEmail }
      },
    },
  ]
}

function Email({ values, errors, change, fieldId }: FormFieldsProps) {
  return (
    <SuggestingEmailField
      id={fieldId('email')}
      name="email"
      label={exitTexts.email}
      hint={exitTexts.emailHint}
      autoComplete="email"
      value={typeof values['email'] === 'string' ? values['email'] : ''}
      error={errors['email']}
      onChange={({ target }) => change({ email: target.value })}
    />
  )
}
