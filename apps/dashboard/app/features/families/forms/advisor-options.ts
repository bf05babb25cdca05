import { stateName } from '@pkg/domain'
import type { SelectOption } from '@pkg/ui'
import type { AdvisorOption } from '~/features/lists'
import { familyWorkTexts } from './texts'

const words = familyWorkTexts

/** Returns the advisors that a family can be reassigned to: those who serve the state of its search first, in a group of their own. [WORK-007] */
export function advisorOptions(advisors: readonly AdvisorOption[], state: string | undefined): SelectOption[] {
  const near = advisors.filter(({ states }) => state !== undefined && states.includes(state))
  const others = advisors.filter((advisor) => !near.includes(advisor))
  if (state === undefined || near.length === 0 || others.length === 0) return advisors.map(option)
  return [
    { label: words.advisorsOf(stateName(state)), options: near.map(option) },
    { label: words.otherAdvisors, options: others.map(option) },
  ]
}

const option = ({ value, label }: AdvisorOption) => ({ value, label })
