import { budgetChoices, budgetRanges, lookingForChoices, states, timingChoices } from '@pkg/domain'
import { Checkbox, Select, TextField } from '@pkg/ui'
import { type RefObject, useEffect, useRef } from 'react'
import { careOptions, languageOptions, sourceOptions } from '~/features/families'
import type { AnswerValues } from './answer-values'
import * as styles from './AnswerFields.css'
import { answersTexts } from './texts'

const words = answersTexts

const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

/** Returns options with the present value, which can be one that no new family chooses. */
const withCurrent = (known: { value: string; label: string }[], current: string) =>
  current === '' || known.some(({ value }) => value === current)
    ? known
    : [...known, { value: current, label: current }]

const stateOptions = states.map(({ code, name }) => ({ value: code, label: name }))

/** Returns the id of the field of an answer, to which a summary of errors leads. */
export const fieldId = (name: string): string => `answer-${name}`

export interface AnswerFieldsProps {
  values: AnswerValues
  errors: Readonly<Record<string, string>>
}

/** Who the search is for, and what they need, can pay, and when. Another person clears the timeline, and another budget how it could be paid, as in the wizard. [WORK-019, GWZ-090, GWZ-091] */
export function NeedFields({ values, errors, isFirst }: AnswerFieldsProps & { isFirst?: boolean }) {
  const timing = useRef<HTMLSelectElement>(null)
  const sources = useRef<HTMLDivElement>(null)
  const field = (name: 'lookingFor' | 'care' | 'budgetRange' | 'timing') => ({
    id: fieldId(name),
    label: words[name],
    name,
    placeholder: words.notSaid,
    defaultValue: values[name],
    error: errors[name],
  })
  return (
    <>
      <div className={styles.fields}>
        <Select
          {...field('lookingFor')}
          autoFocus={isFirst}
          options={options(lookingForChoices)}
          onChange={() => {
            if (timing.current) timing.current.value = ''
          }}
        />
        <TextField
          id={fieldId('residentName')}
          label={words.residentName}
          name="residentName"
          maxLength={120}
          autoComplete="off"
          defaultValue={values.residentName}
          error={errors['residentName']}
        />
        <Select {...field('care')} options={withCurrent(careOptions, values.care)} />
        <Select
          {...field('budgetRange')}
          options={withCurrent(options(budgetRanges), values.budgetRange)}
          onChange={() => {
            for (const box of sources.current?.querySelectorAll('input') ?? []) box.checked = false
          }}
        />
        <Select {...field('timing')} ref={timing} options={options(timingChoices)} />
      </div>
      <FundingSources values={values.budget} error={errors['budget']} boxes={sources} />
    </>
  )
}

interface FundingSourcesProps {
  values: readonly string[]
  error: string | undefined
  boxes: RefObject<HTMLDivElement>
}

/** How a family could pay. It's closed, because few say it in the first call. [GWZ-079] */
function FundingSources({ values, error, boxes }: FundingSourcesProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (error && details.current) details.current.open = true
  }, [error])
  return (
    <details ref={details} open={values.length > 0 || error !== undefined}>
      <summary className={styles.summary}>{words.budget}</summary>
      <div ref={boxes} className={styles.boxes} role="group" aria-label={words.budget}>
        {budgetChoices.map((choice, index) => (
          <Checkbox
            key={choice}
            {...(index === 0 ? { id: fieldId('budget') } : {})}
            label={choice}
            name="budget"
            value={choice}
            defaultChecked={values.includes(choice)}
            error={index === 0 ? error : undefined}
          />
        ))}
      </div>
    </details>
  )
}

/** Where the family searches. [GWZ-087] */
export function PlaceFields({ values, errors }: AnswerFieldsProps) {
  return (
    <div className={styles.place}>
      <TextField
        id={fieldId('city')}
        label={words.city}
        name="city"
        maxLength={80}
        autoComplete="off"
        defaultValue={values.city}
        error={errors['city']}
      />
      <Select
        id={fieldId('state')}
        label={words.state}
        name="state"
        placeholder={words.notSaid}
        options={stateOptions}
        defaultValue={values.state}
        error={errors['state']}
      />
      <TextField
        id={fieldId('zip')}
        label={words.zip}
        name="zip"
        inputMode="numeric"
        maxLength={5}
        autoComplete="off"
        defaultValue={values.zip}
        error={errors['zip']}
      />
    </div>
  )
}

interface OriginFieldsProps extends AnswerFieldsProps {
  onLanguage?: (language: string) => void
}

/** How the family found us, and the language that it speaks. [DATA-016] */
export function OriginFields({ values, errors, onLanguage }: OriginFieldsProps) {
  return (
    <div className={styles.fields}>
      <Select
        id={fieldId('source')}
        label={words.source}
        name="source"
        placeholder={values.source === '' ? words.notSaid : null}
        options={sourceOptions}
        defaultValue={values.source}
        error={errors['source']}
      />
      <Select
        id={fieldId('language')}
        label={words.language}
        name="language"
        placeholder={null}
        options={withCurrent(languageOptions, values.language)}
        defaultValue={values.language}
        error={errors['language']}
        onChange={({ target }) => onLanguage?.(target.value)}
      />
    </div>
  )
}
