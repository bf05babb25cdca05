import { Checkbox, ChoiceGroup, TextField, VisuallyHidden } from '@pkg/ui'
import { useIsHydrated } from '@pkg/remix-host/react'
import type { PickerMatches, PickerOption } from '~/site/forms/picker-matches'
import { lazy, Suspense, useState } from 'react'
import { type Picked, readPicked, writePicked } from './picked'
import { foundName, termName } from './picker-names'
import type { PickerSource } from './picker-source'
import { pickersTexts } from './texts'
import * as styles from './PickerField.css'

const words = pickersTexts

const PickerSearch = lazy(async () => ({ default: (await import('./PickerSearch')).PickerSearch }))

export interface PickerFieldProps {
  id: string
  name: string
  label: string
  hint?: string | undefined
  error: string | undefined
  source: PickerSource
  isMany: boolean
  values: readonly string[]
  found: PickerMatches | undefined
  /** Whether the field takes the focus, because a person just opened it. */
  takesFocus?: boolean
  /** Called with each choice, and with undefined once the text no longer matches it. */
  onPick?: (option: Picked | undefined) => void
}

/**
 * A field that picks one record or several by a search. Without scripts, the text is looked up when the form is sent, and the form comes back with the matches
 * if there are several. [WORK-022]
 */
export function PickerField(props: PickerFieldProps) {
  const {
    id,
    name,
    label,
    hint = words.searchHint,
    error,
    source,
    isMany,
    values,
    found,
    takesFocus = false,
    onPick,
  } = props
  const isHydrated = useIsHydrated()
  const [picked, setPicked] = useState(() => values.flatMap((value) => readPicked(value) ?? []))
  const [only] = picked
  const text = found?.term ?? (isMany ? '' : only?.label)
  const field = { id, name: termName(name), label, hint, error }
  const pick = (option: Picked | undefined) => {
    onPick?.(option)
    if (!isMany) return setPicked(option ? [option] : [])
    if (option) setPicked((known) => (known.some((one) => one.id === option.id) ? known : [...known, option]))
  }
  const plain = <TextField {...field} maxLength={80} autoComplete="off" defaultValue={text} />
  return (
    <div className={styles.picker}>
      {isMany ? (
        <PickedBoxes label={label} name={name} picked={picked} />
      ) : (
        only && <PickedOne name={name} picked={only} />
      )}
      {isHydrated ? (
        <Suspense fallback={plain}>
          <PickerSearch
            {...field}
            source={source}
            isMany={isMany}
            text={found?.term}
            picked={picked}
            takesFocus={takesFocus}
            onPick={pick}
          />
        </Suspense>
      ) : (
        plain
      )}
      {found && found.options.length > 0 && (
        <FoundOptions id={id} name={name} isMany={isMany} options={found.options} />
      )}
    </div>
  )
}

const PickedOne = ({ name, picked }: { name: string; picked: Picked }) => (
  <input type="hidden" name={name} value={writePicked(picked)} />
)

function PickedBoxes({ label, name, picked }: { label: string; name: string; picked: readonly Picked[] }) {
  if (picked.length === 0) return null
  return (
    <fieldset className={styles.group}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {picked.map((option) => (
        <Checkbox key={option.id} label={option.label} name={name} value={writePicked(option)} defaultChecked />
      ))}
    </fieldset>
  )
}

/** The records that match a text that was sent without a choice. */
function FoundOptions({
  id,
  name,
  isMany,
  options,
}: Pick<PickerFieldProps, 'id' | 'name' | 'isMany'> & { options: PickerOption[] }) {
  const labelOf = ({ label, hint }: PickerOption) => [label, hint].filter(Boolean).join(', ')
  if (!isMany) {
    const choices = options.map((option) => ({ value: writePicked(option), label: labelOf(option) }))
    return <ChoiceGroup id={`${id}-found`} label={words.matches} name={foundName(name)} options={choices} />
  }
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{words.matches}</legend>
      {options.map((option) => (
        <Checkbox key={option.id} label={labelOf(option)} name={foundName(name)} value={writePicked(option)} />
      ))}
    </fieldset>
  )
}
