import { VisuallyHidden } from '@pkg/ui'
import { Combobox, type ComboboxOption } from '@pkg/ui/combobox'
import { useEffect, useRef, useState } from 'react'
import { browserApi } from '~/site/api/browser-api'
import type { PickedCommunity } from './answer-values'
import { fieldId } from './AnswerFields'
import { findCommunities } from './find-communities'
import { pickerTexts } from './texts'

const words = pickerTexts

const search = async (query: string, signal: AbortSignal): Promise<ComboboxOption[]> =>
  (await findCommunities(browserApi, query, signal)).map(({ id, label }) => ({ value: id, label }))

export interface AddCommunityProps {
  picked: readonly PickedCommunity[]
  error: string | undefined
  onPick: (community: PickedCommunity) => void
}

/** A search field for communities that is empty again after each choice, and keeps the focus. [WORK-022] */
export function AddCommunity({ picked, error, onPick }: AddCommunityProps) {
  const id = fieldId('community')
  const [last, setLast] = useState<string>()
  const count = useRef(picked.length)
  useEffect(() => {
    if (picked.length > count.current) {
      const field = document.getElementById(id)
      field?.focus()
      // Whatever keeps a draft of the form hears of the new box.
      field?.dispatchEvent(new Event('input', { bubbles: true }))
    }
    count.current = picked.length
  }, [id, picked.length])
  return (
    <div>
      <Combobox
        key={picked.length}
        id={id}
        name="communityTerm"
        label={words.label}
        hint={words.hint}
        emptyText={words.none}
        error={error}
        search={search}
        onChange={(option) => {
          if (!option) return
          setLast(option.label)
          onPick({ id: option.value, label: option.label })
        }}
      />
      <VisuallyHidden>
        <span role="status">{last && words.added(last)}</span>
      </VisuallyHidden>
    </div>
  )
}
