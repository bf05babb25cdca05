import { eightSteps, formioJson, schemas, surveyJson } from './eight-steps'

/** Plain fields, the same for gwizzy and for bare xstate. */
const ownFields = `
const Fields = (questions) => ({ values, change }) => questions.map(({ name, label, options }) =>
  options
    ? h('fieldset', { key: name }, h('legend', null, label), options.map((value) =>
        h('label', { key: value }, h('input', { type: 'radio', name, checked: values[name] === value, onChange: () => change({ [name]: value }) }), value)))
    : h('label', { key: name }, label, h('input', { name, value: values[name] ?? '', onChange: ({ target }) => change({ [name]: target.value }) })))
const required = (questions) => (values) => Object.fromEntries(questions.filter(({ name }) => !values[name]).map(({ name }) => [name, 'Required']))
const steps = ${JSON.stringify(eightSteps)}
`

/** Only the eight steps from gwizzy's React entry. */
export const ours = `
import { MultiStepForm } from '@pkg/gwizzy'
import { createElement as h } from 'react'
${ownFields}
const pages = steps.map(({ title, questions }, index) => ({ name: 'step' + index, title, Fields: Fields(questions), validate: required(questions) }))
export const form = (onSubmit) => h(MultiStepForm, { steps: pages, onSubmit })
`

/** The same steps with bare xstate. */
export const bare = `
import { assign, setup } from 'xstate'
import { useMachine } from '@xstate/react'
import { createElement as h } from 'react'
${ownFields}
const machine = setup({
  guards: { isAnswered: ({ context }) => Object.keys(required(steps[context.step].questions)(context.values)).length === 0, isLast: ({ context }) => context.step === steps.length - 1 },
  actions: { keep: assign({ values: ({ context, event }) => ({ ...context.values, ...event.values }) }), go: assign({ step: ({ context, event }) => context.step + (event.type === 'next' ? 1 : -1) }) },
}).createMachine({
  context: { step: 0, values: {} },
  initial: 'asking',
  states: { asking: { on: { answer: { actions: 'keep' }, back: { actions: 'go' }, next: [{ guard: { type: 'isLast' }, target: 'done' }, { guard: 'isAnswered', actions: 'go' }] } }, done: {} },
})
const pages = steps.map(({ questions }) => Fields(questions))
function Form() {
  const [{ context }, send] = useMachine(machine)
  const Page = pages[context.step]
  return h('form', { onSubmit: (event) => { event.preventDefault(); send({ type: 'next' }) } },
    h('h2', null, steps[context.step].title),
    h(Page, { values: context.values, change: (values) => send({ type: 'answer', values }) }),
    h('button', null, 'Continue'))
}
export const form = () => h(Form)
`

export const surveyJs = `
import { Model } from 'survey-core'
import { Survey } from 'survey-react-ui'
import { createElement } from 'react'
export const form = (onSubmit) => {
  const model = new Model(${JSON.stringify(surveyJson)})
  model.onComplete.add(({ data }) => onSubmit(data))
  return createElement(Survey, { model })
}
`

export const formIo = `
import { Formio } from '@formio/js'
export const form = async (place, onSubmit) => {
  const wizard = await Formio.createForm(place, ${JSON.stringify(formioJson)})
  wizard.on('submit', ({ data }) => onSubmit(data))
}
`

export const jsonSchemaForm = `
import Form from '@rjsf/core'
import validator from '@rjsf/validator-ajv8'
import { createElement as h, useState } from 'react'
const schemas = ${JSON.stringify(schemas)}
function Steps({ onSubmit }) {
  const [step, setStep] = useState(0)
  const [values, setValues] = useState({})
  const next = ({ formData }) => {
    const all = { ...values, ...formData }
    setValues(all)
    if (step < schemas.length - 1) setStep(step + 1)
    else onSubmit(all)
  }
  return h(Form, { key: step, schema: schemas[step], validator, formData: values, onSubmit: next })
}
export const form = (onSubmit) => h(Steps, { onSubmit })
`

/** Mounts a form on a page without React, as the custom element does. */
export const mounted = (contents: string) => `${contents.replace('export const form', 'const form')}
import { createRoot } from 'react-dom/client'
createRoot(document.body).render(form(console.log))
`
