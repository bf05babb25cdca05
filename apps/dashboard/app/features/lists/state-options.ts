import { states } from '@pkg/domain'
import type { ListOption } from './list'

/** The states by name, for filters. */
export const stateOptions: readonly ListOption[] = states.map(({ code, name }) => ({ value: code, label: name }))
