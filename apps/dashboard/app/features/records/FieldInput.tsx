import { ChoiceList, Select, TextArea, TextField } from '@pkg/ui'
import { PickerField } from '~/features/pickers'
import { DraftTextArea, type DraftTextAreaProps } from '~/site/forms/DraftTextArea'
import type { PickerMatches } from '~/site/forms/picker-matches'
import type { RecordInput } from './record'

export interface FieldInputProps {
  input: RecordInput
  /** The id of the field, for links from a summary of errors. */
  id: string
  /** Where the browser keeps a draft. */
  draft: Pick<DraftTextAreaProps, 'draft' | 'savedKey' | 'initial' | 'rejected'>
  values: readonly string[]
  error: string | undefined
  /** What a picker found for a text without a choice. */
  found: PickerMatches | undefined
}

/** The control of a field or of what an action needs, as its declaration says. Works without scripts. [WORK-025] */
export function FieldInput({
  input: { name, label, hint, control, missing },
  id,
  draft,
  values,
  error,
  found,
}: FieldInputProps) {
  const [first] = values
  const common = { id, name, label, hint, error }
  switch (control.kind) {
    case 'text':
      return (
        <TextField
          {...common}
          type={control.type ?? 'text'}
          maxLength={control.max}
          autoComplete={control.autoComplete ?? 'off'}
          defaultValue={first}
        />
      )
    case 'long-text':
      return control.isDraft ? (
        <DraftTextArea {...common} {...draft} rows={control.rows ?? 3} max={control.max} />
      ) : (
        <TextArea {...common} rows={control.rows ?? 3} max={control.max} defaultValue={first} />
      )
    case 'lines':
      return <TextArea {...common} rows={4} max={control.max} defaultValue={first} />
    case 'choice':
      return (
        <Select
          {...common}
          options={[...control.options]}
          defaultValue={first}
          {...(missing === undefined || first === undefined ? {} : { placeholder: null })}
        />
      )
    case 'many':
      return <ChoiceList {...common} options={[...control.options]} defaultValues={[...values]} />
    case 'dollars':
      return <TextField {...common} inputMode="decimal" autoComplete="off" maxLength={20} defaultValue={first} />
    case 'number':
      return <TextField {...common} inputMode="numeric" autoComplete="off" maxLength={12} defaultValue={first} />
    case 'day':
      return <TextField {...common} type="date" defaultValue={first} />
    case 'picker':
    case 'pickers':
      return (
        <PickerField
          {...common}
          source={control.source}
          isMany={control.kind === 'pickers'}
          values={values}
          found={found}
        />
      )
  }
}
