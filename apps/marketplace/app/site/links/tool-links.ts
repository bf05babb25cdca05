import type { CostAnswers, ToolSlug } from '@pkg/domain'
import { answerParameters } from './chosen-answers'

/** The page of what a family saved in the tools. It’s private. [HOME-004] */
export const savedToolsPath = '/tools/saved'

/** Returns the page of a tool. [ROUTE-013] */
export const toolPath = (tool: ToolSlug): string => `/tools/${tool}`

/** Returns the page of a tool with what a family saved in it. [HOME-004] */
export const savedToolPath = (tool: ToolSlug): string => `${savedToolsPath}/${tool}`

/** Returns the page that says how long the money lasts at each community, and that leads back to a list. [FIND-023] */
export const stayPath = (list?: string): string =>
  `/tools/can-she-stay${list ? `?${new URLSearchParams({ list })}` : ''}`

/** Returns the cost calculator with what a community costs for a person’s answers. [ROUTE-013, TRUST-012] */
export function communityCostPath(community: string, { care, ...others }: CostAnswers): string {
  return `${toolPath('cost-calculator')}?${new URLSearchParams({ community, help: care, ...answerParameters(others) })}`
}
