/** A question of the form that every contender shows: the default wizard's, in eight steps. */
export interface Question {
  name: string
  label: string
  /** Without options, it's a text field. */
  options?: string[]
}

/** One step. */
export interface Step {
  title: string
  questions: [Question, ...Question[]]
}

const choice = (name: string, title: string, ...options: string[]): Step => ({
  title,
  questions: [{ name, label: title, options }],
})
const lines = (title: string, ...questions: [Question, ...Question[]]): Step => ({ title, questions })

export const eightSteps: Step[] = [
  choice('lookingFor', 'Who are you searching for?', 'Myself', 'Self + Partner', 'Mother', 'Father', 'Parents'),
  choice('adl', 'How much help is needed each day?', 'no-care', 'light-care', 'heavy-care', 'memory-care'),
  choice('timing', 'What’s your timeline for moving?', 'Within 30 Days', '30-90 Days', 'Over 180 Days', 'Unsure'),
  choice('budgetRange', 'What’s your monthly budget?', '<$2K', '$2K-$5K', '$5K+'),
  lines('What’s your name?', { name: 'firstName', label: 'First name' }, { name: 'lastName', label: 'Last name' }),
  lines('What’s your email address?', { name: 'email', label: 'Email' }),
  lines('What’s your phone number?', { name: 'phone', label: 'Phone number' }),
  choice('homeSaleInterest', 'Would you like help selling a home?', 'Yes', 'No'),
]

/** The form for SurveyJS. */
export const surveyJson = {
  pages: eightSteps.map(({ title, questions }) => ({
    title,
    elements: questions.map(({ name, label, options }) => ({
      name,
      title: label,
      isRequired: true,
      ...(options ? { type: 'radiogroup', choices: options } : { type: 'text' }),
    })),
  })),
}

/** The form for Form.io. */
export const formioJson = {
  display: 'wizard',
  components: eightSteps.map(({ title, questions }, index) => ({
    type: 'panel',
    key: `page${index}`,
    title,
    components: questions.map(({ name, label, options }) => ({
      key: name,
      label,
      input: true,
      validate: { required: true },
      ...(options
        ? { type: 'radio', values: options.map((value) => ({ value, label: value })) }
        : { type: 'textfield' }),
    })),
  })),
}

/** A JSON Schema per step, for react-jsonschema-form. */
export const schemas = eightSteps.map(({ title, questions }) => ({
  type: 'object',
  title,
  required: questions.map(({ name }) => name),
  properties: Object.fromEntries(
    questions.map(({ name, label, options }) => [
      name,
      { type: 'string', title: label, ...(options ? { enum: options } : {}) },
    ]),
  ),
}))
