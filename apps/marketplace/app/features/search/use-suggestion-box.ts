import type { Suggestion } from '@pkg/api-client'
import { useNavigate } from '@remix-run/react'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { groupSuggestions, type SuggestionGroup } from './suggestion-text'
import { useSuggestions } from './use-suggestions'

/** The suggestions below a search field, and what changes them. */
export interface SuggestionBox {
  groups: SuggestionGroup[]
  isShown: boolean
  /** The index of the chosen suggestion over all groups, or -1. */
  active: number
  /** How many suggestions there are for what was typed. Missing while nothing is typed, and after a choice. */
  count: number | undefined
  type: (text: string) => void
  choose: (suggestion: Suggestion) => void
  close: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** Suggests what a person may look for while they type in `input`. Arrow keys choose, Enter goes there, and Escape closes the list. [FIND-001] */
export function useSuggestionBox(input: RefObject<HTMLInputElement>): SuggestionBox {
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const found = useSuggestions(typed)
  const groups = groupSuggestions(found.suggestions)
  const suggestions = groups.flatMap((group) => group.suggestions)
  const isShown = isOpen && suggestions.length > 0
  const close = () => {
    setIsOpen(false)
    setActive(-1)
  }
  const choose = ({ path }: Suggestion) => {
    close()
    input.current?.blur()
    navigate(path)
  }
  return {
    groups,
    isShown,
    active,
    count: isOpen && found.typed ? suggestions.length : undefined,
    type(text) {
      setTyped(text)
      setIsOpen(true)
      setActive(-1)
    },
    choose,
    close,
    onKeyDown(event) {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      const chosen = suggestions[active]
      if (event.key === 'Escape' && isShown) close()
      else if (event.key === 'Enter' && isShown && chosen) choose(chosen)
      // The form goes on with the text, and the page may stay the same.
      else if (event.key === 'Enter') return close()
      else if (step !== undefined && suggestions.length > 0) {
        // One more place than there are suggestions: the field itself.
        const places = suggestions.length + 1
        setActive(((isShown ? active + 1 + step + places : step > 0 ? 1 : suggestions.length) % places) - 1)
        setIsOpen(true)
      } else return
      event.preventDefault()
    },
  }
}
