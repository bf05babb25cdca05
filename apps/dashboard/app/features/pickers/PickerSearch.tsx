import { VisuallyHidden } from '@pkg/ui'
import { Combobox, type ComboboxOption } from '@pkg/ui/combobox'
import { useCallback, useEffect, useRef, useState } from 'react'
import { browserApi } from '~/site/api/browser-api'
import type { Picked } from './picked'
import { findOptions, type PickerSource } from './picker-source'
import { pickersTexts } from './texts'

export interface PickerSearchProps {
  id: string
  name: string
  label: string
  hint: string
  error: string | undefined
  source: PickerSource
  isMany: boolean
  /** The text that was typed without a choice. */
  text: string | undefined
  picked: readonly Picked[]
  takesFocus: boolean
  onPick: (option: Picked | undefined) => void
}

/** The search of a picker. One of several is empty again after each choice, and keeps the focus. [WORK-022] */
export function PickerSearch({ source, isMany, text, picked, takesFocus, onPick, id, ...field }: PickerSearchProps) {
  const [last, setLast] = useState<string>()
  const search = useCallback(
    async (query: string, signal: AbortSignal): Promise<ComboboxOption[]> =>
      (await findOptions(browserApi, source, query, signal)).map(({ id: value, label, hint }) => ({
        value,
        label,
        ...(hint ? { hint } : {}),
      })),
    [source],
  )
  useEffect(() => {
    if (takesFocus) document.getElementById(id)?.focus()
  }, [id, takesFocus])
  const count = useRef(picked.length)
  useEffect(() => {
    if (isMany && picked.length > count.current) {
      const field = document.getElementById(id)
      field?.focus()
      // Whatever keeps a draft of the form hears of the new box.
      field?.dispatchEvent(new Event('input', { bubbles: true }))
    }
    count.current = picked.length
  }, [id, isMany, picked.length])
  const [only] = picked
  const shown = text === undefined ? (isMany ? undefined : only) : { id: '', label: text }
  return (
    <div>
      <Combobox
        {...field}
        key={isMany ? picked.length : undefined}
        id={id}
        emptyText={pickersTexts.noneFound}
        search={search}
        initialOption={shown && { value: shown.id, label: shown.label }}
        onChange={(option) => {
          if (option) setLast(option.label)
          if (option || !isMany) onPick(option ? { id: option.value, label: option.label } : undefined)
        }}
      />
      {isMany && (
        <VisuallyHidden>
          <span role="status">{last && pickersTexts.added(last)}</span>
        </VisuallyHidden>
      )}
    </div>
  )
}
