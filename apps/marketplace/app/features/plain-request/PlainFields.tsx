import { Select, TextField } from '@pkg/ui'
import { SuggestingEmailField } from '~/parts/EmailField/SuggestingEmailField'
import type { PlainField, PlainRequest } from '~/site/server/plain-request.server'
import { plainRequestTexts as words } from './texts'

const contactFields: { name: PlainField; type: string; autoComplete: string }[] = [
  { name: 'firstName', type: 'text', autoComplete: 'given-name' },
  { name: 'lastName', type: 'text', autoComplete: 'family-name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
]

interface PlainFieldsProps {
  request: Pick<PlainRequest, 'values' | 'errors' | 'noCalls'>
  /** Who will call, as the phone field says. [TRUTH-001] */
  whoCalls: string
}

/** Who the request is for, how much help they need, and contact info, without a phone number for a family that would rather not be called. [TRUST-006] */
export function PlainFields({ request: { values, errors, noCalls = false }, whoCalls }: PlainFieldsProps) {
  return (
    <>
      <Select
        id="plain-lookingFor"
        label={words.labels.lookingFor}
        name="lookingFor"
        defaultValue={values.lookingFor ?? ''}
        error={errors.lookingFor}
        options={words.lookingForOptions.map(([value, label]) => ({ value, label }))}
      />
      <Select
        id="plain-adl"
        label={words.labels.adl}
        name="adl"
        defaultValue={values.adl ?? ''}
        error={errors.adl}
        options={words.care.map(([value, label]) => ({ value, label }))}
      />
      {contactFields
        .filter(({ name }) => name !== 'phone' || !noCalls)
        .map(({ name, type, autoComplete }) => {
          const Field = type === 'email' ? SuggestingEmailField : TextField
          return (
            <Field
              key={name}
              id={`plain-${name}`}
              label={words.labels[name]}
              hint={name === 'phone' ? whoCalls : undefined}
              name={name}
              type={type}
              autoComplete={autoComplete}
              defaultValue={values[name]}
              error={errors[name]}
            />
          )
        })}
    </>
  )
}
