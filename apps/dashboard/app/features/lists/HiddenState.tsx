import { listQuery, type ListState } from './list-url'

/** The state of a list as hidden fields, for forms that change one part of it. */
export function HiddenState({ state }: { state: ListState }) {
  return [...new URLSearchParams(listQuery(state))].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
