import { Checkbox, Select } from '@pkg/ui'
import type { FilterParameters } from '~/site/links/filter-parameters'
import type { ChoiceFacet, FlagFacet } from './filter-facets'
import * as styles from './FilterForm.css'
import { filterTexts as words } from './texts'

interface ChoiceFieldProps {
  facet: ChoiceFacet
  /** The value in the URL. */
  value: string
  /** The choices that the counts are about. */
  chosen: FilterParameters
}

/** A filter with one choice. A value that would leave nothing can't be chosen, unless it's already chosen. [FIND-006] */
export function ChoiceField({ facet, value, chosen }: ChoiceFieldProps) {
  const { name, label, hint, any, anyValue, options } = facet
  return (
    <Select
      label={label}
      {...(hint && { hint })}
      name={name}
      placeholder={null}
      defaultValue={value}
      options={[
        { value: anyValue, label: any },
        ...options.map(({ value: offered, label: option, communities }) => ({
          value: offered,
          label: words.withCount(option, communities),
          isDisabled: communities === 0 && !isChosen(chosen, name, offered),
        })),
      ]}
    />
  )
}

interface FlagFieldsProps {
  facet: FlagFacet
  /** The filters in the URL. */
  filters: FilterParameters
  /** The choices that the counts are about. */
  chosen: FilterParameters
}

/** Conditions that add up. One that would leave nothing can't be chosen, unless it's already chosen. [FIND-006] */
export function FlagFields({ facet, filters, chosen }: FlagFieldsProps) {
  return (
    <fieldset className={styles.flags}>
      <legend className={styles.legend}>{facet.label}</legend>
      {facet.hint && <p className={styles.hint}>{facet.hint}</p>}
      <div className={styles.boxes}>
        {facet.options.map(({ name, value, label, communities }) => (
          <Checkbox
            key={`${name} ${value}`}
            name={name}
            value={value}
            defaultChecked={isChosen(filters, name, value)}
            disabled={communities === 0 && !isChosen(chosen, name, value)}
            label={
              <span className={styles.option}>
                {label}
                <span className={styles.count}>{communities.toLocaleString('en-US')}</span>
              </span>
            }
          />
        ))}
      </div>
    </fieldset>
  )
}

/** Returns whether a value is among the choices. A disabled field would not be sent, so a chosen one stays enabled. */
const isChosen = (parameters: FilterParameters, name: string, value: string) =>
  parameters.some(([each, values]) => each === name && values.split(',').includes(value))
